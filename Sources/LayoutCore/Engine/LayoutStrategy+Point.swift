/// Cells by points.
extension LayoutStrategy {
  /// The cell that lies in front at a point: the one of the highest order, of equal ones the first.
  ///
  /// Cells of rows that scroll across are where the view shows them.
  ///
  /// - Parameters:
  ///   - point: The point in content coordinates, in points. The left and top edges of a frame
  ///     belong to it, the other two do not.
  ///   - visible: A buffer for the elements at the point, used again.
  /// - Returns: The cell, with the frame that it has in a row that is not scrolled; `nil` if there
  ///   is none.
  /// - Complexity: That of ``query(_:into:)`` with *k* elements found at the point.
  public func frontmostCell(
    at point: Vector, using visible: inout VisibleElements
  ) -> LayoutElement? {
    visible.removeAll()
    // A small rectangle stands for the point, as one without area finds nothing.
    let side = 0x1p-10
    query(
      Frame(x: point.horizontal, y: point.vertical, width: side, height: side), into: &visible)
    var front: LayoutElement?
    for element in visible.elements where element.kind == .cell {
      // Frames of a scrolled row do not say where the view shows its cells; the query does.
      guard input.isRow(section: element.section) || element.frame.holds(point) else { continue }
      if let known = front, known.zIndex >= element.zIndex { continue }
      front = element
    }
    return front
  }
}

extension Frame {
  /// Whether a point is in the rectangle, its left and top edges included.
  fileprivate func holds(_ point: Vector) -> Bool {
    point.horizontal >= x && point.horizontal < maxX && point.vertical >= y && point.vertical < maxY
  }
}
