/// Benchmark that does a share of its iterations twice: a slowdown of known size, by which a
/// comparison shows what it can find.
public final class SlowedBenchmark: PreparedBenchmark {
  private let benchmark: any PreparedBenchmark
  /// The share of iterations that are done twice.
  private let share: Double

  /// Slows a benchmark down.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark.
  ///   - share: The share of iterations that are done twice: 0.05 makes it 5 % slower.
  public init(_ benchmark: any PreparedBenchmark, by share: Double) {
    precondition(share >= 0, "no iterations can be undone")
    self.benchmark = benchmark
    self.share = share
  }

  /// As many as leave room for the further ones.
  public var preferredIterationLimit: Int {
    let limit = benchmark.preferredIterationLimit
    return limit == .max ? .max : max(1, Int(Double(limit) / (1 + share)))
  }

  /// Prepares the further iterations as well.
  public func prepareBatch(iterations: Int) {
    benchmark.prepareBatch(iterations: all(iterations))
  }

  /// Does the iterations, and the further ones.
  public func run(iterations: Int) -> UInt64 { benchmark.run(iterations: all(iterations)) }

  /// Compares the batch with the further iterations.
  public func finishBatch(checksum: UInt64, iterations: Int) throws {
    try benchmark.finishBatch(checksum: checksum, iterations: all(iterations))
  }

  /// Counts one iteration.
  public func countWork() -> [String: Int] { benchmark.countWork() }

  /// The number of iterations with the further ones.
  private func all(_ iterations: Int) -> Int {
    iterations + Int((Double(iterations) * share).rounded())
  }
}
