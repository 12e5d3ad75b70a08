/// Remembers the measurements of each section apart from those of all others.
public struct SectionMeasurementCache: GroupMeasurementCache {
  /// The name by which the harness lists this answer.
  public static let name = "per-section"

  private var sections: [Int: [GroupRequest: GroupMeasurement]] = [:]

  /// Makes a cache that knows nothing.
  public init() {}

  /// The measurement of a group, solved now or remembered from the same section.
  public mutating func measurement(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupMeasurement {
    if let known = sections[section]?[request] {
      work.measurementHits += 1
      return known
    }
    let measurement = try solve(request, work: &work)
    sections[section, default: [:]][request] = measurement
    return measurement
  }
}
