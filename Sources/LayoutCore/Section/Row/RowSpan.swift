/// The groups of a row that overlap the rectangle of a query along the row.
///
/// They depend on the columns of the row and on its scroll offset, but not on its position
/// perpendicular to the row. Most rows on a screen are alike, so a query keeps the span of the last
/// row.
struct RowSpan {
  /// The index of the first plan with the row's columns (see ``RowColumns/plan``); negative if
  /// there is no row yet.
  private var plan = -1
  /// The number of items in the section, and the length of its last group along the row.
  private var (itemCount, lastExtent) = (0, Subpixels.zero)
  /// The scroll offset of the row.
  private var offset = 0.0

  /// The query's rectangle, in the coordinates of the unscrolled row.
  private(set) var rectangle = Frame.zero
  /// The groups that may overlap the rectangle along the row.
  private(set) var groups = 0..<0
  /// The range of starts that place a group inside the rectangle along the row.
  private var inside = (start: Subpixels.pixel, end: Subpixels.zero)
  /// The range of section origins that place the groups inside the rectangle on the axis
  /// perpendicular to the row.
  private var insideAcross = (start: Subpixels.pixel, end: Subpixels.zero)

  /// The index of the first group with visible items, and its start, measured from the start of the
  /// row's first group.
  private(set) var (first, start) = (0, Subpixels.zero)
  /// The number of consecutive groups with visible items.
  private(set) var count = 0
  /// The numbers of items compared with the rectangle, for two kinds of rows.
  ///
  /// The first number applies to rows that lie entirely inside the rectangle in the direction
  /// perpendicular to the row, the second one to all other rows.
  private(set) var (testedInside, testedOutside) = (0, 0)
  /// Whether items have to be tested one by one, because a group may be visible only in part.
  private(set) var testsItems = false
  /// The index of the first cell of the last written row among the elements found, and the smallest
  /// origin of a section that may copy this row.
  ///
  /// The largest such origin is the end of `insideAcross`.
  private(set) var (written, copiedFrom) = (0, Subpixels(rawValue: .max))

  /// Creates a span that does not belong to any row yet.
  @inline(__always)
  init() {}

  /// Returns whether this span is also valid for another row.
  ///
  /// - Parameters:
  ///   - columns: The columns of the row.
  ///   - section: The section of the row.
  ///   - offset: The scroll offset of the row.
  /// - Returns: Whether the same groups are visible in the other row, at the same positions along
  ///   the row.
  @inline(__always)
  func matches(_ columns: RowColumns, of section: PlacedSection, scrolledTo offset: Double) -> Bool
  {
    plan == columns.plan && itemCount == section.itemCount && lastExtent == section.lastExtent
      && self.offset == offset
  }

  /// Replaces this span with the span of another row.
  ///
  /// - Parameters:
  ///   - columns: The columns of the row.
  ///   - section: The section of the row.
  ///   - offset: The scroll offset of the row.
  ///   - query: The query, with its rectangle.
  ///   - form: The kind of row, which determines how frames are converted to points.
  /// - Complexity: O(*g*) for *g* groups found.
  @inline(__always)
  mutating func find(
    _ columns: RowColumns, of section: PlacedSection, scrolledTo offset: Double,
    in query: borrowing SectionQuery, _ form: some RowForm
  ) {
    let (axis, leafCount) = (form.axis, columns.leaves.count)
    let (first, extent) = (columns.groupOffset[axis], columns.groupSize[axis])
    (plan, itemCount, lastExtent) = (columns.plan, section.itemCount, section.lastExtent)
    self.offset = offset
    let part = query.part(scrolledTo: offset, along: axis)
    rectangle = part.rectangle
    inside = Self.starts(inside: part.span, margin: 2, first, extent)
    insideAcross = Self.starts(
      inside: query.span, margin: 3, columns.groupOffset[axis.other], columns.groupSize[axis.other])
    (count, testedInside, testedOutside, testsItems) = (0, 0, 0, false)
    copiedFrom = Subpixels(rawValue: .max)
    groups = 0..<0
    guard part.span.end >= first else { return }
    groups = section.groups(
      in: (part.span.start - first, part.span.end - first), pitch: columns.pitch, extent: extent)
    let last = section.groupCount - 1
    testsItems =
      !columns.isAligned
      || groups.upperBound > last && itemCount < section.groupCount * leafCount
    guard !testsItems else { return }
    var start = columns.pitch * groups.lowerBound
    for number in groups {
      if number < last, isInside(start) {
        include(number, at: start)
        testedOutside &+= leafCount
      } else if columns.group.overlaps(rectangle, at: start, form) {
        testedInside &+= leafCount
        if columns.leaves[0].overlaps(rectangle, at: start, form) { include(number, at: start) }
      }
      start += columns.pitch
    }
    testedOutside &+= testedInside
  }

  /// Returns whether a row has the same cells as the row already written, except for their position
  /// perpendicular to the row.
  ///
  /// - Parameters:
  ///   - columns: The columns of the row.
  ///   - section: The section of the row.
  ///   - offset: The scroll offset of the row.
  /// - Returns: Whether the cells can be copied; `false` if no row has been written.
  @inline(__always)
  func isCopied(by columns: RowColumns, of section: PlacedSection, scrolledTo offset: Double)
    -> Bool
  {
    copiedFrom <= section.origin && section.origin <= insideAcross.end
      && matches(columns, of: section, scrolledTo: offset)
  }

  /// Records where the cells of a plain row are written; all of its items must be visible.
  @inline(__always)
  mutating func noteWritten(at index: Int) {
    (written, copiedFrom) = (index, max(.zero, insideAcross.start))
  }

  /// Returns whether a group lies inside the rectangle along the row.
  @inline(__always)
  func isInside(_ start: Subpixels) -> Bool { inside.start <= start && start <= inside.end }

  /// Returns whether the groups of a section certainly lie inside the rectangle on the axis
  /// perpendicular to the row.
  @inline(__always)
  func isInsideAcrossRow(sectionAt origin: Subpixels) -> Bool {
    insideAcross.start <= origin && origin <= insideAcross.end
  }

  /// Returns the range of starts that place an element inside a range of positions.
  ///
  /// - Parameters:
  ///   - span: The range of positions.
  ///   - margin: The distance to keep from both ends, in pixels: both ends of a frame are rounded,
  ///     and so are both ends of the rectangle.
  ///   - offset: The distance from a start to the element.
  ///   - length: The length of the element.
  /// - Returns: The range of starts; empty if the element is too long.
  @inline(__always)
  private static func starts(
    inside span: (start: Subpixels, end: Subpixels), margin: Int64, _ offset: Subpixels,
    _ length: Subpixels
  ) -> (start: Subpixels, end: Subpixels) {
    let margin = Subpixels(pixels: margin)
    return (span.start + margin - offset, span.end - margin - offset - length)
  }

  /// Adds the next group with visible items to the span.
  ///
  /// The row must be aligned (see ``RowColumns/isAligned``), because only then are these groups
  /// always consecutive.
  @inline(__always)
  private mutating func include(_ number: Int, at start: Subpixels) {
    if count == 0 { (first, self.start) = (number, start) }
    count &+= 1
  }
}
