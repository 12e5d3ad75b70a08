/// Result of comparing two strategies on one row.
public enum PairedOutcome: String, Codable, Sendable, Equatable {
  /// The first one is faster.
  case first
  /// The second one is faster.
  case second
  /// Whatever the difference is, it is smaller than the margin.
  case tie
  /// The measurements allow more than one of the other answers.
  case undecided
}
