/// The two clocks a batch is timed by.
///
/// A protocol so that tests can let time pass as they like.
public protocol MeasurementClock {
  /// Nanoseconds of real time since some fixed moment; never goes backwards.
  func wallNanoseconds() -> Int64

  /// Nanoseconds this thread has spent on a processor.
  func threadCPUNanoseconds() -> Int64
}
