/// A column of items: the items at the same index in each group of an unscrolled row.
///
/// All items of a column have the same size and are evenly spaced. Their positions along the row
/// are the same in all sections of a plan, because a row runs across the axis of the sections.
struct LeafColumn: Hashable, BitwiseCopyable, Sendable {
  /// The z-index shared by the items of the column.
  let zIndex: Int
  /// The size shared by the frames of the column's items, in pixels.
  private(set) var size: PixelSize
  /// The conversion from the start of a group to the start of the group's item along the row,
  /// rounded to whole pixels.
  private let along: OffsetRounding
  /// The conversion from the start of the section to the start of the items perpendicular to the
  /// row, rounded to whole pixels.
  private let across: OffsetRounding

  /// Creates the column of an item.
  ///
  /// - Parameters:
  ///   - origin: The exact offset of the first group's item from the section's corner.
  ///   - size: The size of the item's frame, rounded to pixels.
  ///   - zIndex: The z-index of the item.
  ///   - axis: The direction of the row: its groups follow one another along this axis.
  init(at origin: SubpixelVector, _ size: PixelSize, zIndex: Int, along axis: Axis) {
    self.size = size
    self.zIndex = zIndex
    along = OffsetRounding(movedBy: origin[axis])
    across = OffsetRounding(movedBy: origin[axis.other])
  }

  /// Whether every item starts inside the content.
  var startsInside: Bool { along.keepsSign && across.keepsSign }

  /// Returns whether the items of two columns start and end together along a row in the given
  /// direction.
  func isAligned(with other: LeafColumn, along axis: Axis) -> Bool {
    along == other.along && size[axis] == other.size[axis]
  }

  /// Returns a copy of the column whose items have the given exact length along the row, rounded to
  /// whole pixels.
  func resized(to length: Subpixels, along axis: Axis, _ grid: PixelGrid) -> LeafColumn {
    var column = self
    column.size.setLength(length, along: axis, grid: grid)
    return column
  }

  /// Returns the start of a section's items on the axis perpendicular to the row, in pixels.
  @inline(__always)
  func edge(inSectionAt section: Subpixels) -> Int64 { across.pixels(section) }

  /// Returns the top edge of a section's items, in points; the row must be plain (see
  /// ``RowColumns/isPlain``), and the section must start inside the content.
  @inline(__always)
  func top(inSectionAt section: Subpixels, _ grid: PixelGrid) -> Double {
    grid.points(pixels: across.magnitude(section))
  }

  /// Returns the final frame of an item.
  ///
  /// - Parameters:
  ///   - start: The start of the item's group, measured from the start of the first group.
  ///   - section: The start of the section along the scroll axis.
  ///   - form: The kind of row, which determines how frames are converted to points.
  /// - Returns: The frame, in points.
  @inline(__always)
  func frame(at start: Subpixels, inSectionAt section: Subpixels, _ form: some RowForm) -> Frame {
    var frame = frame(inSectionAt: section, form)
    form.move(&frame, to: edge(at: start, form))
    return frame
  }

  /// Returns whether an item overlaps a rectangle along the row.
  ///
  /// - Parameters:
  ///   - rectangle: The rectangle, in the coordinates of the unscrolled row.
  ///   - start: The start of the item's group, measured from the start of the first group.
  ///   - form: The kind of row, which determines how frames are converted to points.
  /// - Returns: Whether the final frame overlaps the rectangle along the row.
  @inline(__always)
  func overlaps(_ rectangle: Frame, at start: Subpixels, _ form: some RowForm) -> Bool {
    var frame = Frame(x: 0, y: 0, width: size.widthInPoints, height: size.heightInPoints)
    form.move(&frame, to: edge(at: start, form))
    return frame.overlaps(rectangle, along: form.axis)
  }

  /// Returns whether the items of a section overlap a rectangle on the axis perpendicular to the
  /// row.
  @inline(__always)
  func overlapsAcrossRow(
    _ rectangle: Frame, inSectionAt section: Subpixels, _ form: some RowForm
  ) -> Bool {
    frame(inSectionAt: section, form).overlaps(rectangle, along: form.axis.other)
  }

  /// Returns the final frame of an item, with the position along the row set to 0.
  @inline(__always)
  func frame(inSectionAt section: Subpixels, _ form: some RowForm) -> Frame {
    let edge = form.startsInside ? across.magnitude(section) : across.pixels(section)
    var frame = Frame(x: 0, y: 0, width: size.widthInPoints, height: size.heightInPoints)
    switch form.axis {
    case .horizontal: frame.y = form.top(ofPixel: edge)
    case .vertical: frame.x = form.left(ofPixel: edge, width: size.width)
    }
    return frame
  }

  /// Returns the left or top edge of an item along the row, in points.
  ///
  /// - Parameters:
  ///   - start: The start of the item's group, measured from the start of the first group.
  ///   - form: The kind of row, which determines how frames are converted to points.
  /// - Returns: The edge of the item's final frame.
  @inline(__always)
  func edge(at start: Subpixels, _ form: some RowForm) -> Double {
    let edge = form.startsInside ? along.magnitude(start) : along.pixels(start)
    switch form.axis {
    case .horizontal: return form.left(ofPixel: edge, width: size.width)
    case .vertical: return form.top(ofPixel: edge)
    }
  }
}
