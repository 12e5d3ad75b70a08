package import BenchHarness

/// A worker of a comparison: it runs benchmarks on request, one request at a time, and sleeps in
/// between.
package final class WorkerServer {
  /// The number of batches to time in each step of a calibration.
  ///
  /// Only the shortest of them counts.
  private static let calibratingBatches = 3
  /// The ratio of the length of a timed batch to the length of the untimed warm-up batch before it.
  private static let warmingPart = 4

  private let source: any WorkerSource
  private let clock: any MeasurementClock
  private let probe: AllocationProbe?
  private var benchmarks: [Int: any PreparedBenchmark] = [:]

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - source: The source of the benchmarks that requests refer to.
  ///   - clock: The clock for timing batches.
  ///   - probe: The allocation counter; `nil` if the allocator does not count allocations.
  package init(
    _ source: any WorkerSource, clock: any MeasurementClock = SystemClock(),
    probe: AllocationProbe? = .make()
  ) {
    self.source = source
    self.clock = clock
    self.probe = probe
  }

  /// Handles requests until no more arrive.
  ///
  /// - Parameters:
  ///   - next: A closure that waits for the next line and returns `nil` if the other end has closed
  ///     the connection.
  ///   - reply: A closure that sends a line to the other end.
  /// - Throws: Any error thrown by `reply`.
  package func serve(next: () -> String?, reply: (String) throws -> Void) rethrows {
    while let line = next() { try reply(answer(line).text) }
  }

  /// Handles one request.
  ///
  /// - Parameter line: The request, as one line of words.
  /// - Returns: The reply to send back.
  package func answer(_ line: String) -> WorkerReply {
    guard let request = WorkerRequest(line) else { return .refused("\"\(line)\" is not a request") }
    do {
      return try handle(request)
    } catch let wrong as any WrongAnswer {
      return .wrong("\(wrong)")
    } catch {
      return .refused("\(error)")
    }
  }

  private func handle(_ request: WorkerRequest) throws -> WorkerReply {
    switch request {
    case .make(let number, let key, let slowdown, let milliseconds):
      CrashNote.setWork("the work on \(key)")
      let start = clock.threadCPUNanoseconds()
      let benchmark = try source.make(key, deadline: deadline(milliseconds))
      let time = clock.threadCPUNanoseconds() - start
      let made =
        slowdown > 0
        ? DelayedBenchmark(benchmark, by: Double(slowdown) / 100, clock: clock) : benchmark
      benchmarks[number] = made
      return .made(nanoseconds: time, limit: max(1, made.preferredIterationLimit))
    case .answer(let key, let milliseconds):
      CrashNote.setWork("the answers of \(key)")
      return .answers(try source.answers(of: key, deadline: deadline(milliseconds)))
    case .count(let number):
      guard let benchmark = benchmarks[number] else { return Self.unknown(number) }
      return .counted(count(benchmark))
    case .calibrate(let number, let nanoseconds):
      guard let benchmark = benchmarks[number] else { return Self.unknown(number) }
      return try calibrate(benchmark, nanoseconds: nanoseconds)
    case .sample(let number, let iterations):
      guard let benchmark = benchmarks[number] else { return Self.unknown(number) }
      return .time(try sample(benchmark, iterations: iterations).cpuNanoseconds)
    case .drop(let number):
      guard benchmarks.removeValue(forKey: number) != nil else { return Self.unknown(number) }
      return .dropped
    }
  }

  private func deadline(_ milliseconds: Int) -> SetupDeadline {
    SetupDeadline(clock: clock, lasting: .milliseconds(milliseconds))
  }

  /// Measures the exact figures of an iteration.
  ///
  /// The counters come first, so they do not depend on the other measurements.
  private func count(_ benchmark: any PreparedBenchmark) -> WorkerCounts {
    let counters = benchmark.countWork()
    return WorkerCounts(
      allocations: probe.map { AllocationPass(probe: $0).measure(benchmark).0 },
      liveBytes: probe.flatMap { benchmark.liveBytes(using: $0) }, counters: counters)
  }

  /// Times a batch after a shorter, untimed batch.
  ///
  /// Another process has run on this core since the last batch. Without the untimed batch,
  /// refilling the caches would add a constant time, regardless of changes in the code.
  private func sample(_ benchmark: any PreparedBenchmark, iterations: Int) throws -> TimedSample {
    let measurer = Measurer(clock: clock)
    _ = try measurer.sample(benchmark, iterations: max(1, iterations / Self.warmingPart))
    return try measurer.sample(benchmark, iterations: iterations)
  }

  /// Doubles the number of iterations in a batch until even the shortest of a few batches lasts
  /// long enough.
  ///
  /// Only the shortest one counts, because another process on the same core increases real times
  /// and some processor times.
  private func calibrate(_ benchmark: any PreparedBenchmark, nanoseconds: Int64) throws
    -> WorkerReply
  {
    let limit = max(1, benchmark.preferredIterationLimit)
    let measurer = Measurer(clock: clock)
    var iterations = 1
    while true {
      let batches = try (0..<Self.calibratingBatches).map { _ in
        try measurer.sample(benchmark, iterations: iterations)
      }
      let time = batches.map(\.cpuNanoseconds).min() ?? 0
      let cost = batches.map(\.costNanoseconds).min() ?? 0
      guard time < nanoseconds, iterations < limit else {
        return .calibrated(iterations: iterations, nanoseconds: max(time, cost))
      }
      iterations = min(limit, 2 * iterations)
    }
  }

  private static func unknown(_ number: Int) -> WorkerReply {
    .refused("benchmark \(number) does not exist")
  }
}

/// A source of benchmarks for a worker process.
///
/// Benchmarks may share state, because a worker lives for only one round.
package protocol WorkerSource: AnyObject {
  /// Sets up a benchmark.
  ///
  /// - Throws: A ``SetupSkipReason`` if there is not enough time, or another error if there is no
  ///   such benchmark.
  func make(_ key: BenchmarkKey, deadline: SetupDeadline) throws -> any PreparedBenchmark

  /// Computes a benchmark's results for its first inputs, until the deadline.
  ///
  /// The results come from the same code as in the timed batches.
  ///
  /// - Throws: A ``WrongAnswer``, or another error if there is no such benchmark.
  func answers(of key: BenchmarkKey, deadline: SetupDeadline) throws -> WorkerAnswers
}

/// A benchmark that takes longer by a known fraction, to show which slowdowns a comparison detects.
///
/// The fraction refers to the processor time of the same batch. Adding iterations instead would
/// lengthen a batch by an unknown fraction, because inputs differ in cost.
final class DelayedBenchmark: PreparedBenchmark {
  private let benchmark: any PreparedBenchmark
  private let share: Double
  private let clock: any MeasurementClock

  /// Creates a slowed copy of a benchmark.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark to slow down.
  ///   - share: The time to add, as a fraction of the benchmark's time: 0.05 makes it 5 % slower.
  ///   - clock: The clock for measuring each batch and the added time.
  init(_ benchmark: any PreparedBenchmark, by share: Double, clock: any MeasurementClock) {
    precondition(share >= 0, "the share \(share) must not be negative")
    self.benchmark = benchmark
    self.share = share
    self.clock = clock
  }

  var preferredIterationLimit: Int { benchmark.preferredIterationLimit }

  func prepareBatch(iterations: Int) { benchmark.prepareBatch(iterations: iterations) }

  /// Runs the iterations, and then keeps the processor busy for the given fraction of their time.
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
