package import BenchHarness

extension GateComparison {
  /// Returns the reason why no figure was compared, or `nil` if some figures were compared or a
  /// finding fails the gate anyway.
  ///
  /// - Parameter baseline: The name of the baseline, for the command in the reason.
  /// - Returns: The reason, with the command for creating the missing figures.
  package func noMeasurementsReason(baseline: String) -> NoMeasurementsError? {
    guard failures.isEmpty, gaps.isEmpty else { return nil }
    return NoMeasurementsError.reason(
      ifNoneOf: comparedFigures,
      NoMeasurementsError(
        "\(baseline) has none of the measured figures",
        remedy: "write them with: bench baseline update --baseline \(baseline)"))
  }
}

extension NoMeasurementsError {
  /// The outcome of a gate that failed because nothing was measured.
  package var outcome: GateOutcome {
    GateOutcome(name: warning.code.rawValue, state: .failed, message: description)
  }
}
