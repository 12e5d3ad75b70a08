/// The columns of a row of groups of few items: all that a query of the row reads.
struct RowColumns: Sendable {
  /// The first of the consecutive plans with equal columns: their rows differ only by their places
  /// across.
  private(set) var plan: Int
  /// The groups.
  let group: LeafColumn
  /// The distance from each group to the next one.
  let pitch: Subpixels
  /// The leaves of each group, in order.
  let leaves: ContiguousArray<LeafColumn>
  /// Whether frames lie at plain horizontal positions: no item starts before the content, and none
  /// is mirrored.
  let isPlain: Bool

  /// Creates the columns of a section's row; `nil` if items may lie outside of their groups, or are
  /// many.
  ///
  /// - Parameters:
  ///   - metrics: The arithmetic of the section.
  ///   - solution: A group.
  ///   - isRightToLeft: Whether horizontal positions are mirrored.
  ///   - plan: The plan of the section.
  ///   - earlier: The columns of the plan before.
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
  /// Where the section starts.
  let origin: Subpixels
  /// The number of its items.
  let itemCount: Int
  /// The last group, and its length along the row.
  let (lastGroup, lastExtent): (Int, Subpixels)
  /// The rectangle, in the coordinates of the unscrolled row.
  let rectangle: Frame
  /// The groups to find, all of which may be in the rectangle.
  var groups: Range<Int>
  /// A group starting between these positions lies inside the rectangle along the row.
  let inside: (start: Subpixels, end: Subpixels)
  /// Writes the frames.
  let writer: FrameWriter
  /// The number of items tested.
  var tested = 0
}

/// A form of rows: the compiler makes a loop of its own for each, so none branches for an item.
protocol RowForm {
  /// Whether the row's columns are plain; see ``RowColumns/isPlain``.
  static var isPlain: Bool { get }
}

/// Rows at plain horizontal positions.
enum PlainRow: RowForm {
  static var isPlain: Bool { true }
}

/// All other rows.
enum AnyRow: RowForm {
  static var isPlain: Bool { false }
}
