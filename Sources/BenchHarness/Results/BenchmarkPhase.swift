/// A phase of the work on a benchmark.
///
/// If the run ends during a phase, the error message names the phase.
enum BenchmarkPhase: String, Sendable {
  case setup
  case verification = "comparison of answers"
  case counters = "counters pass"
  case metrics = "metrics pass"
  case allocations = "allocations pass"
  case liveBytes = "live bytes pass"
  case teardown = "teardown pass"
  case time = "timed pass"
}
