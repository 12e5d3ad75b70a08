/// Until when one benchmark may be measured, in nanoseconds of the wall clock.
public struct MeasurementLimits: Sendable, Equatable {
  /// When the benchmark's share of the budget is spent: no more samples than necessary after this.
  public var share: Int64
  /// When even necessary samples are left out.
  public var end: Int64

  /// Makes limits.
  public init(share: Int64, end: Int64) {
    self.share = share
    self.end = end
  }

  /// No limits at all.
  public static let none = MeasurementLimits(share: .max, end: .max)
}
