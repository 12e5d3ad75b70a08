import BenchHarness

/// The tolerances of a gate: the accepted relative deviations of figures from the baseline.
///
/// A line of the tolerance file has five patterns and a percentage:
///
///     # scenario operation items strategy figure tolerance
///     list-estimated insert * default instructions 1%
///
/// The last matching line determines the tolerance. If no line matches, instructions may deviate by
/// 0.5 %, first-level cache misses by 6 % or 25 per iteration, and last-level cache misses by 1 %
/// or 5 per iteration; all other figures have to be equal. Digests and leaks have to be equal even
/// if a line matches.
package struct GateTolerances: Sendable, Equatable {
  /// The default tolerance for instruction counts, as a fraction.
  ///
  /// It applies if no line of the tolerance file matches.
  package static let instructions = 0.005
  /// The default tolerances for cache misses, as a fraction and as a number per iteration.
  ///
  /// They apply if no line of the tolerance file matches. Two processes of the same build count the
  /// same misses, but another build has its data at different addresses.
  private static let cacheMisses = [
    Figures.firstCacheMisses: (share: 0.06, count: 25.0),
    Figures.lastCacheMisses: (share: 0.01, count: 5),
  ]

  /// A line of a tolerance file: five patterns and a tolerance.
  private struct Rule: Sendable, Equatable {
    var patterns: [Glob]
    var share: Double
  }

  private var rules: [Rule] = []

  /// Creates the default tolerances, for a run without a tolerance file.
  package init() {}

  /// Parses a tolerance file.
  ///
  /// - Parameters:
  ///   - text: The contents of the file, one tolerance per line.
  ///   - source: The origin of the text, for error messages.
  /// - Throws: A `BaselineError` with the number of the first unreadable line.
  package init(text: String, source: String) throws(BaselineError) {
    try BaselineError.readLines(of: text, source: source) { _, _, words in
      guard words.count == 6, words[5].hasSuffix("%"),
        let percent = Double(words[5].dropLast()), percent.isFinite, percent >= 0
      else {
        return "expected 6 words: patterns for scenario, operation, items, strategy and figure, "
          + "then a percentage such as 1%"
      }
      rules.append(Rule(patterns: words.dropLast().map { Glob($0) }, share: percent / 100))
      return nil
    }
  }

  /// Returns the tolerance of a figure: the accepted difference from its old value.
  func limit(of figure: String, in key: BenchmarkKey, at old: Double) -> Double {
    guard figure != Figures.bytesLeft else { return 0 }
    let words = [key.scenario, key.operation, ItemCount.format(key.items), key.strategy, figure]
    let rule = rules.last { rule in zip(rule.patterns, words).allSatisfy { $0.matches($1) } }
    if let rule { return rule.share * abs(old) }
    if let misses = Self.cacheMisses[figure] { return max(misses.count, misses.share * abs(old)) }
    return figure == Figures.instructions ? Self.instructions * abs(old) : 0
  }

  /// Returns whether a new figure is within the tolerance of its old value.
  func allows(
    _ new: FigureValue, for old: FigureValue, of figure: String, in key: BenchmarkKey
  ) -> Bool {
    guard let oldNumber = old.number, let newNumber = new.number else { return old == new }
    return abs(newNumber - oldNumber) <= limit(of: figure, in: key, at: oldNumber)
  }
}
