/// One section's worth of arithmetic: where the *g*-th group is, for sections of any length.
///
///     section origin
///     │ groupOffset   pitch          pitch
///     ├──────────►┌──────────┐ ┄┄ ┌──────────┐ ┄┄ ┌─────┐ the last group may be shorter
///                 │ leaf leaf│    │ leaf leaf│    │ leaf│
///                 └──────────┘    └──────────┘    └─────┘
///
/// One reference to two dozen numbers, slower to copy than to use.
package final class SectionMetrics: Sendable {
  /// The exact offset of the first group from the section's leading top corner.
  package let groupOffset: SubpixelVector
  /// The exact size of a full group.
  package let groupSize: SubpixelVector
  /// The final size of a full group.
  package let groupPixelSize: PixelSize
  /// How far each group lies from the one before it, along ``stackAxis``; never negative.
  package let pitch: Subpixels
  /// The stack axis of the groups.
  package let stackAxis: Axis
  /// The layout's scroll axis.
  package let scrollAxis: Axis
  /// How many data items a full group shows; none where the group has no room.
  package let leafCount: Int
  /// How the data items of a group become frames.
  let leafFrames: LeafFrames
  /// The steps between the corners of neighbouring groups.
  let steps: PixelSteps
  /// The frame of a full group in its own corner, if comparing pixels finds its visible items.
  let groupBox: PixelBox?

  /// The distance from the end of one group to the start of the next.
  let gap: Subpixels
  /// The free room around a group, along the stack and across it.
  private let edges: SubpixelVector
  /// The section's insets along the scroll axis.
  private let insets: Subpixels
  /// Whether supplementary items are anchored to the group or its items.
  package let hasSupplementaries: Bool
  /// Whether the section has boundary items or decorations.
  package let hasEdgeElements: Bool
  /// How much the section grows before and after its body, and the body's minimum length.
  private let before: Subpixels
  private let after: Subpixels
  private let minimumBody: Subpixels
  /// How long the section is without items.
  package let emptyExtent: Subpixels

  /// Computes the arithmetic of a section from the measurement of its group and its boundary items.
  package init(
    geometry: borrowing SectionGeometry, solution: GroupSolution,
    boundary: borrowing BoundaryLayout
  ) {
    let grid = geometry.container.grid
    // The plan's fields are read where they are: copying a plan counts eight references.
    let interned = geometry.interned
    let stack = geometry.stackAxis
    let across = stack.other
    stackAxis = stack
    scrollAxis = geometry.scrollAxis
    leafCount = solution.leaves.count
    leafFrames = solution.leafFrames
    groupBox = leafFrames == .inside ? PixelBox(of: solution.pixelSize) : nil
    groupSize = solution.size
    groupPixelSize = solution.pixelSize
    // Behaviour 23
    edges = SubpixelVector(
      along: stack, grid.subpixels(interned.section.group.edges.minimum(stack)),
      across: grid.subpixels(interned.section.group.edges.minimum(across)))
    gap = edges[stack] + grid.subpixels(interned.section.interGroupSpacing)
    pitch = Self.advance(past: solution.size[stack], gap: gap)
    steps = PixelSteps(
      pitch: pitch, along: stack, isRightToLeft: geometry.container.isRightToLeft)
    var offset = SubpixelVector(
      along: stack, geometry.firstGroupStart,
      across: geometry.groupStartAcross(solution.size[across]))
    offset[geometry.scrollAxis] += boundary.before
    groupOffset = offset
    insets = grid.subpixels(interned.section.insets.total(geometry.scrollAxis))
    hasSupplementaries = !solution.supplementaries.isEmpty
    hasEdgeElements = !boundary.isEmpty || !interned.section.decorations.isEmpty
    before = boundary.before
    after = boundary.after
    minimumBody = boundary.minimumBody
    // Behaviour 27
    // Without items a section shows only its boundary items, with its insets between them.
    emptyExtent = boundary.isEmpty ? .zero : boundary.extent(ofBody: max(.zero, insets))
  }

  /// How far a group of some length moves the next one.
  @inline(__always)
  package func advance(past extent: Subpixels) -> Subpixels { Self.advance(past: extent, gap: gap) }

  /// A spacing more negative than the group is long would lay the groups out backwards.
  private static func advance(past extent: Subpixels, gap: Subpixels) -> Subpixels {
    max(.zero, extent + gap)
  }

  /// How far a group may reach beyond the start of the next one.
  @inline(__always)
  var overlap: Subpixels { max(.zero, .zero - gap) }

  /// Whether the groups form an orthogonal row.
  package var isRow: Bool { stackAxis != scrollAxis }

  /// The number of groups for `itemCount` items, none if the group has no room, and the number of
  /// items in the last one if it is not full.
  @inline(__always)
  func groups(for itemCount: Int) -> (count: Int, partial: Int?) {
    guard leafCount > 0, itemCount > 0 else { return (0, nil) }
    let (full, rest) = itemCount.quotientAndRemainder(dividingBy: leafCount)
    return rest > 0 ? (full + 1, rest) : (full, nil)
  }

  /// The length of a stack of groups with a given start of the last one, including the room around
  /// them.
  @inline(__always)
  package func stackLength(lastStart: Subpixels, lastExtent: Subpixels) -> Subpixels {
    // Behaviour 24
    lastStart + lastExtent + edges[stackAxis]
  }

  /// The length of a section along the scroll axis.
  ///
  /// - Parameters:
  ///   - stackLength: The length of its stack of groups.
  ///   - tallest: The length of its tallest group across the stack, for a row; a full group's if
  ///     not given.
  /// - Returns: The length with the section's insets and boundary items.
  @inline(__always)
  package func sectionExtent(stackLength: Subpixels, tallest: Subpixels? = nil) -> Subpixels {
    let across = stackAxis.other
    // Behaviour 51
    let content = isRow ? (tallest ?? groupSize[across]) + edges[across] : stackLength
    return before + max(max(.zero, insets + content), minimumBody) + after
  }

  /// The exact leading top corner of a group, in a section with a given start along the scroll
  /// axis.
  @inline(__always)
  package func groupOrigin(_ group: Int, sectionOrigin: Subpixels) -> SubpixelVector {
    corner(at: pitch * group, sectionOrigin: sectionOrigin)
  }

  /// The exact leading top corner of a full group by where it starts, from the start of the first.
  @inline(__always)
  func corner(at start: Subpixels, sectionOrigin: Subpixels) -> SubpixelVector {
    var corner = groupOffset
    corner[scrollAxis] += sectionOrigin
    corner[stackAxis] += start
    return corner
  }

  /// Gives consecutive groups in their places, until `body` returns `false`.
  ///
  /// - Parameters:
  ///   - advances: How far each moves the next one, if it has been measured.
  ///   - first: The index of the first of them.
  ///   - start: Where it starts, from the start of the first one of the section.
  ///   - itemCount: The number of items of the section.
  ///   - body: Gets each group.
  /// - Returns: Whether `body` has not returned `false`.
  @inline(__always)
  func forEachPlace(
    by advances: Span<GroupExtent>, from first: Int, at start: Subpixels,
    among itemCount: Int, _ body: (GroupPlace) -> Bool
  ) -> Bool {
    var start = start
    for index in advances.indices {
      let advance = advances[index]
      let place = GroupPlace(
        first + index, start: start, isMeasured: advance.isMeasured, leafCount: leafCount,
        among: itemCount)
      guard body(place) else { return false }
      start += advance.or(pitch)
    }
    return true
  }
}
