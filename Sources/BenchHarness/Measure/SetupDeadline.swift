/// Until when setting a benchmark up makes sense.
///
/// Nothing interrupts a setup. One that may take long asks here between its steps.
public struct SetupDeadline {
  private let clock: any MeasurementClock
  private let end: Int64

  /// Makes a deadline.
  ///
  /// - Parameters:
  ///   - clock: What to read the time from.
  ///   - end: When it is over, in nanoseconds of that clock.
  public init(clock: any MeasurementClock = SystemClock(), end: Int64 = .max) {
    self.clock = clock
    self.end = end
  }

  /// The time, in nanoseconds of the clock.
  public var now: Int64 { clock.wallNanoseconds() }

  /// Gives up if what is left to do would not end in time.
  ///
  /// - Parameters:
  ///   - nanoseconds: How long it will take.
  ///   - start: When setting up began, in nanoseconds of the clock.
  /// - Throws: ``SetupGivenUp/tooLong(nanoseconds:)``.
  public func require(
    nanoseconds: Double, since start: Int64
  ) throws(SetupGivenUp) {
    let now = now
    guard Double(now) + nanoseconds > Double(end) else { return }
    throw .tooLong(nanoseconds: Double(now - start) + nanoseconds)
  }
}
