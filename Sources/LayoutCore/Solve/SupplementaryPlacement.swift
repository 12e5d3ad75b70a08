/// Places what hangs from items and groups.
enum SupplementaryPlacement {
  /// Places a supplementary item on its host.
  ///
  /// The two anchor points are made to coincide; the offsets of both then move the item, and add up.
  ///
  /// - Parameters:
  ///   - plan: The supplementary item.
  ///   - origin: The leading top corner of the host, its insets taken off, in points.
  ///   - size: The size of the host, its insets taken off, in points.
  ///   - container: What fractions of the item's size are of, in points.
  ///   - grid: The pixels of the display.
  static func place(
    _ plan: SupplementaryPlan, on origin: Vector, size: Vector, container: Vector, grid: PixelGrid
  ) -> GroupMeasurement.Supplementary {
    let own = plan.size.resolved(in: container, grid: grid)
    let distance = plan.container.distance(for: own) + plan.item.distance(for: own)
    let insets = ItemPlan(size: plan.size, insets: plan.insets).effectiveInsets()
    var supplementary = GroupMeasurement.Supplementary(
      kind: plan.kind, origin: .zero, size: .zero, zIndex: plan.zIndex)
    for axis in Axis.allCases {
      let host = origin[axis] + plan.container.point[axis].fraction * size[axis]
      let start = host - plan.item.point[axis].fraction * own[axis] + distance[axis]
      supplementary.origin[axis] = start + insets.start(axis)
      supplementary.size[axis] = abs(own[axis] - insets.total(axis))
    }
    return supplementary
  }
}
