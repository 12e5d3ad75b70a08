import LayoutCore

/// The width or the height of an item: points, a fraction of the container, or an estimate.
///
/// A fraction names the side of the container it is taken of, so a height can be a fraction of a
/// width. A dimension never changes; two are equal if they are of one kind and have one value.
open class NSCollectionLayoutDimension: NSObject, NSCopying, @unchecked Sendable {
  /// Unit of a dimension's value.
  public enum Kind: Sendable {
    /// Points.
    case absolute

    /// A first guess, in points, until the content has been measured.
    case estimated

    /// A fraction of the container's height.
    case fractionalHeight

    /// A fraction of the container's width.
    case fractionalWidth

    /// A first guess, in points, until the siblings have been measured; the largest counts for all.
    case uniformAcrossSiblings
  }

  /// The unit of `dimension`.
  public let kind: Kind

  /// The points, the fraction or the estimate the dimension was made with.
  public let dimension: CGFloat

  /// Whether the dimension is in points.
  open var isAbsolute: Bool { kind == .absolute }

  /// Whether the dimension is a guess; true of dimensions uniform across siblings as well.
  open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }

  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }

  /// Whether the siblings share the largest measured size.
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Creates a dimension of a kind; the factories are the shorter way to one.
  ///
  /// - Precondition: The value is finite, unless a section without items is being described.
  public required init(kind: Kind, value: CGFloat) {
    self.kind = kind
    self.dimension = DescriptionScope.finite(
      value,
      "Invalid \(Self.name(of: kind)): \(value). Specify a finite value for the dimension.")
  }

  /// Returns a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    self.init(kind: .absolute, value: absoluteDimension)
  }

  /// Returns an estimated dimension, in points, replaced by the content's measured size.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    self.init(kind: .estimated, value: estimatedDimension)
  }

  /// Returns a dimension as a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    self.init(kind: .fractionalHeight, value: fractionalHeight)
  }

  /// Returns a dimension as a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    self.init(kind: .fractionalWidth, value: fractionalWidth)
  }

  /// Returns a dimension equal to the largest measured size among siblings.
  ///
  /// - Parameter estimatedDimension: The size until then, in points.
  /// - Returns: An estimated dimension.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    self.init(kind: .uniformAcrossSiblings, value: estimatedDimension)
  }

  /// Returns the dimension itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a dimension of the same kind and value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  /// The hash; equal dimensions share it.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(dimension)
    return hasher.finalize()
  }

  /// The kind and the value, such as `.containerWidthFactor(0.5)`.
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
