/// One section's worth of arithmetic: where the *g*-th group is, for sections of any length.
///
///     section origin
///     │ groupOffset   pitch          pitch
///     ├──────────►┌──────────┐ ┄┄ ┌──────────┐ ┄┄ ┌─────┐ the last group may be shorter
///                 │ leaf leaf│    │ leaf leaf│    │ leaf│
///                 └──────────┘    └──────────┘    └─────┘
///
/// Numbers only, so that the hot paths copy it without counting references.
public struct SectionMetrics: Hashable, Sendable {
  /// The exact offset of the first group from the section's leading top corner.
  public let groupOffset: SubpixelVector
  /// The exact size of a full group.
  public let groupSize: SubpixelVector
  /// The final size of a full group.
  public let groupPixelSize: PixelSize
  /// How far each group lies from the one before it, along ``stackAxis``; never negative.
  public let pitch: Subpixels
  /// The axis along which groups follow one another.
  public let stackAxis: Axis
  /// The axis along which the layout scrolls.
  public let scrollAxis: Axis
  /// How many data items a full group shows; none where the group has no room.
  public let leafCount: Int
  /// Whether every data item lies inside its group and is two pixels long at least, so that a query
  /// that sees the whole group sees all of its items, whichever way they are rounded.
  public let leavesLieInside: Bool

  /// The room that a group keeps free around it, along the stack.
  private let edgesAlong: Subpixels
  /// What the body of a section is long, for a row that scrolls across; otherwise what it adds to
  /// its stack.
  private let fixedExtent: Subpixels
  /// Whether something hangs from the group or its items.
  public let hasSupplementaries: Bool
  /// Whether there is something at the edges of the section or covering it.
  public let hasEdgeElements: Bool
  /// How much the section grows before and after its body, and how long that is at least.
  private let before: Subpixels
  private let after: Subpixels
  private let minimumBody: Subpixels
  /// How long the section is without items.
  public let emptyExtent: Subpixels

  /// Computes the arithmetic of a section from the measurement of its group and its boundary items.
  init(geometry: SectionGeometry, measurement: GroupMeasurement, boundary: BoundaryLayout) {
    let grid = geometry.container.grid
    let plan = geometry.plan
    let edges = plan.group.edges
    let stack = geometry.stackAxis
    let across = stack.other
    stackAxis = stack
    scrollAxis = geometry.scrollAxis
    leafCount = measurement.leaves.count
    leavesLieInside = measurement.leaves.allSatisfy { leaf in
      leaf.lies(inside: measurement.size, along: .horizontal, grid: grid)
        && leaf.lies(inside: measurement.size, along: .vertical, grid: grid)
    }
    groupSize = grid.subpixels(measurement.size)
    groupPixelSize = PixelSize(exact: groupSize, grid: grid)
    edgesAlong = grid.subpixels(edges.minimum(stack))
    // A spacing more negative than the group is long would lay the groups out backwards.
    pitch = max(.zero, groupSize[stack] + edgesAlong + grid.subpixels(plan.interGroupSpacing))
    // A row is as tall as its groups, so flexible edges have nothing to share in it.
    let height = measurement.size[across] + edges.minimum(across)
    let isRow = stack != geometry.scrollAxis
    var offset = Vector.zero
    offset[stack] = plan.insets.start(stack) + (edges.start(stack)?.minimum ?? 0)
    offset[across] =
      plan.insets.start(across)
      + RunPlacement.originAcross(
        extent: measurement.size[across], in: isRow ? height : geometry.groupContainer[across],
        axis: across, edges: edges)
    var groupOffset = grid.subpixels(offset)
    groupOffset[geometry.scrollAxis] += boundary.before
    self.groupOffset = groupOffset
    let insets = grid.subpixels(plan.insets.total(geometry.scrollAxis))
    fixedExtent = isRow ? insets + grid.subpixels(height) : insets
    hasSupplementaries = !measurement.supplementaries.isEmpty
    hasEdgeElements = !boundary.isEmpty || !plan.decorations.isEmpty
    before = boundary.before
    after = boundary.after
    minimumBody = boundary.minimumBody
    // Without items a section shows only what is at its edges, with its insets between them.
    emptyExtent = boundary.isEmpty ? .zero : boundary.extent(ofBody: max(.zero, insets))
  }

  /// Whether the groups form a row that scrolls across the layout.
  public var isRow: Bool { stackAxis != scrollAxis }

  /// How many groups so many items need; none where the group has no room.
  public func groupCount(for itemCount: Int) -> Int {
    guard leafCount > 0, itemCount > 0 else { return 0 }
    return (itemCount - 1) / leafCount + 1
  }

  /// How many items the last group has, where it is not full; otherwise `nil`.
  public func leavesInPartialGroup(for itemCount: Int) -> Int? {
    guard leafCount > 0, itemCount > 0, itemCount % leafCount != 0 else { return nil }
    return itemCount % leafCount
  }

  /// The length of a stack of groups, the room around them included.
  public func stackLength(groupCount: Int, lastExtent: Subpixels) -> Subpixels {
    groupCount == 0 ? .zero : pitch * (groupCount - 1) + lastExtent + edgesAlong
  }

  /// The length of a section along the scroll axis.
  ///
  /// - Parameter stackLength: The length of its stack of groups.
  /// - Returns: The length with everything at the section's edges.
  public func sectionExtent(stackLength: Subpixels) -> Subpixels {
    let body = isRow ? fixedExtent : fixedExtent + stackLength
    return before + max(max(.zero, body), minimumBody) + after
  }

  /// The exact leading top corner of a group in a section that starts somewhere along the scroll
  /// axis.
  @inline(__always)
  public func groupOrigin(_ group: Int, sectionOrigin: Subpixels) -> SubpixelVector {
    var origin = groupOffset
    origin[scrollAxis] += sectionOrigin
    origin[stackAxis] += pitch * group
    return origin
  }
}

extension GroupMeasurement.Leaf {
  /// Whether the leaf lies inside its group along an axis, and will still be there when it is
  /// rounded.
  fileprivate func lies(inside group: Vector, along axis: Axis, grid: PixelGrid) -> Bool {
    size[axis] * grid.scale >= 2 && origin[axis] >= 0
      && origin[axis] + size[axis] <= group[axis]
  }
}
