/// The columns of a row whose groups have few items: everything a query of the row reads.
struct RowColumns: Sendable {
  /// The first of the consecutive plans with equal columns; their rows differ only in their
  /// positions across the row.
  private(set) var plan: Int
  /// The column formed by the groups themselves.
  let group: LeafColumn
  /// The distance from the start of one group to the start of the next.
  let pitch: Subpixels
  /// Each group's leaf columns, in order.
  let leaves: ContiguousArray<LeafColumn>
  /// Whether the row is horizontal and not mirrored, and every item starts inside the content.
  let isPlain: Bool

  /// Creates the columns of a section's row; returns `nil` if items may lie outside their groups or
  /// are many.
  ///
  /// - Parameters:
  ///   - metrics: The positions and spacings of the section's groups.
  ///   - solution: The solution of a full group with estimated sizes.
  ///   - isRightToLeft: Whether horizontal positions are mirrored.
  ///   - plan: The number of the section's plan.
  ///   - earlier: The columns of the previous plan.
  init?(
    _ metrics: SectionMetrics, _ solution: GroupSolution, isRightToLeft: Bool, plan: Int,
    after earlier: RowColumns?
  ) {
    guard metrics.groupBox != nil, solution.leaves.tree == nil else { return nil }
    self.plan = plan
    pitch = metrics.pitch
    let (axis, first) = (metrics.stackAxis, metrics.groupOffset)
    group = LeafColumn(at: first, metrics.groupPixelSize, zIndex: 0, along: axis)
    leaves = ContiguousArray(
      solution.leaves.listed.map { leaf in
        LeafColumn(at: first + leaf.origin, leaf.size, zIndex: leaf.zIndex, along: axis)
      })
    isPlain = axis == .horizontal && !isRightToLeft && group.startsInside
    guard let earlier, earlier.pitch == pitch, earlier.group == group,
      earlier.isPlain == isPlain, earlier.leaves == leaves
    else { return }
    self.plan = earlier.plan
  }
}

/// A search for the visible cells of one row.
struct RowSearch {
  /// The index of the section.
  let index: Int
  /// The start of the section along the scroll axis.
  let origin: Subpixels
  /// The number of items in the section.
  let itemCount: Int
  /// The index of the last group, and its length along the row.
  let (lastGroup, lastExtent): (Int, Subpixels)
  /// The rectangle, in the coordinates of the unscrolled row.
  let rectangle: Frame
  /// The groups to search; each of them may lie in the rectangle.
  var groups: Range<Int>
  /// The range of starts for a group inside the rectangle along the row.
  let inside: (start: Subpixels, end: Subpixels)
  /// The converter from exact positions to final frames.
  let writer: FrameWriter
  /// The number of items tested so far.
  var tested = 0
}

/// A kind of row.
///
/// The compiler specialises the loop over a row's groups for each conforming type, so the loop
/// never branches on the kind of row.
protocol RowForm {
  /// Whether the row's columns are plain; see ``RowColumns/isPlain``.
  static var isPlain: Bool { get }
}

/// A row with plain columns; see ``RowColumns/isPlain``.
enum PlainRow: RowForm {
  static var isPlain: Bool { true }
}

/// A row with any other columns, such as a vertical or mirrored row.
enum AnyRow: RowForm {
  static var isPlain: Bool { false }
}
