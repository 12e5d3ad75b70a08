import Foundation

/// The clocks of the operating system.
public struct SystemClock: MeasurementClock {
  /// Creates a system clock.
  public init() {}

  /// Reads `CLOCK_MONOTONIC`, which costs about 30 ns.
  public func wallNanoseconds() -> Int64 { Self.read(CLOCK_MONOTONIC) }

  /// Reads `CLOCK_THREAD_CPUTIME_ID` with a system call that costs about 600 ns.
  public func threadCPUNanoseconds() -> Int64 { Self.read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// A clock that advances only while the thread is running on a processor.
///
/// A schedule based on an idle machine therefore remains valid if other processes are running.
package struct ProcessorClock: MeasurementClock {
  private let clock: any MeasurementClock

  /// Creates a clock that reports another clock's processor time.
  ///
  /// - Parameter clock: The clock that measures the processor time.
  public init(_ clock: any MeasurementClock = SystemClock()) { self.clock = clock }

  /// Returns the thread's processor time in place of real time.
  public func wallNanoseconds() -> Int64 { clock.threadCPUNanoseconds() }

  /// Returns the thread's processor time.
  public func threadCPUNanoseconds() -> Int64 { clock.threadCPUNanoseconds() }
}
