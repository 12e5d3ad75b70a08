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

  /// Gives up if a step that takes so long would not end in time.
  ///
  /// - Parameter nanoseconds: What the next step will take.
  /// - Throws: ``SetupGivenUp/tooLong``.
  public func require(nanoseconds: Int64) throws(SetupGivenUp) {
    let sum = now.addingReportingOverflow(nanoseconds)
    guard sum.overflow || sum.partialValue > end else { return }
    throw .tooLong
  }
}
