import BenchHarness

/// The functions responsible for nearly all of the difference in instructions between two builds.
///
/// If at most ten functions explain the difference, they are listed without their callees. If the
/// compiler has moved code between many functions, for example by inlining, callers higher up in
/// the stacks are listed instead. Their counts include all callees and therefore do not change when
/// code moves.
package struct ProfileDifference: Sendable, Equatable {
  /// A function whose instruction counts differ between the two builds.
  package struct Change: Sendable, Equatable {
    /// The function whose counts differ.
    package var function: ProfiledFunction
    /// The function's instruction count in the other build.
    package var before: Double
    /// The function's instruction count in this build.
    package var now: Double
    /// Whether the counts include the instructions of callees.
    package var isInclusive = false

    /// The change in the instruction count from the other build to this one.
    package var difference: Double { now - before }
  }

  /// The maximum number of functions to list.
  private static let maxChanges = 10
  /// The fraction of the difference that the listed functions must explain.
  private static let minShare = 0.95
  /// The largest difference in a library function that still counts as noise, as a fraction of all
  /// instructions.
  ///
  /// The number of probes in the runtime's hash tables depends on memory addresses. The program's
  /// own functions repeat exactly.
  private static let libraryNoise = 0.0005

  /// The total instruction count of each build.
  package let totals: (before: Double, now: Double)
  /// The functions, with the largest differences first; empty if the builds are equal.
  package private(set) var changes: [Change] = []
  /// The fraction of all differences beyond the noise that the listed functions explain.
  package private(set) var share = 1.0

  /// Creates the difference between two profiles of one benchmark.
  ///
  /// - Parameters:
  ///   - base: The other build's stacks, with their instruction counts.
  ///   - head: This build's stacks, with their instruction counts.
  package init(from base: StackProfile, to head: StackProfile) {
    totals = (base.total, head.total)
    let noise = Self.libraryNoise * totals.now
    let deepest = Set(base.stacks.keys).union(head.stacks.keys).map(\.count).max() ?? 0
    for depth in (0..<deepest).reversed() {
      let all = Self.changes(from: base, to: head, depth: depth).filter { change in
        let isExact = change.function.module == .program && !change.isInclusive
        return abs(change.difference) > (isExact ? 0 : noise)
      }
      if depth == deepest - 1, all.isEmpty { return }
      changes = Array(
        all.sorted {
          (abs($1.difference), $0.function) < (abs($0.difference), $1.function)
        }.prefix(Self.maxChanges))
      let sum = all.reduce(0) { $0 + abs($1.difference) }
      share = sum > 0 ? changes.reduce(0) { $0 + abs($1.difference) } / sum : 1
      if share >= Self.minShare { return }
    }
  }

  /// Returns the changes in the counts of the functions at the given depth of the stacks, including
  /// the functions' callees.
  ///
  /// A shallower stack is attributed to its innermost function.
  private static func changes(
    from base: StackProfile, to head: StackProfile, depth: Int
  ) -> [Change] {
    var changes: [ProfiledFunction: Change] = [:]
    for (profile, cost) in [(base, \Change.before), (head, \.now)] {
      for (stack, count) in profile.stacks where !stack.isEmpty {
        let function = stack[min(depth, stack.count - 1)]
        var change = changes[function] ?? Change(function: function, before: 0, now: 0)
        change[keyPath: cost] += count
        if depth < stack.count - 1 { change.isInclusive = true }
        changes[function] = change
      }
    }
    return Array(changes.values)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.totals == right.totals && left.changes == right.changes && left.share == right.share
  }
}

extension ProfileDifference {
  /// The difference as lines for human readers: the total, then a line for each function.
  package var lines: [String] {
    func count(_ value: Double) -> String { ItemCount.grouped(Int(value.rounded())) }
    let whole =
      "\(count(totals.before)) → \(count(totals.now)) instructions per iteration "
      + "(\(FigureChange.text(from: totals.before, to: totals.now)))"
    guard !changes.isEmpty else { return ["\(whole): no function differs"] }
    let names = Words.counted(changes.count, "function")
    return ["\(whole), \(Decimals.fixed(100 * share, places: 0)) % of the differences in \(names):"]
      + changes.map { change in
        let difference = Int(change.difference.rounded())
        return (difference > 0 ? "+" : "") + ItemCount.grouped(difference)
          + ": \(change.function.name)\(change.isInclusive ? " with its callees" : ""), "
          + "\(count(change.before)) → \(count(change.now)), \(change.function.module.rawValue)"
      }
  }

  /// Returns the difference as Markdown, for a comment on a pull request.
  ///
  /// - Parameter title: The name of the benchmark, for the heading.
  /// - Returns: A section in Markdown.
  package func markdown(title: String) -> String {
    (["### \(MarkdownText.escaped(title))", ""] + MarkdownText.block(lines))
      .joined(separator: "\n") + "\n"
  }
}
