/// A query as the sections see it: the rectangle, and the writer of the frames.
struct SectionQuery {
  /// The rectangle, clipped to the content.
  let clipped: Frame
  /// The part of the scroll axis that the rectangle may show, in content coordinates.
  let span: (start: Subpixels, end: Subpixels)
  /// The part of the other axis that the rectangle may show, for rows that have not been scrolled;
  /// `nil` if the layout has no rows.
  let unscrolledRow: (start: Subpixels, end: Subpixels)?
  /// The scroll offsets of orthogonal rows, by section; see ``ScrollState``.
  let rowOffsets: [Int: Double]
  /// The writer of the frames.
  let writer: FrameWriter

  /// Returns the rectangle in the coordinates of a section's unscrolled groups, and the part of
  /// their stack that it may show, extended by a pixel on both sides.
  @inline(__always)
  func part(
    ofSection index: Int, _ metrics: SectionMetrics
  ) -> (rectangle: Frame, span: (start: Subpixels, end: Subpixels)) {
    guard metrics.isRow, let unscrolledRow else { return (clipped, span) }
    guard !rowOffsets.isEmpty, let offset = rowOffsets[index] else {
      return (clipped, unscrolledRow)
    }
    let rectangle = QueryWindow.rectangle(
      clipped, rowOffset: offset, along: metrics.stackAxis,
      isRightToLeft: writer.mirrorPixels != nil)
    return (rectangle, writer.span(of: rectangle, along: metrics.stackAxis))
  }
}
