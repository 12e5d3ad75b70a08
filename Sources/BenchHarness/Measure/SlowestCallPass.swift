/// A pass that times the calls of a benchmark individually to find the slowest.
///
/// A median hides a slow first call and rare slow calls.
///
/// Batches of a single iteration need no such pass, because each of their samples is a single call.
struct SlowestCallPass {
  private static let maxCalls = 4096
  /// The time available for all calls of a pass, in nanoseconds.
  ///
  /// It is less than the length of a sample.
  private static let time = 700_000.0
  /// The number of calls between two readings of the thread's CPU clock.
  ///
  /// One such reading costs as much as twenty readings of the wall clock.
  private static let stretch = 64

  let clock: any MeasurementClock

  /// Finds the slowest of several individually timed calls.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark to run, one iteration per timed call.
  ///   - samples: Earlier samples for estimating the time of an iteration.
  ///   - end: The deadline of the pass, in nanoseconds of the clock.
  /// - Returns: The slowest call; `nil` if the samples consist of single calls or too little time
  ///   is left.
  func slowest(
    of benchmark: any PreparedBenchmark, like samples: [TimedSample], until end: Int64
  ) -> SlowestCall? {
    guard let first = samples.first, first.iterations > 1,
      Double(end) - Double(clock.wallNanoseconds()) > Self.time
    else { return nil }
    let length = Quantile.value(0.5, of: samples.map(\.nanosecondsPerIteration))
    let count = min(
      Self.maxCalls, first.iterations, max(1, benchmark.preferredIterationLimit),
      max(1, Int(min(Self.time / max(1, length), Double(Self.maxCalls)))))
    benchmark.prepareBatch(iterations: count)
    return time(count, of: benchmark)
  }

  /// Times the given number of calls individually.
  ///
  /// If the thread lost its processor for a while, that time is subtracted from the slowest call of
  /// the affected stretch of calls. A slow call may therefore be missed, but is never reported
  /// falsely.
  private func time(_ count: Int, of benchmark: any PreparedBenchmark) -> SlowestCall {
    let reading = clock.readingNanoseconds(of: 16)
    var slowest = SlowestCall(nanoseconds: 0, call: 1, of: count)
    var done = 0
    var checksum: UInt64 = 0
    while done < count {
      let end = min(count, done + Self.stretch)
      let cpuStart = clock.threadCPUNanoseconds()
      let start = clock.wallNanoseconds()
      var last = start
      var most: (nanoseconds: Int64, call: Int) = (0, done + 1)
      while done < end {
        checksum &+= benchmark.run(iterations: 1)
        let now = clock.wallNanoseconds()
        done += 1
        if now - last > most.nanoseconds { most = (now - last, done) }
        last = now
      }
      let waited = max(0, last - start - (clock.threadCPUNanoseconds() - cpuStart))
      let own = Double(max(0, most.nanoseconds - waited - reading))
      if own > slowest.nanoseconds { slowest.nanoseconds = own; slowest.call = most.call }
    }
    blackHole(checksum)
    return slowest
  }

  /// Returns the slowest of several single-iteration samples, ranked by the smaller of their wall
  /// and CPU times.
  static func slowest(of samples: [TimedSample]) -> SlowestCall {
    let times = samples.map { min($0.wallNanoseconds, $0.cpuNanoseconds) }
    let most = max(0, times.max() ?? 0)
    return SlowestCall(
      nanoseconds: Double(most), call: (times.firstIndex(of: most) ?? 0) + 1, of: samples.count)
  }
}
