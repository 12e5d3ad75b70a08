/// Supplementary item in its place on an item or group, in points.
struct PlacedSupplementary: Sendable {
  /// The name its views are registered under.
  let kind: String
  /// The offset from the host's outer corner, leading and top, not rounded.
  let origin: Vector
  /// The size, not rounded.
  let size: Vector
  /// The order among overlapping elements.
  let zIndex: Int
  /// The axes decided by the content.
  let estimatedAxes: AxisSet
  /// The origin's shift for each point of additional length of the element.
  let originShift: Vector

  /// Places a supplementary item on its host.
  ///
  /// The two anchor points are made to coincide; the offsets of both then move the item, and add
  /// up.
  ///
  /// - Parameters:
  ///   - plan: The supplementary item.
  ///   - origin: The leading top corner of the host, its insets taken off, in points.
  ///   - hostSize: The size of the host, its insets taken off, in points.
  ///   - container: The container for fractions of the item's size, in points.
  ///   - grid: The pixels of the display.
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
