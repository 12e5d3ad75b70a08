/// Timer of passes over a fixed list of inputs, for comparisons with programs of other libraries,
/// which time theirs in the same way.
///
/// One pass warms up. The median is that of 31 further passes; after a second there are no more,
/// but three at least. A pass that takes a second is not repeated.
public struct PassTimer {
  private static let passCount = 31
  private static let minimumPassCount = 3
  private static let budget: Int64 = 1_000_000_000

  private let clock: any MeasurementClock

  /// Makes a timer.
  ///
  /// - Parameter clock: The source of time.
  public init(clock: any MeasurementClock = SystemClock()) {
    self.clock = clock
  }

  /// Repeats a pass, and returns the median of its time in nanoseconds.
  public func median(of pass: () -> Void) -> Double {
    let start = clock.wallNanoseconds()
    pass()
    let first = clock.wallNanoseconds() - start
    guard first < Self.budget else { return Double(first) }
    var times: [Double] = []
    while times.count < Self.passCount {
      let before = clock.wallNanoseconds()
      guard times.count < Self.minimumPassCount || before - start < Self.budget else { break }
      pass()
      times.append(Double(clock.wallNanoseconds() - before))
    }
    return Quantile.value(0.5, of: times)
  }
}
