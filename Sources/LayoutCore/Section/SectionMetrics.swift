/// The lengths and offsets for computing the position of any group of a section.
///
///     section origin
///     │ groupOffset   pitch          pitch
///     ├──────────►┌──────────┐ ┄┄ ┌──────────┐ ┄┄ ┌─────┐ the last group may be shorter
///                 │ leaf leaf│    │ leaf leaf│    │ leaf│
///                 └──────────┘    └──────────┘    └─────┘
///
/// It is a class because its two dozen numbers would take longer to copy than to use.
package final class SectionMetrics: Sendable {
  /// The exact offset of the first group from the section's top leading corner.
  package let groupOffset: SubpixelVector
  /// The exact size of a full group.
  package let groupSize: SubpixelVector
  /// The size of a full group's frame in pixels.
  package let groupPixelSize: PixelSize
  /// The distance from the start of each group to the start of the next, along ``stackAxis``; never
  /// negative.
  package let pitch: Subpixels
  /// The stack axis of the groups.
  package let stackAxis: Axis
  /// The scroll axis of the layout.
  package let scrollAxis: Axis
  /// The number of data items in a full group; 0 if the group has no space for any.
  package let leafCount: Int
  /// The method for computing the frames of a group's data items.
  let leafFrames: LeafFrames
  /// The step between the corners of neighbouring groups.
  let steps: PixelSteps
  /// The frame of a full group relative to its own corner, or `nil` if visible items of the group
  /// cannot be found by comparing pixels.
  let groupBox: PixelBox?

  /// The distance from the end of one group to the start of the next.
  let gap: Subpixels
  /// The minimum free space around a group, along the stack axis and perpendicular to it.
  private let edges: SubpixelVector
  /// The section's total insets along the scroll axis.
  private let insets: Subpixels
  /// Whether any supplementary items are anchored to the group or its items.
  package let hasSupplementaries: Bool
  /// Whether the section has boundary items or decorations.
  package let hasEdgeElements: Bool
  /// The length added by boundary items before the section's body.
  private let before: Subpixels
  /// The length added by boundary items after the section's body.
  private let after: Subpixels
  /// The minimum length of the section's body.
  private let minimumBody: Subpixels
  /// The length of the section if it has no items.
  package let emptyExtent: Subpixels

  /// Creates the metrics of a section from its solved group and its boundary items.
  package init(
    geometry: borrowing SectionGeometry, solution: GroupSolution,
    boundary: borrowing BoundaryLayout
  ) {
    let grid = geometry.container.grid
    // The plan's fields are read in place: copying a plan counts eight references.
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
      across: geometry.groupCrossAxisStart(solution.size[across]))
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

  /// Returns the advance from a group of the given length to the next one: the distance between
  /// their starts.
  @inline(__always)
  package func advance(past extent: Subpixels) -> Subpixels { Self.advance(past: extent, gap: gap) }

  /// Returns the sum of a group's length and the gap after the group, or zero if the sum is
  /// negative.
  ///
  /// Without this limit, groups shorter than the overlap caused by a negative spacing would be laid
  /// out backwards.
  private static func advance(past extent: Subpixels, gap: Subpixels) -> Subpixels {
    max(.zero, extent + gap)
  }

  /// The largest overhang of a group beyond the start of the next one.
  @inline(__always)
  var overlap: Subpixels { max(.zero, .zero - gap) }

  /// Whether the groups form an orthogonal row.
  package var isRow: Bool { stackAxis != scrollAxis }

  /// Returns the number of groups for `itemCount` items (0 if a group has no space for any), and
  /// the number of items in the last group if it is only partly filled.
  @inline(__always)
  func groups(for itemCount: Int) -> (count: Int, partial: Int?) {
    guard leafCount > 0, itemCount > 0 else { return (0, nil) }
    let (full, rest) = itemCount.quotientAndRemainder(dividingBy: leafCount)
    return rest > 0 ? (full + 1, rest) : (full, nil)
  }

  /// Returns the length of a stack of groups whose last group starts at the given position,
  /// including the space around the groups.
  @inline(__always)
  package func stackLength(lastStart: Subpixels, lastExtent: Subpixels) -> Subpixels {
    // Behaviour 24
    lastStart + lastExtent + edges[stackAxis]
  }

  /// Returns the length of a section along the scroll axis.
  ///
  /// - Parameters:
  ///   - stackLength: The length of the section's stack of groups, including the space around them.
  ///   - tallest: For a row, the extent of the tallest group, measured perpendicular to the stack
  ///     axis; by default, the extent of a full group.
  /// - Returns: The length including the section's insets and boundary items.
  @inline(__always)
  package func sectionExtent(stackLength: Subpixels, tallest: Subpixels? = nil) -> Subpixels {
    let across = stackAxis.other
    // Behaviour 51
    let content = isRow ? (tallest ?? groupSize[across]) + edges[across] : stackLength
    return before + max(max(.zero, insets + content), minimumBody) + after
  }

  /// Returns the exact top leading corner of a group, in a section at the given origin along the
  /// scroll axis.
  @inline(__always)
  package func groupOrigin(_ group: Int, sectionOrigin: Subpixels) -> SubpixelVector {
    corner(at: pitch * group, sectionOrigin: sectionOrigin)
  }

  /// Returns the exact top leading corner of a full group at the given distance from the first
  /// group.
  @inline(__always)
  func corner(at start: Subpixels, sectionOrigin: Subpixels) -> SubpixelVector {
    var corner = groupOffset
    corner[scrollAxis] += sectionOrigin
    corner[stackAxis] += start
    return corner
  }

  /// Calls `body` with consecutive groups and their positions, until `body` returns `false`.
  ///
  /// - Parameters:
  ///   - advances: The distance from each group's start to the next group's start, if measured.
  ///   - first: The index of the first group to visit.
  ///   - start: The start of that group, measured from the section's first group.
  ///   - itemCount: The number of items in the section.
  ///   - body: A closure that receives a group and returns whether to continue.
  /// - Returns: `false` if `body` returned `false`; otherwise `true`.
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
