/// The deadline for setting up a benchmark.
///
/// A setup is never interrupted; a long setup has to check the deadline between its steps.
public struct SetupDeadline {
  private let clock: any MeasurementClock
  private let end: Int64

  /// Creates a deadline at a given time of a clock.
  ///
  /// - Parameters:
  ///   - clock: The clock for checking the deadline.
  ///   - end: The deadline, in nanoseconds of the clock.
  public init(clock: any MeasurementClock = SystemClock(), end: Int64 = .max) {
    self.clock = clock
    self.end = end
  }

  /// Creates a deadline that lies the given duration from now.
  public init(clock: any MeasurementClock, lasting duration: Duration) {
    self.init(clock: clock, end: clock.wallNanoseconds().addingSaturated(duration.wholeNanoseconds))
  }

  /// The current time, in nanoseconds of the clock.
  public var now: Int64 { clock.wallNanoseconds() }

  /// The remaining time in nanoseconds; negative after the deadline.
  public var nanosecondsLeft: Int64 {
    let left = end.subtractingReportingOverflow(now)
    return left.overflow ? .max : left.partialValue
  }

  /// Whether the deadline has not been reached yet.
  public var hasTime: Bool { nanosecondsLeft > 0 }

  /// Whether the time is unlimited.
  public var isDistant: Bool { end == .max }

  /// Returns an earlier deadline that allows only a fraction of the remaining time.
  ///
  /// - Parameter fraction: The part of the remaining time to use, from 0 to 1.
  /// - Returns: The deadline; unchanged if the time is unlimited.
  public func after(_ fraction: Double) -> SetupDeadline {
    guard end < .max else { return self }
    return SetupDeadline(clock: clock, end: now + Int64(Double(max(0, nanosecondsLeft)) * fraction))
  }

  /// Throws an error if the rest of the setup would not finish in time.
  ///
  /// - Parameters:
  ///   - nanoseconds: The predicted time of the remaining setup.
  ///   - start: The start of the setup, in nanoseconds of the clock.
  /// - Throws: ``SetupSkipReason/tooLong(nanoseconds:)`` with the predicted time of the setup.
  public func require(nanoseconds: Double, since start: Int64) throws(SetupSkipReason) {
    let now = now
    guard Double(now) + nanoseconds > Double(end) else { return }
    throw .tooLong(nanoseconds: Double(now - start) + nanoseconds)
  }
}
