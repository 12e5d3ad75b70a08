package import BenchHarness

/// A virtual display clock, for a display that expects a frame at every tick and one processor that
/// works on the frames in order.
///
/// The work of frame *k* starts at tick *k*, or when frame *k* − 1 ends if this is later, and is
/// due at tick *k* + 1. A late frame therefore delays the frames after it.
///
///     tick    0         1         2         3         4
///     work    |a--------|bbbbbbbbbbbbbbbbbbb|ccc-ddd--|
///     due               a         b         c         d      b and c are late
///
/// Time is counted in units of 1/`hertz` nanoseconds. A tick is then a whole number of units at
/// every rate, so nothing is rounded.
package struct DisplayClock: Hashable, Sendable {
  /// The supported rates of a display, in hertz.
  package static let rates = 1...1000

  /// The rate of the display, in hertz.
  package let hertz: Int

  /// The time between two ticks, in units of 1/`hertz` nanoseconds.
  private static let period: Int64 = 1_000_000_000

  /// Creates a clock for a display with the given rate.
  ///
  /// - Parameter hertz: The rate of the display, one of ``rates``.
  package init(hertz: Int) {
    precondition(Self.rates.contains(hertz), "the refresh rate \(hertz) Hz is out of range")
    self.hertz = hertz
  }

  /// Returns the time from each frame's deadline to the end of its work, in units of 1/`hertz`
  /// nanoseconds.
  ///
  /// The value is negative for an early frame and positive for a late one. A frame that ends
  /// exactly at its deadline is in time.
  ///
  /// - Parameter costs: The work of each frame, in nanoseconds.
  /// - Returns: The overrun of each frame, in the order of the frames.
  /// - Complexity: O(*n*) for *n* frames.
  func overruns(_ costs: [Int64]) -> [Int64] {
    var end: Int64 = 0
    return costs.enumerated().map { index, cost in
      let tick = Int64(index) * Self.period
      end = max(tick, end) + cost * Int64(hertz)
      return end - tick - Self.period
    }
  }

  /// Returns the headroom: the largest slowdown of the processor, as a factor, that does not make
  /// any frame late.
  ///
  /// Up to the first late frame, each frame starts at its tick. The factor is therefore the period
  /// divided by the cost of the costliest frame: costs of 1, 4 and 2 ms have a headroom of 2.5 at
  /// 100 Hz.
  ///
  /// - Parameter costs: The work of each frame, in nanoseconds.
  /// - Returns: The factor, below 1 if a frame is already late; `nil` if no frame has any cost.
  /// - Complexity: O(*n*) for *n* frames.
  package func headroom(_ costs: [Int64]) -> Double? {
    guard let most = costs.max(), most > 0 else { return nil }
    return Double(Self.period) / Double(most * Int64(hertz))
  }
}

extension DisplayClock {
  /// Parses a comma-separated list of rates, and returns the distinct rates in ascending order.
  ///
  /// - Parameter text: Whole numbers of hertz, separated by commas: `60,120`.
  /// - Returns: At least one rate.
  /// - Throws: An `OptionError` if an element is not a rate of a display.
  package static func parseRates(_ text: String) throws(OptionError) -> [Int] {
    let found = try text.split(separator: ",", omittingEmptySubsequences: false).map {
      part throws(OptionError) in
      let word = Words.trimmed(part)
      guard let rate = Int(word), rates.contains(rate) else {
        throw OptionError(
          value: word, reason: "is not a valid refresh rate",
          expected: "whole numbers of hertz from \(rates.lowerBound) to \(rates.upperBound), such "
            + "as 60,120")
      }
      return rate
    }
    return Set(found).sorted()
  }
}
