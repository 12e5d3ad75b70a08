/// The frame and the stacking order of one item in a custom group.
///
/// A custom item is immutable.
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying, @unchecked Sendable {
  /// The frame of the item in the group's coordinates, in points.
  public let frame: CGRect

  /// The stacking order of the item; items with larger values appear in front.
  public let zIndex: Int

  /// Creates an item with the given frame and the stacking order 0.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame and a stacking order.
  public required init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Returns the item itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A closure that receives the size of a custom group and returns the group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
