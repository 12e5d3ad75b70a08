extension UIView {
  /// Converts a point from the view's coordinates to another view's coordinates, in points.
  ///
  /// If `view` is `nil`, the point is converted to the coordinates of the window or, without a
  /// window, of the outermost view.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = pointInOutermostView(point)
    return view?.pointFromOutermostView(outer) ?? outer
  }

  /// Converts a point from another view's coordinates to the view's own coordinates, in points.
  ///
  /// If `view` is `nil`, the point is converted from the coordinates of the window or, without a
  /// window, of the outermost view.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromOutermostView(view?.pointInOutermostView(point) ?? point)
  }

  /// Converts a rectangle to another view's coordinates, in points.
  ///
  /// The result is the smallest upright rectangle containing the converted corners. If `view` is
  /// `nil`, the rectangle is converted to the coordinates of the window or, without a window, of
  /// the outermost view.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.around { convert($0, to: view) }
  }

  /// Converts a rectangle from another view's coordinates, in points.
  ///
  /// The result is the smallest upright rectangle containing the converted corners. If `view` is
  /// `nil`, the rectangle is converted from the coordinates of the window or, without a window, of
  /// the outermost view.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.around { convert($0, from: view) }
  }

  /// Returns whether a point, given in the view's own coordinates, lies within its bounds.
  public final func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  /// Converts a point from the view's coordinates to the outermost view's coordinates.
  private func pointInOutermostView(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let turned = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
    return superview.pointInOutermostView(CGPoint(x: turned.x + center.x, y: turned.y + center.y))
  }

  /// Converts a point from the outermost view's coordinates to the view's own coordinates.
  private func pointFromOutermostView(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.pointFromOutermostView(point)
    let turned = CGPoint(x: outer.x - center.x, y: outer.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains this rectangle's converted corners.
  fileprivate func around(_ convert: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map(convert)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
