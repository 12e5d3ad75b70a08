/// The state of a benchmark's measurement: complete, or the reason why it is incomplete.
public enum ResultState: String, Codable, CaseIterable, Sendable {
  /// Every pass that the budget allowed was made.
  case measured
  /// The budget left no time for the setup or for a single iteration.
  case tooSlow
  /// The strategy does not support a workload of this size.
  case notApplicable
  /// The setup threw an error, or an answer was wrong.
  case failed
  /// The run ended while the benchmark was being measured.
  case interrupted
}
