/// The state of a benchmark's measurement: complete, or the kind of reason for its incompleteness.
public enum ResultState: String, Codable, CaseIterable, Sendable {
  /// Every pass that the time allowed was made.
  case measured
  /// The budget left no time for the setup or for one iteration.
  case tooSlow
  /// The strategy does not support a workload of this size.
  case notApplicable
  /// The setup threw an error, or an answer was wrong.
  case failed
  /// The run ended while the benchmark was being measured.
  case interrupted
}
