/// Clock standing still, for runs with passes independent of any clock.
///
/// Every deadline is in the future and every pass takes 0 ns, so no result is cut off: the same
/// passes are made on a busy machine as on a quiet one.
public struct StoppedClock: MeasurementClock {
  /// Makes the clock.
  public init() {}

  /// Always 0.
  public func wallNanoseconds() -> Int64 { 0 }

  /// Always 0.
  public func threadCPUNanoseconds() -> Int64 { 0 }

  /// Ends at once.
  public func spend(_ nanoseconds: Int64) {}
}
