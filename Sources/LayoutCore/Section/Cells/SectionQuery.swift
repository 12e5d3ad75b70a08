/// A query as each section sees it: the rectangle, and what frames are written with.
struct SectionQuery {
  /// The rectangle, clipped to the content.
  let window: QueryWindow
  /// The part of the scroll axis that the rectangle may show, in content coordinates.
  let span: (start: Subpixels, end: Subpixels)
  /// The offsets of orthogonal rows.
  let state: ScrollState
  /// The visible range for pinned items; `nil` pins nothing.
  let pins: PinWindow?
  /// Writes the frames.
  let writer: FrameWriter

  /// The groups of a section, and the rectangle in their coordinates.
  @inline(__always)
  func groups(
    of section: PlacedSection, index: Int, _ metrics: SectionMetrics
  ) -> GroupWindow {
    let rectangle = window.rectangle(section: index, metrics: metrics, state: state)
    let span = metrics.isRow ? writer.span(of: rectangle, along: metrics.stackAxis) : span
    return GroupWindow(
      section: section, index: index, metrics: metrics, rectangle: rectangle, span: span)
  }
}
