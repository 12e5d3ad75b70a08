/// Places what hangs from items and groups.
enum SupplementaryPlacement {
  /// Places a supplementary item on its host.
  ///
  /// The two anchor points are made to coincide; the offsets of both then move the item, and add
  /// up.
  ///
  /// - Parameters:
  ///   - plan: The supplementary item.
  ///   - origin: The leading top corner of the host, its insets taken off, in points.
  ///   - size: The size of the host, its insets taken off, in points.
  ///   - container: What fractions of the item's size are of, in points.
  ///   - grid: The pixels of the display.
  /// - Returns: The item, its origin in the coordinates of the host's.
  static func place(
    _ plan: SupplementaryPlan, on origin: Vector, size: Vector, container: Vector, grid: PixelGrid
  ) -> GroupMeasurement.Supplementary {
    let own = plan.size.resolved(in: container, grid: grid)
    let distance = plan.container.distance(for: own) + plan.item.distance(for: own)
    let frame = ItemPlan(size: plan.size, insets: plan.insets)
    let estimatedAxes = frame.estimatedAxes(fixedAxis: nil)
    let insets = frame.effectiveInsets(estimatedAxes: estimatedAxes)
    func start(_ axis: Axis) -> Double {
      let host = origin[axis] + plan.container.point[axis].fraction * size[axis]
      return host - plan.item.point[axis].fraction * own[axis] + distance[axis]
        + insets.start(axis)
    }
    func shift(_ axis: Axis) -> Double {
      plan.container.distance(perLength: axis) + plan.item.distance(perLength: axis)
        - plan.item.point[axis].fraction
    }
    return GroupMeasurement.Supplementary(
      kind: plan.kind, origin: Vector(horizontal: start(.horizontal), vertical: start(.vertical)),
      size: own.frameSize(insetBy: insets), zIndex: plan.zIndex, estimatedAxes: estimatedAxes,
      originShift: Vector(horizontal: shift(.horizontal), vertical: shift(.vertical)))
  }
}
