/// Outcome of a whole comparison of two builds.
public enum BuildConclusion: String, Codable, Sendable, Equatable {
  /// A build differs from its own copy: nothing is concluded on this machine.
  case unfit
  /// A row is slower.
  case regression
  /// A row is undecided, or none was measured.
  case inconclusive
  /// No row is slower by the threshold.
  case passed
}
