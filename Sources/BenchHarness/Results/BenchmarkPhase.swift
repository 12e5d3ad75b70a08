/// A phase of the work on a benchmark.
///
/// A message names the phase if the run ends during it.
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
