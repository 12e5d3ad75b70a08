import LayoutCore

/// The width or height of an item, as a number of points, a fraction of its container or an
/// estimate.
///
/// A fraction specifies the side of the container it refers to, so a height can be a fraction of
/// the container's width. A dimension is immutable. Two dimensions are equal if they have the same
/// kind and value.
open class NSCollectionLayoutDimension: NSObject, NSCopying, @unchecked Sendable {
  /// The meaning of a dimension's value.
  public enum Kind: Sendable {
    /// An exact size, in points.
    case absolute

    /// An estimate, in points, that is replaced once the content has been measured.
    case estimated

    /// A fraction of the container's height.
    case fractionalHeight

    /// A fraction of the container's width.
    case fractionalWidth

    /// An estimate, in points, that is replaced by the largest measured size among the siblings.
    case uniformAcrossSiblings
  }

  /// The meaning of the value in `dimension`.
  public let kind: Kind

  /// The number of points, the fraction or the estimate, depending on `kind`.
  public let dimension: CGFloat

  /// Whether the dimension is an exact number of points.
  open var isAbsolute: Bool { kind == .absolute }

  /// Whether the dimension is an estimate, including one that is uniform across siblings.
  open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// Whether the dimension is the largest measured size among the siblings.
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Creates a dimension of the given kind.
  ///
  /// The factory methods are a shorter way to do so.
  ///
  /// - Precondition: The value is finite, unless a section without items is being described.
  public required init(kind: Kind, value: CGFloat) {
    self.kind = kind
    self.dimension = DescriptionScope.finite(
      value,
      "Invalid \(Self.name(of: kind)): \(value). Specify a finite value for the dimension.")
  }

  /// Returns a dimension of an exact number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(kind: .absolute, value: absoluteDimension)
  }

  /// Returns an estimated dimension, in points, that is replaced by the measured size of the
  /// content.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(kind: .estimated, value: estimatedDimension)
  }

  /// Returns a dimension equal to a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(kind: .fractionalHeight, value: fractionalHeight)
  }

  /// Returns a dimension equal to a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(kind: .fractionalWidth, value: fractionalWidth)
  }

  /// Returns a dimension that becomes the largest measured size among the siblings.
  ///
  /// - Parameter estimatedDimension: The size to use until the siblings have been measured, in
  ///   points.
  /// - Returns: A dimension that counts as estimated and is uniform across siblings.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(kind: .uniformAcrossSiblings, value: estimatedDimension)
  }

  /// Returns the dimension itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a dimension of the same kind and value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  /// The hash value of the dimension, identical for equal dimensions.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(dimension)
    return hasher.finalize()
  }

  /// A string with the kind and the value, such as `.containerWidthFactor(0.5)`.
  open override var description: String {
    let value = dimension.plainDescription
    return switch kind {
    case .absolute: ".absolute(\(value))"
    case .estimated: ".estimated(\(value))"
    case .fractionalHeight: ".containerHeightFactor(\(value))"
    case .fractionalWidth: ".containerWidthFactor(\(value))"
    case .uniformAcrossSiblings: ".uniformAcrossSiblings(\(value))"
    }
  }

  private static func name(of kind: Kind) -> String {
    switch kind {
    case .absolute: "absolute dimension"
    case .estimated: "estimated dimension"
    case .fractionalHeight: "fractional height"
    case .fractionalWidth: "fractional width"
    case .uniformAcrossSiblings: "uniform across siblings estimate"
    }
  }
}
