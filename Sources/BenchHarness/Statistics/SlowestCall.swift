/// The slowest of calls timed one by one.
public struct SlowestCall: Codable, Sendable, Equatable {
  /// The call's processor time, in nanoseconds, less the cost of reading the clock.
  public var nanoseconds: Double
  /// The number of the call in its pass, from 1.
  public var call: Int
  /// The number of calls in the pass.
  public var of: Int

  /// Makes a record of a call.
  public init(nanoseconds: Double, call: Int, of: Int) {
    self.nanoseconds = nanoseconds
    self.call = call
    self.of = of
  }

  /// The least time of a slow call, as a multiple of the median.
  private static let mostMedians = 20.0
  /// The least time of a slow call, in nanoseconds: first uses of memory take less.
  private static let mostNanoseconds = 100_000.0

  /// Whether the call is far slower than others.
  func isSlow(besideMedian median: Double) -> Bool {
    nanoseconds > max(Self.mostNanoseconds, Self.mostMedians * median)
  }

  /// The slowest call of several passes; nil if there are none.
  static func slowest(of passes: [SlowestCall]) -> SlowestCall? {
    passes.max { $0.nanoseconds < $1.nanoseconds }
  }

  /// The slow call to report: a call slow in one pass alone may be the machine's doing, so the
  /// second slowest of them counts.
  ///
  /// - Parameters:
  ///   - passes: The slowest call of each pass.
  ///   - median: The median of all samples, in nanoseconds.
  /// - Returns: The call; nil if fewer than two passes had a slow one.
  static func repeated(in passes: [SlowestCall], median: Double) -> SlowestCall? {
    let slow = passes.filter { $0.isSlow(besideMedian: median) }
    return slow.sorted { $0.nanoseconds > $1.nanoseconds }.dropFirst().first
  }
}
