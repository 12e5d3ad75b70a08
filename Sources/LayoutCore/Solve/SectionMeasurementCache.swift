/// Remembers the measurements of each section apart from those of all others, so many for each at
/// the most.
public struct SectionMeasurementCache: GroupMeasurementCache {
  /// The name by which the harness lists this answer.
  public static let name = "per-section"

  /// How many measurements of a section are kept at the most.
  public static let capacity = 256

  private var sections: [Int: BoundedShapes] = [:]

  /// Makes a cache that knows nothing.
  public init() {}

  /// The measurement of a group, solved now or remembered from the same section.
  public mutating func shape(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupShape {
    if let known = sections[section]?.use(request) {
      work.measurementHits += 1
      return known
    }
    let shape = try solve(request, work: &work)
    sections[section, default: BoundedShapes(capacity: Self.capacity)]
      .insert(shape, for: request, work: &work)
    return shape
  }

  /// The measurement of a group, if it is remembered from the same section.
  public func knownShape(for request: GroupRequest, section: Int) -> GroupShape? {
    sections[section]?.peek(request)
  }
}
