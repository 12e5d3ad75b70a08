/// Figures by which a step of a bisection is judged, the exact ones first.
public enum BisectMetric: String, CaseIterable, Sendable {
  /// Counters, metrics, allocations and bytes.
  case counters
  /// Instructions per iteration.
  case instructions
  /// Times of two builds in pairs of processes.
  case time
}
