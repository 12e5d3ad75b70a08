#if !canImport(CoreGraphics)
  /// An affine transform of the plane, which keeps straight lines straight and parallel lines
  /// parallel.
  ///
  /// A point is a row vector, multiplied by the matrix:
  ///
  ///     x' = a·x + c·y + tx
  ///     y' = b·x + d·y + ty
  public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The coefficient of x in the transformed x.
    public var a: CGFloat

    /// The coefficient of x in the transformed y.
    public var b: CGFloat

    /// The coefficient of y in the transformed x.
    public var c: CGFloat

    /// The coefficient of y in the transformed y.
    public var d: CGFloat

    /// The translation along x, in points.
    public var tx: CGFloat

    /// The translation along y, in points.
    public var ty: CGFloat

    /// The identity transform, which leaves every point unchanged.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Whether the transform is the identity transform.
    public var isIdentity: Bool { self == .identity }

    /// Creates a transform that maps every point to the origin.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from the entries of its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a transform from the unlabelled entries of its matrix.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation, in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a transform that scales about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, in radians, from the x axis towards the y axis.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = (sin(angle), cos(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
  }

  extension CGAffineTransform {
    /// Returns this transform followed by the given transform.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
        c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
        tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns a translation, in points, followed by this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a scaling followed by this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a rotation by an angle, in radians, followed by this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse of the transform, or the transform itself if it cannot be inverted.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Returns the point that results from applying a transform to this point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size, transformed as a vector and therefore unaffected by translations.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest upright rectangle that contains this rectangle after the transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull, !isInfinite else { return self }
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
        CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(t) }
      let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
      return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }
  }
#endif
