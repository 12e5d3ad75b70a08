/// Kinds of measurements, each of which needs something else of a machine.
public enum MeasurementKind: String, Codable, CaseIterable, Sendable {
  /// Exact counts of work.
  case counters
  /// Allocations and bytes.
  case allocations
  /// Instructions per iteration.
  case instructions
  /// Times of this build on this machine.
  case times
  /// Times of two builds, in pairs of processes.
  case pairs

  /// The kind in words: `times of two builds`.
  public var words: String {
    switch self {
    case .counters, .allocations, .instructions: rawValue
    case .times: "times here"
    case .pairs: "times of two builds"
    }
  }
}
