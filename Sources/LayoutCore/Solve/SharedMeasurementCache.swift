/// Remembers the measurements of groups that are laid out as estimated, for all sections together.
///
/// Equal groups in equal containers are solved once; those whose contents have been measured are
/// solved each time.
///
/// The cache is bounded, as ``FittedMeasurementCache`` is.
public struct SharedMeasurementCache: GroupMeasurementCache {
  /// The name by which the harness lists this answer.
  public static let name = "shared"

  private var shapes = FittedMeasurementCache()

  /// Makes a cache that knows nothing.
  public init() {}

  /// The measurement of a group, solved now or remembered from any section.
  public mutating func shape(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupShape {
    request.fitted.isEmpty
      ? try shapes.shape(for: request, section: section, work: &work)
      : try solve(request, work: &work)
  }

  /// The measurement of a group, if it is remembered from any section.
  public func knownShape(for request: GroupRequest, section: Int) -> GroupShape? {
    request.fitted.isEmpty ? shapes.knownShape(for: request, section: section) : nil
  }
}
