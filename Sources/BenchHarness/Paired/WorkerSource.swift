/// Source of the benchmarks that a worker process measures.
///
/// States may be shared between benchmarks: a worker lives for one pair.
public protocol WorkerSource: AnyObject {
  /// Sets a benchmark up.
  ///
  /// - Throws: The reason why there is no such benchmark.
  func make(_ key: BenchmarkKey) throws -> any PreparedBenchmark

  /// Answers the inputs of a benchmark by the code that is timed.
  ///
  /// - Throws: The reason why there is no such benchmark.
  func answers(of key: BenchmarkKey) throws -> WorkerAnswers
}
