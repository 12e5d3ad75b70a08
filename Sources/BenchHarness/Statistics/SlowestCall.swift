/// The slowest call in a series of individually timed calls.
public struct SlowestCall: Codable, Sendable, Equatable {
  /// The call's processor time in nanoseconds, minus the cost of reading the clock.
  public var nanoseconds: Double
  /// The position of the call in its pass, starting at 1.
  public var call: Int
  /// The number of calls in the pass.
  public var of: Int

  /// Creates a record of a call.
  public init(nanoseconds: Double, call: Int, of: Int) {
    self.nanoseconds = nanoseconds
    self.call = call
    self.of = of
  }

  /// The multiple of the median that a call must exceed to count as slow.
  private static let slowMultipleOfMedian = 20.0
  /// The time that a call must exceed to count as slow, in nanoseconds.
  ///
  /// The first access to a page of memory takes less time than this.
  private static let slowNanoseconds = 100_000.0

  /// Returns whether the call is far slower than the median.
  func isSlow(comparedWithMedian median: Double) -> Bool {
    nanoseconds > max(Self.slowNanoseconds, Self.slowMultipleOfMedian * median)
  }

  /// Returns the slowest of the calls found by several passes; `nil` if there are none.
  static func slowest(of passes: [SlowestCall]) -> SlowestCall? {
    passes.max { $0.nanoseconds < $1.nanoseconds }
  }

  /// Returns the slow call to report, if calls were slow in at least two passes.
  ///
  /// The machine may have caused a slow call in a single pass, so the second slowest call is
  /// reported.
  ///
  /// - Parameters:
  ///   - passes: The slowest call of each pass.
  ///   - median: The median of all samples, in nanoseconds.
  /// - Returns: The call; `nil` if fewer than two passes had a slow call.
  static func repeated(in passes: [SlowestCall], median: Double) -> SlowestCall? {
    let slow = passes.filter { $0.isSlow(comparedWithMedian: median) }
    return slow.sorted { $0.nanoseconds > $1.nanoseconds }.dropFirst().first
  }
}
