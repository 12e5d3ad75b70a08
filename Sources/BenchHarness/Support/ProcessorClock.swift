/// Clock that goes on only while the thread has a processor, so that a plan that fits into some
/// time of an idle machine fits beside other processes as well.
public struct ProcessorClock: MeasurementClock {
  private let clock: any MeasurementClock

  /// Makes the clock.
  ///
  /// - Parameter clock: The source of both times.
  public init(_ clock: any MeasurementClock = SystemClock()) { self.clock = clock }

  /// Reads the time on a processor.
  public func wallNanoseconds() -> Int64 { clock.threadCPUNanoseconds() }

  /// Reads the time on a processor.
  public func threadCPUNanoseconds() -> Int64 { clock.threadCPUNanoseconds() }
}
