/// A decoration of a section, with its insets converted to subpixels.
package struct DecorationPlace: Hashable, Sendable {
  /// The kind under which the decoration's views are registered.
  let kind: ElementKind
  /// The leading and top insets of the decoration.
  private let start: SubpixelVector
  /// The sum of the leading and trailing insets, and the sum of the top and bottom insets.
  private let total: SubpixelVector
  private let zIndex: Int

  init(_ plan: DecorationPlan, kind: ElementKind, grid: PixelGrid) {
    self.kind = kind
    start = grid.subpixels(Vector(startOf: plan.insets))
    total = grid.subpixels(
      Vector(
        horizontal: plan.insets.total(.horizontal), vertical: plan.insets.total(.vertical)))
    zIndex = plan.zIndex
  }

  /// Returns the decoration that covers a section's rectangle.
  ///
  /// - Parameters:
  ///   - section: The index of the section in the layout, written into the element.
  ///   - item: The index of the decoration in its section.
  ///   - origin: The top leading corner of the rectangle.
  ///   - size: The exact size of the rectangle, before the decoration's insets are applied.
  ///   - writer: The writer that rounds and mirrors the frame.
  /// - Returns: The element with its final frame.
  func element(
    section: Int, item: Int, origin: SubpixelVector, size: SubpixelVector, writer: FrameWriter
  ) -> LayoutElement {
    var inner = size
    for axis in Axis.allCases {
      let length = (size[axis] - total[axis]).rawValue
      inner[axis] = Subpixels(rawValue: abs(length))
    }
    return LayoutElement(
      kind: kind, section: section, item: item, zIndex: zIndex,
      frame: writer.frame(
        origin: origin + start, size: PixelSize(exact: inner, grid: writer.grid)))
  }
}
