package import BenchHarness

/// A finding of a comparison with a baseline.
package struct GateFinding: Sendable, Equatable {
  /// The kinds of findings, worst first; each raw value is the prefix of the finding's line.
  package enum Kind: String, Sendable, CaseIterable {
    /// Memory not freed by the end of the benchmark.
    case leak = "LEAK"
    /// Figures larger than before.
    case rise = "RISE"
    /// Costs that have increased in several steps since their lowest value in the history.
    case risen = "RISEN"
    /// Figures whose growth differs from the baseline, although they are within their tolerance, or
    /// figures that grow although they must not.
    case growth = "GROWTH"
    /// Digests different from before.
    case change = "CHANGE"
    /// Figures or benchmarks that were measured before, but no longer are.
    case loss = "LOSS"
    /// Figures smaller than before.
    case fall = "FALL"
    /// Scenarios with a changed input.
    case changedInput = "CHANGED INPUT"
    /// Figures of a changed input, larger than for the earlier input.
    case costlier = "COSTS MORE"
    /// Figures of a changed input, smaller than for the earlier input.
    case cheaper = "COSTS LESS"
    /// Figures that the baseline contains only for other conditions.
    case notMeasured = "NOT MEASURED"
    /// Benchmarks or figures that the baseline does not contain.
    case addition = "NEW"

    /// The kinds that fail a gate.
    package static let failures: Set<Kind> = [
      .leak, .rise, .risen, .growth, .change, .loss, .fall, .costlier,
    ]

    /// Returns the number of findings of this kind as text, such as `2 rises`.
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

  /// The kind of the finding, which determines whether the gate fails.
  package var kind: Kind
  /// The finding in one sentence.
  package var sentence: String
  /// The affected benchmarks.
  package var keys: [BenchmarkKey] = []
  /// Lines about the cause, with the names of the functions with different instruction counts in
  /// the builds.
  package var causes: [String] = []

  /// The finding as a line of the report.
  package var line: String { "\(kind.rawValue) \(sentence)" }

  /// The finding as a line of the report, followed by the lines about the cause.
  var lines: [String] { [line] + causes.map { "  " + $0 } }
}

/// The report on a gate for human readers: one line for each finding, worst first, and a summary.
package struct GateReport {
  private let comparison: GateComparison
  private let source: String
  /// A line about uncompared figures; `nil` without any.
  private let remark: String?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - comparison: The comparison with the baseline.
  ///   - source: The name of the baseline that the comparison used.
  ///   - remark: A line about uncompared figures; `nil` without any.
  package init(_ comparison: GateComparison, source: String, remark: String? = nil) {
    self.comparison = comparison
    self.source = source
    self.remark = remark
  }

  /// The report as text, with one line for each finding, the remark and the summary.
  package var text: String {
    let lines = comparison.findings.flatMap(\.lines) + [remark].compactMap(\.self) + [summary]
    return lines.map(PrintableText.line).joined(separator: "\n") + "\n"
  }

  /// A line with the number of compared figures, and the number of findings of each kind.
  package var summary: String {
    let figures = ItemCount.grouped(comparison.comparedFigures)
    return "\(figures) figures of \(Words.counted(comparison.comparedRows, "result")) compared "
      + "with \(source): "
      + verdict
  }

  /// The summary and the remark, on one line.
  package var remarkedSummary: String {
    [summary, remark].compactMap(\.self).joined(separator: "; ")
  }

  /// The number of findings of each kind, as text.
  package var verdict: String {
    let counts = GateFinding.Kind.allCases.compactMap { kind -> String? in
      let count = comparison.findings.count { $0.kind == kind }
      return count > 0 ? kind.counted(count) : nil
    }
    guard counts.isEmpty else { return counts.joined(separator: ", ") }
    return comparison.comparedFigures == 0 ? "nothing to compare" : "all the \(Outcome.same.word)"
  }
}
