/// A query as each section sees it: the rectangle, and what frames are written with.
struct SectionQuery {
  /// The rectangle, clipped to the content.
  let clipped: Frame
  /// The part of the scroll axis that the rectangle may show, in content coordinates.
  let span: (start: Subpixels, end: Subpixels)
  /// The same across the scroll axis, for rows that have not been scrolled; `nil` without rows.
  let unscrolledRow: (start: Subpixels, end: Subpixels)?
  /// How far orthogonal rows have been scrolled, by section; see ``ScrollState``.
  let rowOffsets: [Int: Double]
  /// Writes the frames.
  let writer: FrameWriter

  /// The rectangle in the coordinates of a section's unscrolled groups, and the part of their stack
  /// that it may show, a pixel longer on both sides.
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
