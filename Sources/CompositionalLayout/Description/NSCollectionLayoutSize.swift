/// The size of an item, as a dimension for its width and one for its height.
///
/// A size is immutable. Two sizes are equal if both of their dimensions are equal.
open class NSCollectionLayoutSize: NSObject, NSCopying, @unchecked Sendable {
  /// The width of the item.
  public let widthDimension: NSCollectionLayoutDimension

  /// The height of the item.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size with the given width and height.
  public required init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// Returns the size itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a size with the same dimensions.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return widthDimension == other.widthDimension && heightDimension == other.heightDimension
  }

  /// The hash value of the size, identical for equal sizes.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(widthDimension)
    hasher.combine(heightDimension)
    return hasher.finalize()
  }

  /// A string with both dimensions, such as `{.containerWidthFactor(1), .estimated(94)}`.
  open override var description: String { "{\(widthDimension), \(heightDimension)}" }
}
