extension GateComparison {
  /// The reason why no figure was compared; nil if one was, or if a finding says more.
  ///
  /// - Parameter baseline: The name of the baseline.
  /// - Returns: The reason.
  package func reasonForNothing(baseline: String) -> NothingMeasured? {
    guard failures.isEmpty, gaps.isEmpty else { return nil }
    return NothingMeasured.reason(
      ifNoneOf: comparedFigures,
      NothingMeasured(
        "\(baseline) has none of the figures that were taken",
        remedy: "write them with: bench baseline update --baseline \(baseline)"))
  }
}

extension NothingMeasured {
  /// The same fact as a gate, which is red.
  package var outcome: GateOutcome {
    GateOutcome(name: warning.code.rawValue, state: .failed, message: description)
  }
}
