/// One decoration of a section, resolved.
package struct DecorationPlace: Hashable, Sendable {
  /// The kind its views are registered under.
  let kind: ElementKind
  /// The insets taken off the section's rectangle: at its start, and in total.
  private let start: SubpixelVector
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

  /// The decoration over a section's rectangle.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the decoration in its section.
  ///   - origin: The rectangle's leading top corner.
  ///   - size: The rectangle's size.
  ///   - writer: Writes the frame.
  /// - Returns: The element in its place.
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
