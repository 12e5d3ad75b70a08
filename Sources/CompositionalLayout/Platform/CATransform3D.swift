#if !canImport(QuartzCore)
  /// A three-dimensional transform, stored as a matrix for multiplying row vectors.
  public struct CATransform3D: Hashable, Sendable {
    /// The first row: the contribution of x to the transformed x, y, z and w.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat

    /// The second row: the contribution of y to the transformed x, y, z and w.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat

    /// The third row: the contribution of z to the transformed x, y, z and w.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat

    /// The fourth row: the translation along x, y and z, and the overall scale.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Creates a transform whose entries are all zero.
    public init() {
      self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4))
    }

    /// Creates a transform from the sixteen entries of its matrix, row by row.
    public init(
      m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
      m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
      m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
      m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
      self.init(rows: [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ])
    }

    /// Creates a transform from four rows of four entries.
    init(rows: [[CGFloat]]) {
      (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
      (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
      (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
      (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }

    /// The four rows of the matrix, with four entries each.
    var rows: [[CGFloat]] {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
  }

  /// The identity transform.
  public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

  /// Returns a translation, in points.
  public func CATransform3DMakeTranslation(
    _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
  }

  /// Returns a scaling relative to the origin.
  public func CATransform3DMakeScale(
    _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
  }

  /// Returns a rotation about an axis through the origin, in radians.
  ///
  /// The axis may have any length; if its length is 0, the result is the identity transform.
  public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    return CATransform3D(rows: [
      [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
      [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
      [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0],
      [0, 0, 0, 1],
    ])
  }

  /// Returns the transform `a` followed by `b`.
  public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let columns = b.rows
    return CATransform3D(
      rows: a.rows.map { row in
        (0..<4).map { column in
          (0..<4).reduce(0) { $0 + row[$1] * columns[$1][column] }
        }
      })
  }

  /// Returns a translation, in points, followed by `t`.
  public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
  }

  /// Returns a scaling followed by `t`.
  public func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
  }

  /// Returns a rotation about an axis, in radians, followed by `t`.
  public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
  ) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
  }

  /// Returns whether a transform is the identity transform.
  public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    t == CATransform3DIdentity
  }

  /// Returns whether two transforms have the same entries.
  public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    a == b
  }

  /// Returns the three-dimensional transform that acts like `m` on x and y and leaves z unchanged.
  public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [
      [m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1],
    ])
  }

  /// Returns whether a transform can be converted to an affine transform without loss.
  public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  }

  /// Returns the affine part of a transform, which acts on x and y, and discards everything else.
  public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
  }
#endif
