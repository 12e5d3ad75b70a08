import Foundation

/// The clocks of the operating system.
public struct SystemClock: MeasurementClock {
  /// Makes the clock.
  public init() {}

  /// Reads `CLOCK_MONOTONIC`, at a cost of some 30 ns.
  public func wallNanoseconds() -> Int64 { Self.read(CLOCK_MONOTONIC) }

  /// Reads `CLOCK_THREAD_CPUTIME_ID`, a system call at a cost of some 600 ns.
  public func threadCPUNanoseconds() -> Int64 { Self.read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}

/// Clock running only while the thread has a processor: a plan for some time of an idle machine
/// also fits next to other processes.
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
