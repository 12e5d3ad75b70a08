import BenchHarness

/// Outcome of one gate, be it of exact figures and a baseline or of the times of two builds.
package struct GateOutcome: Sendable, Equatable {
  /// Outcomes, the worst first.
  package enum State: String, Sendable, CaseIterable {
    /// The gate is red.
    case failed
    /// The measurements decide nothing.
    case undecided
    /// No measurements, and so no pass.
    case notMeasured
    /// The gate is green.
    case passed

    /// The state in words: `not measured`.
    package var words: String { self == .notMeasured ? "not measured" : rawValue }
  }

  /// Name of the gate, the same in every run: `list-fixed query default`.
  package var name: String
  /// The outcome.
  package var state: State
  /// Reason in one line, with the figure, its base and the change.
  package var message: String
  /// Lines for people who want to know more; none if the message says everything.
  package var details: [String] = []
}

extension GateOutcome {
  /// The outcome of a series.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - findings: All findings about it, the worst first.
  ///   - comparedFigures: The number of its compared figures.
  init(series: SeriesKey, findings: [GateFinding], comparedFigures: Int) {
    let name = series.name
    let failures = findings.filter { GateFinding.Kind.failures.contains($0.kind) }
    guard let first = failures.first else {
      self.init(
        name: name, state: .passed,
        message: comparedFigures == 0
          ? "not in the baseline yet"
          : "\(Words.counted(comparedFigures, "figure")) the \(Outcome.same.word)",
        details: findings.map(\.line))
      return
    }
    var message = first.sentence
    if message.hasPrefix("\(name): ") { message.removeFirst(name.count + 2) }
    let others = findings.filter { $0 != first }
    self.init(
      name: name, state: .failed, message: message + Words.more(failures.count),
      details: first.causes + others.flatMap(\.lines))
  }

  /// The outcome of a group of incomparable figures.
  init(ofGroup finding: GateFinding) {
    let parts = finding.sentence.split(separator: ":", maxSplits: 1)
    self.init(
      name: String(parts.first ?? ""), state: .notMeasured,
      message: parts.count > 1 ? Words.trimmed(parts[1]) : finding.sentence)
  }
}

extension FaultList {
  /// A failed gate for each fault.
  package var outcomes: [GateOutcome] {
    faults.map { GateOutcome(name: $0.row ?? "all rows", state: .failed, message: $0.text) }
  }
}
