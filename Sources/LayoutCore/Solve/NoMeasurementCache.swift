/// Remembers nothing: every question solves the group again.
public struct NoMeasurementCache: GroupMeasurementCache {
  /// The name by which the harness lists this answer.
  public static let name = "none"

  /// Makes a cache that will never know anything.
  public init() {}

  /// The measurement of a group, solved now.
  public mutating func shape(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupShape {
    try solve(request, work: &work)
  }

  /// Nothing, ever.
  public func knownShape(for request: GroupRequest, section: Int) -> GroupShape? { nil }
}
