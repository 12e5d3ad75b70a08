/// The place of one item of a custom group.
///
/// An item never changes.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, @unchecked Sendable {
  /// The place within the group, in points, counted from the group's own corner.
  public let frame: CGRect

  /// Order of drawing: an item with a larger number is in front.
  public let zIndex: Int

  /// Creates an item stacked by its order in the group.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with its place and its order from back to front.
  public required init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Returns the item itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the items of a group, given the size the group turned out to have.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
