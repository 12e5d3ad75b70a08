/// A clock that stands still, for runs whose passes do not depend on time.
///
/// Every deadline is in the future and every pass takes 0 ns, so no result is cut off. A busy
/// machine therefore makes the same passes as an idle one.
public struct StoppedClock: MeasurementClock {
  /// Creates a stopped clock.
  public init() {}

  /// Returns 0, because the clock never advances.
  public func wallNanoseconds() -> Int64 { 0 }

  /// Returns 0, because the clock never advances.
  public func threadCPUNanoseconds() -> Int64 { 0 }

  /// Returns immediately, without using any processor time.
  public func spend(_ nanoseconds: Int64) {}
}
