/// Remembers every measurement, for all sections together: equal groups in equal containers whose
/// contents ask for equal sizes are solved once.
///
/// The cache is bounded: beyond ``capacity`` measurements the one that has not been used for
/// longest is forgotten.
public struct FittedMeasurementCache: GroupMeasurementCache {
  /// The name by which the harness lists this answer.
  public static let name = "by-sizes"

  /// How many measurements are kept at the most.
  public static let capacity = 4096

  private var shapes: BoundedShapes

  /// Makes a cache that knows nothing.
  public init() { self.init(capacity: Self.capacity) }

  /// Makes a cache that will hold so many measurements at the most.
  public init(capacity: Int) { shapes = BoundedShapes(capacity: capacity) }

  /// The measurement of a group, solved now or remembered from any section.
  public mutating func shape(
    for request: GroupRequest, section: Int, work: inout WorkCounters
  ) throws(LayoutError) -> GroupShape {
    if let known = shapes.use(request) {
      work.measurementHits += 1
      return known
    }
    let shape = try solve(request, work: &work)
    shapes.insert(shape, for: request, work: &work)
    return shape
  }

  /// The measurement of a group, if it is remembered from any section.
  public func knownShape(for request: GroupRequest, section: Int) -> GroupShape? {
    shapes.peek(request)
  }
}
