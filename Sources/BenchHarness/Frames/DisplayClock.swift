/// Virtual display clock: a display that wants a frame at every tick, and one processor that works
/// on the frames in order.
///
/// The work of frame *k* starts at tick *k*, or at the end of frame *k* − 1 where that is later,
/// and is due at tick *k* + 1: a late frame pushes those after it.
///
///     tick    0         1         2         3         4
///     work    |a--------|bbbbbbbbbbbbbbbbbbb|ccc-ddd--|
///     due               a         b         c         d      b and c are late
///
/// Time is counted in whole parts of a nanosecond, of which there are as many as the rate has
/// hertz, so that a tick is a whole number of them at every rate: nothing is rounded.
public struct DisplayClock: Hashable, Sendable {
  /// The rates that a display may have, in hertz.
  public static let rates = 1...1000

  /// The rate of the display, in hertz.
  public let hertz: Int

  /// The time between two ticks, in parts.
  private static let period: Int64 = 1_000_000_000

  /// Makes a clock.
  ///
  /// - Parameter hertz: The rate of the display, one of ``rates``.
  public init(hertz: Int) {
    precondition(Self.rates.contains(hertz), "no display has \(hertz) Hz")
    self.hertz = hertz
  }

  /// The schedule of frames.
  ///
  /// - Parameters:
  ///   - costs: The work of each frame, in nanoseconds; at least one frame.
  ///   - factor: The factor by which the processor is slower than the one that did the work.
  /// - Returns: The start and the end of each frame.
  /// - Complexity: O(*n*) for *n* frames.
  public func schedule(_ costs: [Int64], slowedBy factor: Double = 1) -> FrameSchedule {
    precondition(factor.isFinite && factor >= 0, "a processor cannot be slower by \(factor)")
    var end: Int64 = 0
    let frames = costs.enumerated().map { index, cost in
      let tick = Int64(index) * Self.period
      let start = max(tick, end)
      let whole = cost * Int64(hertz)
      end = start + (factor == 1 ? whole : Int64((Double(whole) * factor).rounded()))
      return FrameTiming(start: start, end: end, due: tick + Self.period, hertz: hertz)
    }
    return FrameSchedule(hertz: hertz, frames: frames)
  }

  /// The headroom factor: the factor by which the processor may be slower before the first frame is
  /// late.
  ///
  /// Up to the first late frame each frame starts at its tick, so it is the period divided by the
  /// cost of the dearest frame: costs of 1, 4 and 2 ms have a headroom of 2.5 at 100 Hz.
  ///
  /// - Parameter costs: The work of each frame, in nanoseconds.
  /// - Returns: The factor, below 1 where a frame is late already; nil if nothing costs anything.
  /// - Complexity: O(*n*) for *n* frames.
  public func headroom(_ costs: [Int64]) -> Double? {
    guard let most = costs.max(), most > 0 else { return nil }
    return Double(Self.period) / Double(most * Int64(hertz))
  }
}
