import LayoutCore

/// Methods that check whether the numbers in a view's position are finite. (D-122)
extension UIView {
  /// Traps with the message of UIKit's exception unless a rectangle is finite.
  @inline(__always)
  nonisolated static func requireFinite(_ place: CGRect) {
    stopUnless(
      place.frame.isFinite,
      "CALayer bounds contains NaN: [\(place.origin.x) \(place.origin.y); "
        + "\(place.size.width) \(place.size.height)]")
  }

  /// Traps unless a transform is finite.
  nonisolated static func requireFinite(_ transform: CATransform3D) {
    let rows = [
      transform.m11 + transform.m12 + transform.m13 + transform.m14,
      transform.m21 + transform.m22 + transform.m23 + transform.m24,
      transform.m31 + transform.m32 + transform.m33 + transform.m34,
      transform.m41 + transform.m42 + transform.m43 + transform.m44,
    ]
    stopUnless(
      rows.allSatisfy(\.isFinite),
      "CALayer transform contains NaN: the sums of its rows are \(rows)")
  }
}
