/// Methods for interpolating linearly between two values, using the number itself as the progress
/// from 0 to 1.
///
/// The results for 0 and 1 are exact.
extension CGFloat {
  func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    start * (1 - self) + end * self
  }

  func between(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: between(start.x, end.x), y: between(start.y, end.y))
  }

  /// Interpolates two transforms entry by entry.
  ///
  /// The result is correct for translations and scalings, but rotating elements shrink during the
  /// transition.
  func between(_ start: CATransform3D, _ end: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: between(start.m11, end.m11), m12: between(start.m12, end.m12),
      m13: between(start.m13, end.m13), m14: between(start.m14, end.m14),
      m21: between(start.m21, end.m21), m22: between(start.m22, end.m22),
      m23: between(start.m23, end.m23), m24: between(start.m24, end.m24),
      m31: between(start.m31, end.m31), m32: between(start.m32, end.m32),
      m33: between(start.m33, end.m33), m34: between(start.m34, end.m34),
      m41: between(start.m41, end.m41), m42: between(start.m42, end.m42),
      m43: between(start.m43, end.m43), m44: between(start.m44, end.m44))
  }

  /// Interpolates the attributes of an element between two layouts.
  ///
  /// The stacking order and the visibility are taken from the layout closer to the current
  /// progress.
  func between(
    _ start: UICollectionViewLayoutAttributes, _ end: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = (self < 0.5 ? start : end).copied()
    // An origin computed from a centre may differ from the given origin by a rounding error.
    guard self != 0, self != 1 else { return attributes }
    attributes.size = CGSize(
      width: between(start.size.width, end.size.width),
      height: between(start.size.height, end.size.height))
    attributes.center = between(start.center, end.center)
    attributes.alpha = between(start.alpha, end.alpha)
    attributes.transform3D = between(start.transform3D, end.transform3D)
    return attributes
  }
}
