/// The width and the height of an item, each as a dimension.
///
/// A size never changes; two are equal if both their dimensions are.
open class NSCollectionLayoutSize: NSObject, NSCopying, @unchecked Sendable {
  /// How wide the item is.
  public let widthDimension: NSCollectionLayoutDimension

  /// How high the item is.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from its two dimensions.
  public required init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a size of equal dimensions.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension == other.widthDimension && heightDimension == other.heightDimension
  }

  /// The hash; equal sizes share it.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(widthDimension)
    hasher.combine(heightDimension)
    return hasher.finalize()
  }

  /// The two dimensions, such as `{.containerWidthFactor(1), .estimated(94)}`.
  open override var description: String { "{\(widthDimension), \(heightDimension)}" }
}
