import BenchHarness

/// Tolerances of a gate: the accepted relative deviation of a figure from its baseline.
///
/// A line of the file has five patterns and a number of percent:
///
///     # scenario operation items strategy figure tolerance
///     list-estimated insert * default instructions 1%
///
/// The last fitting line counts. Where no line fits, instructions may be 0.5 % off, misses of the
/// first cache 6 % or 25 an iteration, and of the last cache 1 % or 5; every other figure has to be
/// equal. Digests and leaks always have to be.
package struct GateTolerances: Sendable, Equatable {
  /// The tolerance of instructions without a fitting line.
  package static let instructions = 0.005
  /// How far cache misses may be off where no line fits, as a share and per iteration.
  ///
  /// Two processes of one build count the same; another build has its data at other addresses.
  private static let cacheMisses = [
    Figures.firstCacheMisses: (share: 0.06, count: 25.0),
    Figures.lastCacheMisses: (share: 0.01, count: 5),
  ]

  /// One line.
  private struct Rule: Sendable, Equatable {
    var patterns: [Glob]
    var share: Double
  }

  private var rules: [Rule] = []

  /// Creates the tolerances of a run without a file.
  package init() {}

  /// Reads a file of tolerances.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - source: The origin of the text, for error messages.
  /// - Throws: `BaselineError` with the number of the first unreadable line.
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

  /// The accepted difference of a figure.
  func limit(of figure: String, in key: BenchmarkKey, at old: Double) -> Double {
    guard figure != Figures.bytesLeft else { return 0 }
    let words = [key.scenario, key.operation, ItemCount.format(key.items), key.strategy, figure]
    let rule = rules.last { rule in zip(rule.patterns, words).allSatisfy { $0.matches($1) } }
    if let rule { return rule.share * abs(old) }
    if let misses = Self.cacheMisses[figure] { return max(misses.count, misses.share * abs(old)) }
    return figure == Figures.instructions ? Self.instructions * abs(old) : 0
  }

  /// Whether a figure is as good as equal to its baseline.
  func allows(
    _ new: FigureValue, for old: FigureValue, of figure: String, in key: BenchmarkKey
  ) -> Bool {
    guard let oldNumber = old.number, let newNumber = new.number else { return old == new }
    return abs(newNumber - oldNumber) <= limit(of: figure, in: key, at: oldNumber)
  }
}
