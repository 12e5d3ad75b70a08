/// Decision about one row of two builds.
public enum TimeGateOutcome: String, Codable, Sendable, Equatable {
  /// The head is slower.
  case regression
  /// The head is not slower by as much as the threshold.
  case passed
  /// The pairs so far allow both.
  case inconclusive
}
