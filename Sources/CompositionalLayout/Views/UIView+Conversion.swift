extension UIView {
  /// Returns a point of this view in the coordinates of another one, in points; nil stands for the
  /// window, or for the outermost view if there is none.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = outward(point)
    return view?.inward(outer) ?? outer
  }

  /// Returns a point of another view in the coordinates of this one, in points; nil stands for the
  /// window, or for the outermost view if there is none.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    inward(view?.outward(point) ?? point)
  }

  /// Returns the upright rectangle around a rectangle of this view in the coordinates of another
  /// one, in points; nil stands for the window, or for the outermost view if there is none.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.around { convert($0, to: view) }
  }

  /// Returns the upright rectangle around a rectangle of another view in the coordinates of this
  /// one, in points; nil stands for the window, or for the outermost view if there is none.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.around { convert($0, from: view) }
  }

  /// Returns whether a point of this view, in points, lies in its bounds.
  public final func point(inside point: CGPoint) -> Bool { bounds.contains(point) }

  /// A point of this view in the coordinates of the outermost view.
  private func outward(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let turned = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
    return superview.outward(CGPoint(x: turned.x + center.x, y: turned.y + center.y))
  }

  /// A point of the outermost view in the coordinates of this one.
  private func inward(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let outer = superview.inward(point)
    let turned = CGPoint(x: outer.x - center.x, y: outer.y - center.y)
      .applying(transform.inverted())
    return CGPoint(x: turned.x + bounds.midX, y: turned.y + bounds.midY)
  }
}

extension CGRect {
  /// The upright rectangle around the corners after a conversion.
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
