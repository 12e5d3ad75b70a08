/// Worker of a comparison of two builds: fulfils requests one after the other, and sleeps between
/// them.
public final class WorkerServer {
  /// The number of batches of which the shortest counts.
  private static let calibratingBatches = 3
  /// The part of a batch that is done before it, to warm the caches.
  private static let warmingPart = 4

  private let source: any WorkerSource
  private let clock: any MeasurementClock
  private var benchmarks: [Int: any PreparedBenchmark] = [:]

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - source: The source of benchmarks.
  ///   - clock: The source of time.
  public init(_ source: any WorkerSource, clock: any MeasurementClock = SystemClock()) {
    self.source = source
    self.clock = clock
  }

  /// Fulfils requests until there are no more.
  ///
  /// - Parameters:
  ///   - next: Waits for the next line; nil where the other side has gone.
  ///   - reply: Sends a line.
  /// - Throws: What `reply` throws.
  public func serve(next: () -> String?, reply: (String) throws -> Void) rethrows {
    while let line = next() { try reply(answer(line).text) }
  }

  /// Fulfils one request.
  ///
  /// - Parameter line: The request.
  /// - Returns: The reply.
  public func answer(_ line: String) -> WorkerReply {
    guard let request = WorkerRequest(line) else { return .refused("\"\(line)\" is no request") }
    do {
      return try fulfil(request)
    } catch {
      return .refused("\(error)")
    }
  }

  private func fulfil(_ request: WorkerRequest) throws -> WorkerReply {
    switch request {
    case .make(let number, let key, let slowdown):
      CrashNote.setWork("the work on \(key)")
      let start = clock.threadCPUNanoseconds()
      let benchmark = try source.make(key)
      let time = clock.threadCPUNanoseconds() - start
      let made =
        slowdown > 0
        ? DelayedBenchmark(benchmark, by: Double(slowdown) / 100, clock: clock) : benchmark
      benchmarks[number] = made
      return .made(nanoseconds: time, limit: max(1, made.preferredIterationLimit))
    case .answer(let key):
      CrashNote.setWork("the answers of \(key)")
      return .answers(try source.answers(of: key))
    case .calibrate(let number, let nanoseconds):
      guard let benchmark = benchmarks[number] else { return Self.unknown(number) }
      return try calibrate(benchmark, nanoseconds: nanoseconds)
    case .sample(let number, let iterations):
      guard let benchmark = benchmarks[number] else { return Self.unknown(number) }
      let sample = try sample(benchmark, iterations: iterations)
      return .time(processor: sample.cpuNanoseconds, wall: sample.wallNanoseconds)
    case .drop(let number):
      guard benchmarks.removeValue(forKey: number) != nil else { return Self.unknown(number) }
      return .dropped
    }
  }

  /// Times a batch behind a shorter one that is not timed: since the last batch another process has
  /// run on this core, and filling its caches again would take a part of the time that no change
  /// of the code makes longer.
  private func sample(_ benchmark: any PreparedBenchmark, iterations: Int) throws -> TimedSample {
    let measurer = Measurer(clock: clock)
    _ = try measurer.sample(benchmark, iterations: max(1, iterations / Self.warmingPart))
    return try measurer.sample(benchmark, iterations: iterations)
  }

  /// Doubles the iterations of a batch until it lasts long enough, by the shortest of a few:
  /// another process on the same core makes real times longer, and some processor times as well.
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
    .refused("there is no benchmark \(number)")
  }
}
