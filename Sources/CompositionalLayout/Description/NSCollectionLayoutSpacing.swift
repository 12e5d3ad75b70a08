import LayoutCore

/// The distance between two items, or between an item and its container.
///
/// A spacing is immutable. Two spacings are equal if they have the same kind and value.
open class NSCollectionLayoutSpacing: NSObject, NSCopying, @unchecked Sendable {
  /// The meaning of a spacing's value: an exact distance or a minimum.
  public enum Kind: Sendable {
    /// An exact distance.
    case fixed

    /// A minimum distance. Flexible spacings share the remaining space.
    case flexible
  }

  /// Whether `spacing` is an exact distance or a minimum.
  public let kind: Kind

  /// The exact or the minimum distance, in points.
  public let spacing: CGFloat

  /// Whether the distance is exactly the spacing's value.
  open var isFixed: Bool { kind == .fixed }

  /// Whether the distance is at least the spacing's value.
  open var isFlexible: Bool { kind == .flexible }

  /// Creates a spacing of the given kind.
  ///
  /// The factory methods are a shorter way to do so.
  ///
  /// - Precondition: The value is finite, unless a section without items is being described.
  public required init(kind: Kind, spacing: CGFloat) {
    self.kind = kind
    self.spacing = DescriptionScope.finite(
      spacing, "Invalid \(kind) spacing: \(spacing). Specify a finite value for the spacing.")
  }

  /// Returns a spacing with an exact distance, in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(kind: .fixed, spacing: fixedSpacing)
  }

  /// Returns a spacing with a minimum distance, in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(kind: .flexible, spacing: flexibleSpacing)
  }

  /// Returns the spacing itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a spacing of the same kind and value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return kind == other.kind && spacing == other.spacing
  }

  /// The hash value of the spacing, identical for equal spacings.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(spacing)
    return hasher.finalize()
  }

  /// A string with the kind and the value, such as `.fixed(16)`.
  open override var description: String { ".\(kind)(\(spacing.plainDescription))" }
}
