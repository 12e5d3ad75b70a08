/// A move of an item from its path in the old snapshot to its path in the new snapshot.
public struct ItemMove: Hashable, BitwiseCopyable, Sendable {
  /// The item's path in the old snapshot.
  public let from: ItemPath

  /// The item's path in the new snapshot.
  public let to: ItemPath

  /// Creates a move from a path in the old snapshot to a path in the new snapshot.
  public init(from: ItemPath, to: ItemPath) {
    self.from = from
    self.to = to
  }
}
