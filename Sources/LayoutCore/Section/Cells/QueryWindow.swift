/// A query's rectangle, which each section can convert to its own coordinates.
package struct QueryWindow: Sendable {
  /// The part of the rectangle inside the content.
  package let clipped: Frame
  private let isRightToLeft: Bool

  /// Creates a window by clipping a rectangle to the content.
  ///
  /// A rectangle that has no area, or only touches the content, finds only the decorations of the
  /// sections it touches.
  ///
  /// - Returns: `nil` if the rectangle does not even touch the content.
  package init?(_ rectangle: Frame, contentSize: Vector, isRightToLeft: Bool) {
    let content = Frame(x: 0, y: 0, width: contentSize.horizontal, height: contentSize.vertical)
    guard rectangle.isFinite, rectangle.width >= 0, rectangle.height >= 0,
      rectangle.touches(content)
    else { return nil }
    // Behaviour 57
    clipped = rectangle.intersection(content)
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the rectangle in the coordinates of a section's groups.
  ///
  /// - Parameters:
  ///   - section: The index of the section in the layout, used to look up the scroll offset of its
  ///     row.
  ///   - metrics: The section's metrics, including whether its groups form a row.
  ///   - state: The scroll offsets of rows; irrelevant for sections without a row.
  /// - Returns: The rectangle, for comparison with the frames of an unscrolled row.
  package func rectangle(section: Int, metrics: SectionMetrics, state: ScrollState) -> Frame {
    guard metrics.isRow else { return clipped }
    return rectangle(rowOffset: state.rowOffset(section: section), along: metrics.stackAxis)
  }

  /// Returns the rectangle in the coordinates of a section with a scrolled row.
  ///
  /// - Parameters:
  ///   - offset: The scroll offset of the row, in points from its leading end.
  ///   - axis: The stack axis of the section's groups.
  /// - Returns: The rectangle, for comparison with the frames of an unscrolled row.
  package func rectangle(rowOffset offset: Double, along axis: Axis) -> Frame {
    guard offset != 0 else { return clipped }
    return Self.rectangle(
      clipped, rowOffset: offset, along: axis, isRightToLeft: isRightToLeft)
  }

  /// Returns a rectangle in the coordinates of a section with a scrolled row.
  static func rectangle(
    _ clipped: Frame, rowOffset offset: Double, along axis: Axis, isRightToLeft: Bool
  ) -> Frame {
    clipped.offset(
      along: axis, by: shift(rowOffset: offset, along: axis, isRightToLeft: isRightToLeft))
  }

  /// Returns the distance to move a rectangle before comparing it with the frames of an unscrolled
  /// row.
  ///
  /// Moving these frames back by the same distance gives their visible positions.
  ///
  /// - Parameters:
  ///   - offset: The scroll offset of the row, in points from its leading end.
  ///   - axis: The axis along which the row scrolls.
  ///   - isRightToLeft: Whether the content starts at the right edge.
  /// - Returns: The signed horizontal or vertical distance, in points.
  @inline(__always)
  package static func shift(
    rowOffset offset: Double, along axis: Axis, isRightToLeft: Bool
  ) -> Double {
    axis == .horizontal && isRightToLeft ? -offset : offset
  }
}
