/// Remembers every measurement, for all sections together: equal groups in equal containers are
/// solved once.
///
/// The cache is bounded: beyond ``capacity`` measurements the least recently used half is
/// forgotten.
public struct SharedMeasurementCache: GroupMeasurementCache {
  /// The name by which the harness lists this answer.
  public static let name = "shared"

  /// How many measurements are kept at the most.
  public static let capacity = 4096

  private struct Entry {
    var measurement: GroupMeasurement
    var lastUse: Int
  }

  private var entries: [GroupRequest: Entry] = [:]
  private var clock = 0

  /// Makes a cache that knows nothing.
  public init() {}

  /// The measurement of a group, solved now or remembered from any section.
  public mutating func measurement(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupMeasurement {
    clock += 1
    if let index = entries.index(forKey: request) {
      work.measurementHits += 1
      entries.values[index].lastUse = clock
      return entries.values[index].measurement
    }
    let measurement = try solve(request, work: &work)
    if entries.count >= Self.capacity { evict(work: &work) }
    entries[request] = Entry(measurement: measurement, lastUse: clock)
    return measurement
  }

  /// Forgets the half that has not been used for longest, which costs O(1) per stored measurement,
  /// amortised.
  private mutating func evict(work: inout WorkCounters) {
    let uses = entries.values.map(\.lastUse).sorted()
    let oldest = uses[uses.count / 2]
    let before = entries.count
    entries = entries.filter { $0.value.lastUse >= oldest }
    work.measurementEvictions += before - entries.count
  }
}
