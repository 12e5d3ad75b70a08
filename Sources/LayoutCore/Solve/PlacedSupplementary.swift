/// The position and size, in points, of a supplementary item attached to an item or group.
struct PlacedSupplementary: Sendable {
  /// The element kind under which the item's views are registered.
  let kind: String
  /// The unrounded offset from the top leading corner of the host item or group before the host's
  /// insets are applied.
  let origin: Vector
  /// The size of the supplementary item, before rounding.
  let size: Vector
  /// The drawing order among overlapping elements; higher values are in front.
  let zIndex: Int
  /// The axes along which the content determines the size.
  let estimatedAxes: AxisSet
  /// The distance the origin moves along each axis when the element grows by one point.
  let originShift: Vector

  /// Creates a supplementary item placed on its host, an item or a group.
  ///
  /// The anchor point of the item is aligned with the anchor point of the host; then the item is
  /// moved by the sum of the offsets of the two anchors.
  ///
  /// - Parameters:
  ///   - plan: The description of the supplementary item.
  ///   - origin: The top leading corner of the host after its insets are applied, in points.
  ///   - hostSize: The size of the host after its insets are applied, in points.
  ///   - container: The size of the container for the item's fractional dimensions, in points.
  ///   - grid: The pixel grid of the display.
  init(
    _ plan: SupplementaryPlan, on origin: Vector, size hostSize: Vector, container: Vector,
    grid: PixelGrid
  ) {
    let own = plan.size.resolved(in: container, grid: grid)
    // Behaviour 43
    let distance = plan.container.distance(for: own) + plan.item.distance(for: own)
    let estimatedAxes = plan.size.estimatedAxes
    let insets = plan.insets.ignoring(estimatedAxes)
    func start(_ axis: Axis) -> Double {
      // Behaviour 41
      let host = origin[axis] + plan.container.point[axis].fraction * hostSize[axis]
      return host - plan.item.point[axis].fraction * own[axis] + distance[axis] + insets.start(axis)
    }
    func shift(_ axis: Axis) -> Double {
      plan.container.distance(perLength: axis) + plan.item.distance(perLength: axis)
        - plan.item.point[axis].fraction
    }
    kind = plan.kind
    self.origin = Vector(horizontal: start(.horizontal), vertical: start(.vertical))
    size = own.frameSize(insetBy: insets)
    zIndex = plan.zIndex
    self.estimatedAxes = estimatedAxes
    originShift = Vector(horizontal: shift(.horizontal), vertical: shift(.vertical))
  }
}
