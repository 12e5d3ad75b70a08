package import BenchHarness

/// One thing that a comparison with a baseline found.
package struct GateFinding: Sendable, Equatable {
  /// Kinds of findings by the words that begin their lines, the worst first.
  package enum Kind: String, Sendable, CaseIterable {
    /// Memory that was not given back after the benchmark was gone.
    case leak = "LEAK"
    /// Figures that are larger than before.
    case rise = "RISE"
    /// Costs that have risen in steps which sum up, since their least in a history.
    case risen = "RISEN"
    /// Figures that grow with another power of the number of items, within their tolerance, or
    /// with more of one than any may.
    case growth = "GROWTH"
    /// Digests that are others than before.
    case change = "CHANGE"
    /// Figures or benchmarks that were measured before, and are no longer.
    case loss = "LOSS"
    /// Figures that are smaller than before.
    case fall = "FALL"
    /// Figures of a changed input that are larger than those of the one before.
    case dearer = "DEARER"
    /// Figures of a changed input that are smaller than those of the one before.
    case cheaper = "CHEAPER"
    /// Scenarios whose input has changed.
    case changedInput = "CHANGED INPUT"
    /// Figures that the baseline has under other conditions only.
    case notMeasured = "NOT MEASURED"
    /// Benchmarks or figures that the baseline does not have yet.
    case addition = "NEW"

    /// The kinds that fail a gate.
    package static let failures: Set<Kind> = [
      .leak, .rise, .risen, .growth, .change, .loss, .fall, .dearer,
    ]
  }

  /// The kind of change, which decides whether the gate fails.
  package var kind: Kind
  /// The finding in one sentence.
  package var sentence: String
  /// The benchmarks that it is about.
  package var keys: [BenchmarkKey] = []
  /// Lines about its cause: the functions by which builds differ.
  package var causes: [String] = []

  /// The line of the report.
  package var line: String { "\(kind.rawValue) \(sentence)" }

  /// The line of the report, and below it those about the cause.
  var lines: [String] { [line] + causes.map { "  " + $0 } }
}

/// The outcome of a gate for people: one line for each finding, the worst first, and a summary.
package struct GateReport {
  private let comparison: GateComparison
  private let source: String

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - comparison: The outcome.
  ///   - source: The name of the baseline.
  package init(_ comparison: GateComparison, source: String) {
    self.comparison = comparison
    self.source = source
  }

  /// All lines.
  package var text: String {
    let lines = comparison.findings.flatMap(\.lines) + [summary]
    return lines.map(PrintableText.line).joined(separator: "\n") + "\n"
  }

  /// One line: how much was compared, and the number of findings of each kind.
  package var summary: String {
    let figures = ItemCount.grouped(comparison.comparedFigures)
    return "\(figures) figures of \(comparison.comparedRows) rows compared with \(source): "
      + verdict
  }

  /// The number of findings of each kind.
  package var verdict: String {
    let counts = GateFinding.Kind.allCases.compactMap { kind -> String? in
      let count = comparison.findings.count { $0.kind == kind }
      return count > 0 ? "\(count) \(kind.rawValue.lowercased())" : nil
    }
    guard counts.isEmpty else { return counts.joined(separator: ", ") }
    return comparison.comparedFigures == 0 ? "nothing to compare" : "all the \(Outcome.same.word)"
  }
}
