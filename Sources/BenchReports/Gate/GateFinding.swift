package import BenchHarness

/// One finding from the comparison of a run's figures with a baseline.
package struct GateFinding: Sendable, Equatable {
  /// The kinds of findings, worst first; each raw value is the prefix of the line that reports a
  /// finding.
  package enum Kind: String, Sendable, CaseIterable {
    /// Memory not freed by the end of the benchmark.
    case leak = "LEAK"
    /// Figures that are larger than in the baseline.
    case rise = "RISE"
    /// Costs that have increased in several steps since their lowest value in the history.
    case risen = "RISEN"
    /// Figures that grow at a different rate than in the baseline, or whose growth is not allowed.
    ///
    /// The figures themselves may be within their tolerances.
    case growth = "GROWTH"
    /// Digests of computed results that differ from the baseline.
    case change = "CHANGE"
    /// Figures or benchmarks that are in the baseline but were not measured again.
    case loss = "LOSS"
    /// Figures that are smaller than in the baseline.
    case fall = "FALL"
    /// Scenarios with a changed input.
    case changedInput = "CHANGED INPUT"
    /// Figures that are larger than in the baseline and whose input has changed.
    case costlier = "COSTS MORE"
    /// Figures that are smaller than in the baseline and whose input has changed.
    case cheaper = "COSTS LESS"
    /// Figures that the baseline does not contain for the present conditions.
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
  /// Lines about the cause, naming the functions whose instruction counts differ between the
  /// builds.
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
  /// A remark about figures that were not compared; `nil` if there is none.
  private let remark: String?

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - comparison: The comparison with the baseline.
  ///   - source: The name of the baseline that the comparison used.
  ///   - remark: A remark about figures that were not compared; `nil` if there is none.
  package init(_ comparison: GateComparison, source: String, remark: String? = nil) {
    self.comparison = comparison
    self.source = source
    self.remark = remark
  }

  /// The report as text: a line for each finding, then the remark about figures that were not
  /// compared, then the summary.
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

  /// The summary and the remark about figures that were not compared, on one line.
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
