/// The two clocks a batch is timed by.
///
/// A protocol, for tests with their own time.
public protocol MeasurementClock {
  /// Nanoseconds of real time since some fixed moment; never goes backwards.
  func wallNanoseconds() -> Int64

  /// Nanoseconds this thread has spent on a processor.
  func threadCPUNanoseconds() -> Int64

  /// Keeps this thread busy for some nanoseconds of processor time.
  func spend(_ nanoseconds: Int64)
}

extension MeasurementClock {
  /// Reads the clock of the thread until the time is over.
  public func spend(_ nanoseconds: Int64) {
    let end = threadCPUNanoseconds() + nanoseconds
    while threadCPUNanoseconds() < end {}
  }

  /// The time of one reading of the wall clock, in nanoseconds: the least of several.
  func readingNanoseconds(of readings: Int) -> Int64 {
    (0..<readings).map { _ in
      let start = wallNanoseconds()
      return wallNanoseconds() - start
    }.min() ?? 0
  }
}
