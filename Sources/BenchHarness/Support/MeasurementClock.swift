/// A pair of clocks that time a batch: one for real time and one for processor time.
///
/// This is a protocol to let tests provide their own time.
public protocol MeasurementClock {
  /// Returns the nanoseconds of real time since a fixed moment; the time never goes backwards.
  func wallNanoseconds() -> Int64

  /// Returns the number of nanoseconds this thread has spent on a processor.
  func threadCPUNanoseconds() -> Int64

  /// Keeps this thread busy for the given number of nanoseconds of processor time.
  func spend(_ nanoseconds: Int64)
}

extension MeasurementClock {
  /// Reads the thread's clock repeatedly until the given processor time has passed.
  public func spend(_ nanoseconds: Int64) {
    let end = threadCPUNanoseconds() + nanoseconds
    while threadCPUNanoseconds() < end {}
  }

  /// Returns the time needed to read the wall clock, in nanoseconds: the minimum over the given
  /// number of readings.
  func readingNanoseconds(of readings: Int) -> Int64 {
    (0..<readings).map { _ in
      let start = wallNanoseconds()
      return wallNanoseconds() - start
    }.min() ?? 0
  }
}
