/// The query passed to each section: its rectangle, the scroll offsets of rows, and the writer of
/// the frames.
struct SectionQuery {
  /// The rectangle, clipped to the content.
  let clipped: Frame
  /// The range that the rectangle covers along the scroll axis, widened by a pixel on each side to
  /// allow for rounding.
  let span: (start: Subpixels, end: Subpixels)
  /// The range that the rectangle covers perpendicular to the scroll axis, widened by a pixel on
  /// each side to allow for rounding; `nil` if the layout has no rows.
  ///
  /// The range applies to unscrolled rows.
  let unscrolledRow: (start: Subpixels, end: Subpixels)?
  /// The scroll offsets of orthogonal rows, keyed by section index; see ``ScrollState``.
  let rowOffsets: [Int: Double]
  /// The converter from exact positions to final frames.
  let writer: FrameWriter

  /// Converts the query to the coordinates of a section's unscrolled groups.
  ///
  /// - Returns: The rectangle, and the range it covers along the groups' stack, widened by a pixel
  ///   on each side.
  @inline(__always)
  func part(
    ofSection index: Int, _ metrics: SectionMetrics
  ) -> (rectangle: Frame, span: (start: Subpixels, end: Subpixels)) {
    guard metrics.isRow else { return (clipped, span) }
    return part(scrolledTo: rowOffset(ofSection: index), along: metrics.stackAxis)
  }

  /// Returns the scroll offset of a section's row, in points; 0 for any other section.
  @inline(__always)
  func rowOffset(ofSection index: Int) -> Double {
    rowOffsets.isEmpty ? 0 : rowOffsets[index] ?? 0
  }

  /// Returns the same values as ``part(ofSection:_:)``, for a row with the given scroll offset.
  ///
  /// - Parameters:
  ///   - offset: The scroll offset of the row, in points.
  ///   - axis: The direction of the row.
  /// - Returns: The rectangle and the range of positions, in the coordinates of the unscrolled row.
  @inline(__always)
  func part(
    scrolledTo offset: Double, along axis: Axis
  ) -> (rectangle: Frame, span: (start: Subpixels, end: Subpixels)) {
    if offset == 0, let unscrolledRow { return (clipped, unscrolledRow) }
    let rectangle = QueryWindow.rectangle(
      clipped, rowOffset: offset, along: axis, isRightToLeft: writer.mirrorPixels != nil)
    return (rectangle, writer.span(of: rectangle, along: axis))
  }
}
