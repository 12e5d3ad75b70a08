package import BenchHarness

/// Finding of a comparison with a baseline.
package struct GateFinding: Sendable, Equatable {
  /// Kinds of findings by the first words of their lines, the worst first.
  package enum Kind: String, Sendable, CaseIterable {
    /// Memory not given back after the benchmark's end.
    case leak = "LEAK"
    /// Larger figures than before.
    case rise = "RISE"
    /// Costs risen in several steps since their least in a history.
    case risen = "RISEN"
    /// Figures within their tolerance but with another power of the number of items, or with a
    /// forbidden one.
    case growth = "GROWTH"
    /// Different digests than before.
    case change = "CHANGE"
    /// Figures or benchmarks measured before, and no longer.
    case loss = "LOSS"
    /// Smaller figures than before.
    case fall = "FALL"
    /// Scenarios with a changed input.
    case changedInput = "CHANGED INPUT"
    /// Larger figures of a changed input than of the earlier one.
    case costlier = "COSTS MORE"
    /// Smaller figures of a changed input than of the earlier one.
    case cheaper = "COSTS LESS"
    /// Figures in the baseline under other conditions only.
    case notMeasured = "NOT MEASURED"
    /// Benchmarks or figures missing from the baseline.
    case addition = "NEW"

    /// The failing kinds.
    package static let failures: Set<Kind> = [
      .leak, .rise, .risen, .growth, .change, .loss, .fall, .costlier,
    ]

    /// The number of findings of this kind, in words: `2 rises`.
    func counted(_ count: Int) -> String {
      switch self {
      case .leak: Words.counted(count, "leak")
      case .rise: Words.counted(count, "rise")
      case .risen: Words.counted(count, "gradual rise")
      case .growth: Words.counted(count, "growth failure")
      case .change: Words.counted(count, "change")
      case .loss: Words.counted(count, "loss", plural: "losses")
      case .fall: Words.counted(count, "fall")
      case .costlier: Words.counted(count, "costs more", plural: "cost more")
      case .cheaper: Words.counted(count, "costs less", plural: "cost less")
      case .changedInput: Words.counted(count, "changed input")
      case .notMeasured: Words.counted(count, "not measured", plural: "not measured")
      case .addition: Words.counted(count, "new", plural: "new")
      }
    }
  }

  /// The kind of change; decides whether the gate fails.
  package var kind: Kind
  /// The finding in one sentence.
  package var sentence: String
  /// The affected benchmarks.
  package var keys: [BenchmarkKey] = []
  /// Lines about its cause: the functions with different instructions in the builds.
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
    return "\(figures) figures of \(Words.counted(comparison.comparedRows, "result")) compared "
      + "with \(source): "
      + verdict
  }

  /// The number of findings of each kind.
  package var verdict: String {
    let counts = GateFinding.Kind.allCases.compactMap { kind -> String? in
      let count = comparison.findings.count { $0.kind == kind }
      return count > 0 ? kind.counted(count) : nil
    }
    guard counts.isEmpty else { return counts.joined(separator: ", ") }
    return comparison.comparedFigures == 0 ? "nothing to compare" : "all the \(Outcome.same.word)"
  }
}
