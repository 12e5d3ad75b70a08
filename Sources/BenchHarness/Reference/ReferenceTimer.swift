/// A timer that repeatedly runs the reference kernel during a run, to observe the machine's speed.
struct ReferenceTimer {
  /// The minimum time between two readings, in nanoseconds.
  static let interval: Int64 = 1_000_000_000
  /// The number of kernel runs per reading.
  ///
  /// Only the quickest of them counts, because the others may have been interrupted.
  private static let runs = 3

  let clock: any MeasurementClock
  /// The start of the run, in nanoseconds of the clock.
  let start: Int64
  let kernel: () -> UInt64
  private(set) var readings: [ReferenceReading] = []

  /// Takes a reading: the time of the quickest of a few kernel runs.
  mutating func read() {
    var quickest = Int64.max
    let begin = clock.wallNanoseconds()
    for _ in 0..<Self.runs {
      let before = clock.wallNanoseconds()
      blackHole(kernel())
      quickest = min(quickest, clock.wallNanoseconds() - before)
    }
    readings.append(ReferenceReading(at: begin - start, nanoseconds: Double(quickest)))
  }

  /// Takes a reading if the previous one is at least a second old, and returns whether it was
  /// taken.
  @discardableResult mutating func readIfDue() -> Bool {
    let now = clock.wallNanoseconds() - start
    if let last = readings.last, now - last.at < Self.interval { return false }
    read()
    return true
  }
}

/// A measurement of the machine's speed, given as the time of the reference kernel.
struct ReferenceReading: Sendable, Equatable {
  /// The start of the reading, in nanoseconds since the start of the run.
  var at: Int64
  /// The time of the reference kernel, in nanoseconds.
  var nanoseconds: Double
}
