/// Takes the time of the reference kernel again and again during a run.
struct ReferenceTimer {
  /// The time from one reading to the next, in nanoseconds.
  static let interval: Int64 = 1_000_000_000
  /// The number of runs of the kernel for one reading: the quickest counts, as a run may happen to
  /// be interrupted.
  private static let runs = 3

  let clock: any MeasurementClock
  /// The beginning of the run, in nanoseconds of the clock.
  let start: Int64
  let kernel: () -> UInt64
  private(set) var readings: [ReferenceReading] = []

  /// Takes a reading.
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

  /// Takes a reading if the last one is a second ago; returns whether it was.
  mutating func readIfDue() -> Bool {
    let now = clock.wallNanoseconds() - start
    if let last = readings.last, now - last.at < Self.interval { return false }
    read()
    return true
  }
}

/// One reading of how fast the machine is.
struct ReferenceReading: Sendable, Equatable {
  /// The moment of the reading, in nanoseconds since the run began.
  var at: Int64
  /// The time of the reference kernel, in nanoseconds.
  var nanoseconds: Double
}
