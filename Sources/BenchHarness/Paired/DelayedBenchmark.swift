/// Benchmark whose batches take a known share longer, by which a comparison of two builds shows
/// which slowdowns it can find.
///
/// The share is one of the processor time of the same batch: inputs are not equally dear, and a
/// batch with some more of them would be longer by an unknown share.
final class DelayedBenchmark: PreparedBenchmark {
  private let benchmark: any PreparedBenchmark
  private let share: Double
  private let clock: any MeasurementClock

  /// Slows a benchmark down.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark.
  ///   - share: The share of its time that is added: 0.05 makes it 5 % slower.
  ///   - clock: The source of time.
  init(_ benchmark: any PreparedBenchmark, by share: Double, clock: any MeasurementClock) {
    precondition(share >= 0, "a share of \(share) would make it faster")
    self.benchmark = benchmark
    self.share = share
    self.clock = clock
  }

  var preferredIterationLimit: Int { benchmark.preferredIterationLimit }

  func prepareBatch(iterations: Int) { benchmark.prepareBatch(iterations: iterations) }

  /// Does the iterations, and then spends the share of their time.
  func run(iterations: Int) -> UInt64 {
    let start = clock.threadCPUNanoseconds()
    let checksum = benchmark.run(iterations: iterations)
    let time = clock.threadCPUNanoseconds() - start
    clock.spend(Int64(Double(time) * share))
    return checksum
  }

  func finishBatch(checksum: UInt64, iterations: Int) throws {
    try benchmark.finishBatch(checksum: checksum, iterations: iterations)
  }

  func countWork() -> [String: Int] { benchmark.countWork() }
}
