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
package struct DisplayClock: Hashable, Sendable {
  /// The rates that a display may have, in hertz.
  package static let rates = 1...1000

  /// The rate of the display, in hertz.
  package let hertz: Int

  /// The time between two ticks, in parts.
  private static let period: Int64 = 1_000_000_000

  /// Makes a clock.
  ///
  /// - Parameter hertz: The rate of the display, one of ``rates``.
  package init(hertz: Int) {
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
  package func schedule(_ costs: [Int64], slowedBy factor: Double = 1) -> FrameSchedule {
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
  package func headroom(_ costs: [Int64]) -> Double? {
    guard let most = costs.max(), most > 0 else { return nil }
    return Double(Self.period) / Double(most * Int64(hertz))
  }
}

extension DisplayClock {
  /// Reads a comma-separated list of rates, and returns them ascending, each once.
  ///
  /// - Parameter text: Whole numbers of hertz, separated by commas: `60,120`.
  /// - Returns: At least one rate.
  /// - Throws: `OptionError` if one of them is no rate of a display.
  package static func parseRates(_ text: String) throws(OptionError) -> [Int] {
    var found: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = Words.trimmed(part)
      guard let rate = Int(word), rates.contains(rate) else {
        throw OptionError(
          value: word, reason: "is not a rate of a display",
          expected: "whole numbers of hertz from \(rates.lowerBound) to \(rates.upperBound), such "
            + "as 60,120")
      }
      found.insert(rate)
    }
    return found.sorted()
  }
}

/// Frames on the virtual display clock, and their hitches.
///
/// A hitch is a run of consecutive late frames. It lasts one period for each of them, which is the
/// time during which the display does not show the frame that it wants: a frame of 2.5 periods
/// among quick ones misses two ticks, so its hitch lasts two periods.
package struct FrameSchedule: Hashable, Sendable {
  /// The rate of the display, in hertz.
  package let hertz: Int
  /// The frames in order, at least one.
  package let frames: [FrameTiming]

  init(hertz: Int, frames: [FrameTiming]) {
    precondition(!frames.isEmpty, "a schedule needs at least one frame")
    self.hertz = hertz
    self.frames = frames
  }

  /// The numbers of late frames in the hitches, in order.
  package var hitches: [Int] {
    frames.split { !$0.isLate }.map(\.count)
  }

  /// The number of late frames.
  package var lateFrames: Int { frames.count { $0.isLate } }

  /// The time of all hitches, in milliseconds.
  package var hitchMilliseconds: Double { 1000 * Double(lateFrames) / Double(hertz) }

  /// The hitch time ratio: milliseconds of hitches per second of frames, from 0 to 1000.
  package var hitchTimeRatio: Double { 1000 * Double(lateFrames) / Double(frames.count) }
}

/// Time of one frame on the virtual display clock.
package struct FrameTiming: Hashable, Sendable {
  /// The moments since tick 0, in parts of a nanosecond of which there are `hertz`.
  let start: Int64
  let end: Int64
  let due: Int64
  let hertz: Int

  /// The moment at which the work starts, in nanoseconds since tick 0.
  package var startNanoseconds: Double { Double(start) / Double(hertz) }

  /// The time from the tick at which the frame is due to the end of its work, in nanoseconds;
  /// negative where there is slack.
  package var overrunNanoseconds: Double { Double(end - due) / Double(hertz) }

  /// Whether the display has to do without the frame at its tick.
  ///
  /// Work that ends exactly then is in time.
  package var isLate: Bool { end > due }
}
