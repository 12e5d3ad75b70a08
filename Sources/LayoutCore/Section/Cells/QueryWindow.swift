/// The rectangle of a query, as each section sees it.
package struct QueryWindow: Sendable {
  /// The part of the rectangle in the content.
  package let clipped: Frame
  private let isRightToLeft: Bool

  /// Clips a rectangle to the content.
  ///
  /// - Returns: `nil` if the rectangle does not even touch the content. A rectangle only touching
  ///   it, or without area, meets nothing but the decorations of the touched sections.
  package init?(_ rectangle: Frame, contentSize: Vector, isRightToLeft: Bool) {
    let content = Frame(x: 0, y: 0, width: contentSize.horizontal, height: contentSize.vertical)
    guard rectangle.isFinite, rectangle.width >= 0, rectangle.height >= 0,
      rectangle.touches(content)
    else { return nil }
    // Behaviour 57
    clipped = rectangle.intersection(content)
    self.isRightToLeft = isRightToLeft
  }

  /// The rectangle in the coordinates of a section's groups.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - metrics: The arithmetic of the section.
  ///   - state: How far rows have been scrolled; irrelevant for sections without a row.
  /// - Returns: The rectangle, for comparison with frames of an unscrolled row.
  package func rectangle(section: Int, metrics: SectionMetrics, state: ScrollState) -> Frame {
    guard metrics.isRow else { return clipped }
    return rectangle(rowOffset: state.rowOffset(section: section), along: metrics.stackAxis)
  }

  /// The rectangle in the coordinates of a section with a scrolled row.
  ///
  /// - Parameters:
  ///   - offset: How far the row has been scrolled, in points from its leading end.
  ///   - axis: The stack axis of the section's groups.
  /// - Returns: The rectangle, for comparison with frames of an unscrolled row.
  package func rectangle(rowOffset offset: Double, along axis: Axis) -> Frame {
    guard offset != 0 else { return clipped }
    return Self.rectangle(
      clipped, rowOffset: offset, along: axis, isRightToLeft: isRightToLeft)
  }

  /// A rectangle in the coordinates of a section with a scrolled row.
  static func rectangle(
    _ clipped: Frame, rowOffset offset: Double, along axis: Axis, isRightToLeft: Bool
  ) -> Frame {
    clipped.offset(
      along: axis, by: shift(rowOffset: offset, along: axis, isRightToLeft: isRightToLeft))
  }

  /// The distance to move a rectangle for comparison with frames of an unscrolled row; they are
  /// visible by the same distance back.
  ///
  /// - Parameters:
  ///   - offset: How far the row has been scrolled, in points from its leading end.
  ///   - axis: The axis of the row.
  ///   - isRightToLeft: Whether content starts at the right.
  /// - Returns: The distance, in points.
  @inline(__always)
  package static func shift(
    rowOffset offset: Double, along axis: Axis, isRightToLeft: Bool
  ) -> Double {
    axis == .horizontal && isRightToLeft ? -offset : offset
  }
}
