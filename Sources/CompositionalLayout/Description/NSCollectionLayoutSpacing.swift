import LayoutCore

/// A distance between items, or between an item and what surrounds it.
///
/// A spacing never changes; two are equal if they are of one kind and have one value.
open class NSCollectionLayoutSpacing: NSObject, NSCopying, @unchecked Sendable {
  /// Meaning of a spacing's value: an exact distance or a least one.
  public enum Kind: Sendable {
    /// The distance.
    case fixed

    /// The least distance; the remaining room is shared among flexible spacings.
    case flexible
  }

  /// Whether `spacing` is an exact distance or the least one.
  public let kind: Kind

  /// The distance, or the least distance, in points.
  public let spacing: CGFloat

  /// Whether the distance is exactly the value.
  open var isFixed: Bool { kind == .fixed }

  /// Whether the distance is at least the value.
  open var isFlexible: Bool { kind == .flexible }

  /// Creates a spacing of a kind; the factories are the shorter way to one.
  ///
  /// - Precondition: The value is finite, unless a section without items is being described.
  public required init(kind: Kind, spacing: CGFloat) {
    self.kind = kind
    self.spacing = DescriptionScope.finite(
      spacing, "Invalid \(kind) spacing: \(spacing). Specify a finite value for the spacing.")
  }

  /// Returns a spacing of an exact number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    self.init(kind: .fixed, spacing: fixedSpacing)
  }

  /// Returns a spacing of at least a number of points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    self.init(kind: .flexible, spacing: flexibleSpacing)
  }

  /// Returns the spacing itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a spacing of the same kind and value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return kind == other.kind && spacing == other.spacing
  }

  /// The hash; equal spacings share it.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(spacing)
    return hasher.finalize()
  }

  /// The kind and the value, such as `.fixed(16)`.
  open override var description: String { ".\(kind)(\(spacing.plainDescription))" }
}
