/// Sections of a layout in their order: equal ones that follow one another are one run, however
/// many they are.
///
///     run       1,000,000 × plan 0, 50 items     1 × plan 0, 7 items     2 × plan 1, 7 items
///     starts    0                                1,000,000               1,000,001
///
/// Equal sections are always one run, so that equal layouts have equal runs.
public struct LayoutSections: Hashable, Sendable {
  /// Equal sections that follow one another.
  struct Run: Hashable, Sendable {
    /// Each of the sections.
    var section: LayoutInput.Section
    /// The index of the first of them.
    var start: Int
  }

  private(set) var runs: ContiguousArray<Run> = []
  /// The number of sections, each counted however many of them are equal.
  public private(set) var count = 0

  /// The number of sections of a run.
  func count(ofRun run: Int) -> Int {
    (run + 1 < runs.count ? runs[run + 1].start : count) - runs[run].start
  }

  /// The run of a section.
  ///
  /// - Complexity: O(log *r*) for *r* runs; O(1) where all sections differ from their neighbours.
  private func run(of section: Int) -> Int {
    precondition(
      section >= 0 && section < count, "There is no section \(section) among \(count).")
    if runs.count == count { return section }
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= section { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Whether a section is the only one that follows its plan.
  ///
  /// - Complexity: O(*r*) for *r* runs of equal sections.
  func isOnly(_ section: Int, withPlan plan: Int) -> Bool {
    for run in runs.indices where runs[run].section.plan == plan {
      guard runs[run].start == section, count(ofRun: run) == 1 else { return false }
    }
    return true
  }

  // MARK: Changing

  /// Adds equal sections at the end.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ section: LayoutInput.Section, count added: Int = 1) {
    guard added > 0 else { return }
    if runs.last?.section != section { runs.append(Run(section: section, start: count)) }
    count += added
  }

  /// Sets how many data items a section has.
  ///
  /// - Complexity: O(1) if it is a run of its own and stays one; O(*r*) for *r* runs otherwise.
  mutating func setItemCount(_ items: Int, ofSection index: Int) {
    let run = run(of: index)
    var section = runs[run].section
    section.itemCount = items
    let isEqual =
      run > 0 && runs[run - 1].section == section
      || run + 1 < runs.count && runs[run + 1].section == section
    if count(ofRun: run) == 1, !isEqual {
      runs[run].section = section
    } else {
      replace(index..<index + 1, with: section, count: 1)
    }
  }

  /// Replaces sections by equal ones.
  ///
  /// - Parameters:
  ///   - range: The sections that go away.
  ///   - section: Each of those that come in their place; `nil` for none.
  ///   - added: How many come.
  /// - Complexity: O(*r*) for *r* runs.
  mutating func replace(
    _ range: Range<Int>, with section: LayoutInput.Section?, count added: Int = 0
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The sections \(range) are not all among \(count).")
    let old = self
    self = LayoutSections()
    runs.reserveCapacity(old.runs.count + 2)
    append(old, in: 0..<range.lowerBound)
    if let section { append(section, count: added) }
    append(old, in: range.upperBound..<old.count)
  }

  /// Adds some sections of another layout at the end.
  private mutating func append(_ other: LayoutSections, in range: Range<Int>) {
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    for run in other.run(of: start)..<other.runs.count where start < range.upperBound {
      let end = Swift.min(range.upperBound, other.runs[run].start + other.count(ofRun: run))
      append(other.runs[run].section, count: end - start)
      start = end
    }
  }
}

extension LayoutSections: RandomAccessCollection {
  /// The index of the first section.
  public var startIndex: Int { 0 }

  /// The index behind the last section.
  public var endIndex: Int { count }

  /// A section.
  ///
  /// - Complexity: O(log *r*) for *r* runs of equal sections.
  public subscript(index: Int) -> LayoutInput.Section { runs[run(of: index)].section }
}
