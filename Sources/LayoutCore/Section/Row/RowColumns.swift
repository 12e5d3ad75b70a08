/// The columns of a row whose groups have few items: everything that a query reads to search the
/// row.
struct RowColumns: Sendable {
  /// The index of the first plan in a sequence of consecutive plans with equal columns.
  ///
  /// The rows of these plans differ only in their positions perpendicular to the row.
  private(set) var plan: Int
  /// The column that holds the frames of the groups.
  let group: LeafColumn
  /// The distance from the start of one group to the start of the next.
  let pitch: Subpixels
  /// The exact offset of the first group from the section's corner, and the exact size of a full
  /// group.
  let (groupOffset, groupSize): (SubpixelVector, SubpixelVector)
  /// The columns of a group's items, in order.
  let leaves: ContiguousArray<LeafColumn>
  /// Whether the row is horizontal and not mirrored, with all of its items starting inside the
  /// content.
  let isPlain: Bool
  /// Whether all items of a group start and end together along the row.
  let isAligned: Bool

  /// Creates the columns of a section's row; returns `nil` if items may lie outside their groups or
  /// if a group has many items.
  ///
  /// - Parameters:
  ///   - metrics: The positions and spacings of the section's groups.
  ///   - solution: The solution of a full group with estimated sizes.
  ///   - isRightToLeft: Whether horizontal positions are mirrored.
  ///   - plan: The index of the section's plan.
  ///   - earlier: The columns of the previous plan.
  init?(
    _ metrics: SectionMetrics, _ solution: GroupSolution, isRightToLeft: Bool, plan: Int,
    after earlier: RowColumns?
  ) {
    guard metrics.groupBox != nil, solution.leaves.tree == nil else { return nil }
    self.plan = plan
    pitch = metrics.pitch
    let (axis, first) = (metrics.stackAxis, metrics.groupOffset)
    (groupOffset, groupSize) = (first, metrics.groupSize)
    group = LeafColumn(at: first, metrics.groupPixelSize, zIndex: 0, along: axis)
    let leaves = ContiguousArray(
      solution.leaves.listed.map { leaf in
        LeafColumn(at: first + leaf.origin, leaf.size, zIndex: leaf.zIndex, along: axis)
      })
    self.leaves = leaves
    isPlain = axis == .horizontal && !isRightToLeft && group.startsInside
    isAligned = leaves.dropFirst().allSatisfy { $0.isAligned(with: leaves[0], along: axis) }
    guard let earlier, earlier.pitch == pitch, earlier.group == group,
      earlier.groupSize == groupSize, earlier.isPlain == isPlain, earlier.leaves == leaves
    else { return }
    self.plan = earlier.plan
  }

  /// Returns the column that holds the frames of the groups.
  ///
  /// For the last group of a section, the frames have the length of that group.
  @inline(__always)
  func group(
    isLast: Bool, of section: PlacedSection, along axis: Axis, _ grid: PixelGrid
  ) -> LeafColumn {
    isLast ? group.resized(to: section.lastExtent, along: axis, grid) : group
  }
}
