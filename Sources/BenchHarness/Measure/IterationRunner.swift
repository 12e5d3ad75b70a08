import CCallgrind

/// A runner that performs a fixed number of iterations of a benchmark, with no other work to vary
/// between runs.
///
/// The benchmark is set up once. Its iterations run in batches of at most
/// ``PreparedBenchmark/preferredIterationLimit``, each prepared once. Up to this limit, all
/// iterations run in a single batch, so the difference in instructions between two such runs is
/// exactly the cost of the additional iterations. Beyond the limit, the difference includes the
/// preparation of the additional batches.
///
/// Callgrind counts instructions only during the iterations. The setup is usually more work than
/// the iterations, and runs several times faster without counting.
public struct IterationRunner {
  /// The outcome of running the iterations of one benchmark.
  public struct Outcome: Sendable, Equatable {
    /// The total number of iterations run.
    public var iterations: Int
    /// The number of batches used to run the iterations.
    public var batches: Int
    /// The sum of the checksums of all batches.
    public var checksum: UInt64
  }

  private let iterations: Int

  /// Creates a runner that runs the same number of iterations of each benchmark.
  ///
  /// - Parameter iterations: The number of iterations of each benchmark, at least 1.
  public init(iterations: Int) {
    precondition(iterations > 0, "\(iterations) iterations cannot be run")
    self.iterations = iterations
  }

  /// Sets up a benchmark and runs its iterations.
  ///
  /// - Throws: An error if the benchmark cannot be set up.
  public func run(_ benchmarkCase: BenchmarkCase) throws -> Outcome {
    benchmarkCase.cleanUp()
    let benchmark = try benchmarkCase.make(SetupDeadline(clock: StoppedClock()))
    let limit = max(1, benchmark.preferredIterationLimit)
    var outcome = Outcome(iterations: iterations, batches: 0, checksum: 0)
    var left = iterations
    while left > 0 {
      let batch = min(left, limit)
      benchmark.prepareBatch(iterations: batch)
      ccallgrind_start()
      outcome.checksum &+= benchmark.run(iterations: batch)
      ccallgrind_stop()
      outcome.batches += 1
      left -= batch
    }
    return outcome
  }
}
