/// One section's worth of arithmetic: where the *g*-th group and its *i*-th leaf are, for sections of any length.
///
///     section origin
///     │ groupOffset   pitch          pitch
///     ├──────────►┌──────────┐ ┄┄ ┌──────────┐ ┄┄ ┌─────┐ the last group may be shorter
///                 │ leaf leaf│    │ leaf leaf│    │ leaf│
///                 └──────────┘    └──────────┘    └─────┘
///
/// Sections with equal plans share one template; it does not know how many items a section has.
public struct SectionTemplate: Sendable {
  /// Where one data item of a group is.
  public struct LeafPlace: Sendable {
    /// The exact offset from the group's leading top corner.
    public var origin: SubpixelVector
    /// The final size.
    public var size: PixelSize
    /// The order among the elements that overlap.
    public var zIndex: Int
  }

  /// The rules and the container that this was computed from.
  public let geometry: SectionGeometry
  /// The data items of a full group, in order. Empty where the group has no room.
  public let leaves: [LeafPlace]
  /// The exact offset of the first group from the section's leading top corner.
  public let groupOffset: SubpixelVector
  /// The exact size of a full group.
  public let groupSize: SubpixelVector
  /// How far each group lies from the one before it, along ``stackAxis``. Never negative.
  public let pitch: Subpixels
  /// The axis along which groups follow one another.
  public let stackAxis: Axis
  /// The room that the group keeps free around it, along the stack and across it.
  private let edgesAlong: Subpixels
  private let edgesAcross: Subpixels

  /// Computes the arithmetic of a section from the measurement of its group.
  ///
  /// - Parameters:
  ///   - geometry: The rules and the container of the section.
  ///   - measurement: The solution of a full group.
  public init(geometry: SectionGeometry, measurement: GroupMeasurement) {
    let grid = geometry.container.grid
    let plan = geometry.plan
    let edges = plan.group.edges
    let stack = geometry.stackAxis
    let across = stack.other
    self.geometry = geometry
    stackAxis = stack
    leaves = measurement.leaves.map { leaf in
      LeafPlace(
        origin: grid.subpixels(leaf.origin), size: PixelSize(leaf.size, grid: grid),
        zIndex: leaf.zIndex)
    }
    groupSize = grid.subpixels(measurement.size)
    edgesAlong = grid.subpixels(edges.minimum(stack))
    edgesAcross = grid.subpixels(edges.minimum(across))
    // A spacing more negative than the group is long would lay the groups out backwards.
    pitch = max(.zero, groupSize[stack] + edgesAlong + grid.subpixels(plan.interGroupSpacing))
    // A row is as tall as its groups, so flexible edges have nothing to share in it.
    let room =
      plan.orthogonalScrolling == .none
      ? geometry.groupContainer[across] : measurement.size[across] + edges.minimum(across)
    var offset = Vector.zero
    offset[stack] = plan.insets.start(stack) + (edges.start(stack)?.minimum ?? 0)
    offset[across] =
      plan.insets.start(across)
      + RunPlacement.originAcross(
        extent: measurement.size[across], in: room, axis: across, edges: edges)
    groupOffset = grid.subpixels(offset)
  }

  /// How many data items a full group shows.
  public var leavesPerGroup: Int { leaves.count }

  /// How many groups so many items need; none where the group has no room.
  public func groupCount(for itemCount: Int) -> Int {
    guard !leaves.isEmpty, itemCount > 0 else { return 0 }
    return (itemCount - 1) / leaves.count + 1
  }

  /// How many items the last group has, where it is not full; otherwise `nil`.
  public func leavesInPartialGroup(for itemCount: Int) -> Int? {
    guard !leaves.isEmpty, itemCount > 0, itemCount % leaves.count != 0 else { return nil }
    return itemCount % leaves.count
  }

  /// The length of a stack of groups, the room around them included.
  public func stackLength(groupCount: Int, lastExtent: Subpixels) -> Subpixels {
    groupCount == 0 ? .zero : pitch * (groupCount - 1) + lastExtent + edgesAlong
  }

  /// The length of a section along the scroll axis.
  ///
  /// - Parameter stackLength: The length of its stack of groups; a section without groups has no length.
  public func sectionExtent(stackLength: Subpixels) -> Subpixels {
    let scroll = geometry.scrollAxis
    let insets = geometry.container.grid.subpixels(geometry.plan.insets.total(scroll))
    let body = stackAxis == scroll ? stackLength : groupSize[scroll] + edgesAcross
    return max(.zero, insets + body)
  }
}
