package import BenchHarness

extension GateComparison {
  /// Returns the reason why no figure was compared; `nil` if some were, or if a finding fails
  /// anyway.
  ///
  /// - Parameter baseline: The name of the baseline.
  /// - Returns: The reason.
  package func nothingMeasuredReason(baseline: String) -> NothingMeasured? {
    guard failures.isEmpty, gaps.isEmpty else { return nil }
    return NothingMeasured.reason(
      ifNoneOf: comparedFigures,
      NothingMeasured(
        "\(baseline) has none of the measured figures",
        remedy: "write them with: bench baseline update --baseline \(baseline)"))
  }
}

extension NothingMeasured {
  /// The reason as the outcome of a failed gate.
  package var outcome: GateOutcome {
    GateOutcome(name: warning.code.rawValue, state: .failed, message: description)
  }
}
