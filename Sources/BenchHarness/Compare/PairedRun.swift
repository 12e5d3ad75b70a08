/// Everything that was measured in a comparison, before it is judged.
public struct PairedRun: Sendable, Equatable {
  /// The rows that were measured, in the order in which they were asked for.
  public var series: [PairedSeries]
  /// The rows that were not.
  public var leftOut: [PairedLeftOut]
  /// The number of comparisons that were asked for, measured or not.
  public var comparisons: Int
}
