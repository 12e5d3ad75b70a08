/// A query as sections receive it, with its rectangle and the writer of the frames.
struct SectionQuery {
  /// The rectangle, clipped to the content.
  let clipped: Frame
  /// The range of unrounded positions along the scroll axis that may be visible in the rectangle.
  let span: (start: Subpixels, end: Subpixels)
  /// The range of unrounded positions along the other axis that may be visible in the rectangle,
  /// for rows that have not been scrolled; `nil` if the layout has no rows.
  let unscrolledRow: (start: Subpixels, end: Subpixels)?
  /// The scroll offsets of orthogonal rows, by section; see ``ScrollState``.
  let rowOffsets: [Int: Double]
  /// The converter from exact positions to final frames.
  let writer: FrameWriter

  /// Returns the rectangle in the coordinates of a section's unscrolled groups, and the range of
  /// unrounded positions along their stack that may be visible in the rectangle, widened by a pixel
  /// on each side.
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
