import CCallgrind

/// Runs a fixed number of iterations of a benchmark, and nothing variable around them.
///
/// The benchmark is set up once. Its iterations are made in batches of at most
/// ``PreparedBenchmark/preferredIterationLimit``, each prepared once: a number up to that limit is
/// a single batch, and the difference in instructions between two such runs is the cost of the
/// further iterations only. Beyond the limit the preparation of the further batches is part of it.
///
/// Under callgrind the iterations alone are counted: the setup is mostly more work, and runs
/// several times faster uncounted.
public struct IterationRunner {
  /// The iterations of one benchmark, as they were made.
  public struct Outcome: Sendable, Equatable {
    /// The number of iterations.
    public var iterations: Int
    /// The number of their batches.
    public var batches: Int
    /// The sum of the checksums of all batches.
    public var checksum: UInt64
  }

  private let iterations: Int

  /// Makes a runner.
  ///
  /// - Parameter iterations: The number of iterations of each benchmark, at least 1.
  public init(iterations: Int) {
    precondition(iterations > 0, "\(iterations) iterations cannot be run")
    self.iterations = iterations
  }

  /// Sets a benchmark up and runs its iterations.
  ///
  /// - Throws: The reason why the benchmark cannot be set up.
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
