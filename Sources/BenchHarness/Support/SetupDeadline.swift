/// End of the useful time for setting a benchmark up.
///
/// Nothing interrupts a setup. A long setup checks the deadline between its steps.
public struct SetupDeadline {
  private let clock: any MeasurementClock
  private let end: Int64

  /// Makes a deadline.
  ///
  /// - Parameters:
  ///   - clock: The source of time.
  ///   - end: The end, in nanoseconds of the clock.
  public init(clock: any MeasurementClock = SystemClock(), end: Int64 = .max) {
    self.clock = clock
    self.end = end
  }

  /// Makes a deadline some time from now.
  public init(clock: any MeasurementClock, lasting duration: Duration) {
    self.init(clock: clock, end: clock.wallNanoseconds().addingSaturated(duration.wholeNanoseconds))
  }

  /// The time, in nanoseconds of the clock.
  public var now: Int64 { clock.wallNanoseconds() }

  /// The remaining time, in nanoseconds; negative once it is over.
  public var nanosecondsLeft: Int64 {
    let left = end.subtractingReportingOverflow(now)
    return left.overflow ? .max : left.partialValue
  }

  /// Whether the end has not been reached.
  public var hasTime: Bool { nanosecondsLeft > 0 }

  /// Whether the time is unlimited.
  public var isDistant: Bool { end == .max }

  /// A deadline after a part of the remaining time.
  ///
  /// - Parameter fraction: The part, from 0 to 1.
  /// - Returns: The deadline; unchanged without an end.
  public func after(_ fraction: Double) -> SetupDeadline {
    guard end < .max else { return self }
    return SetupDeadline(clock: clock, end: now + Int64(Double(max(0, nanosecondsLeft)) * fraction))
  }

  /// Gives up if the rest of the setup would not end in time.
  ///
  /// - Parameters:
  ///   - nanoseconds: The predicted time of the rest.
  ///   - start: The start of the setup, in nanoseconds of the clock.
  /// - Throws: ``SetupGivenUp/tooLong(nanoseconds:)``.
  public func require(nanoseconds: Double, since start: Int64) throws(SetupGivenUp) {
    let now = now
    guard Double(now) + nanoseconds > Double(end) else { return }
    throw .tooLong(nanoseconds: Double(now - start) + nanoseconds)
  }
}
