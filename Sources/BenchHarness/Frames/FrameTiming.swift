/// Time of one frame on the virtual display clock.
public struct FrameTiming: Hashable, Sendable {
  /// The moments since tick 0, in parts of a nanosecond of which there are `hertz`.
  let start: Int64
  let end: Int64
  let due: Int64
  let hertz: Int

  /// The moment at which the work starts, in nanoseconds since tick 0.
  public var startNanoseconds: Double { Double(start) / Double(hertz) }

  /// The time from the tick at which the frame is due to the end of its work, in nanoseconds;
  /// negative where there is slack.
  public var overrunNanoseconds: Double { Double(end - due) / Double(hertz) }

  /// Whether the display has to do without the frame at its tick.
  ///
  /// Work that ends exactly then is in time.
  public var isLate: Bool { end > due }
}
