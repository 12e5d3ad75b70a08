import Foundation

/// The clocks of the operating system.
public struct SystemClock: MeasurementClock {
  /// Makes the clock.
  public init() {}

  /// Reads `CLOCK_MONOTONIC`, which costs some 30 ns.
  public func wallNanoseconds() -> Int64 { Self.read(CLOCK_MONOTONIC) }

  /// Reads `CLOCK_THREAD_CPUTIME_ID`, which is a system call and costs some 600 ns.
  public func threadCPUNanoseconds() -> Int64 { Self.read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// Clock that goes on only while the thread has a processor, so that a plan that fits into some
/// time of an idle machine fits beside other processes as well.
package struct ProcessorClock: MeasurementClock {
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
