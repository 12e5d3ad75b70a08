import BenchHarness

/// The outcome of one gate.
///
/// A gate compares either exact figures with a baseline or the times of two builds.
package struct GateOutcome: Sendable, Equatable {
  /// The possible outcomes, worst first.
  package enum State: String, Sendable, CaseIterable {
    /// The gate has failed.
    case failed
    /// The measurements are not sufficient for a decision.
    case undecided
    /// Nothing was measured, which prevents the gate from passing.
    case notMeasured
    /// The gate has passed.
    case passed

    /// The name of the state for human readers, such as `not measured`.
    package var words: String { self == .notMeasured ? "not measured" : rawValue }
  }

  /// The name of the gate, such as `list-fixed query default`.
  ///
  /// It does not change from run to run.
  package var name: String
  /// The outcome of the gate as a state, such as failed or passed.
  package var state: State
  /// The reason in one line, with the figure, the value it is compared with, and the change.
  package var message: String
  /// Lines with further details for human readers; empty if the message is sufficient.
  package var details: [String] = []
}

extension GateOutcome {
  /// Creates the outcome of the gate for one benchmark series.
  ///
  /// - Parameters:
  ///   - series: The scenario, the operation and the strategy of the series.
  ///   - findings: All findings about the series, worst first.
  ///   - comparedFigures: The number of compared figures of the series.
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

  /// Creates the outcome for a group of figures that could not be compared.
  init(ofGroup finding: GateFinding) {
    let parts = finding.sentence.split(separator: ":", maxSplits: 1)
    self.init(
      name: String(parts.first ?? ""), state: .notMeasured,
      message: parts.count > 1 ? Words.trimmed(parts[1]) : finding.sentence)
  }
}

extension FaultList {
  /// The faults as outcomes of gates: one failed gate for each fault of a run.
  package var outcomes: [GateOutcome] {
    faults.map { GateOutcome(name: $0.row ?? "all rows", state: .failed, message: $0.text) }
  }
}
