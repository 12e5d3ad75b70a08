/// A move of an item from its place before a change to its place after the change.
public struct ItemMove: Hashable, BitwiseCopyable, Sendable {
  /// The place in the old state.
  public let from: ItemPath

  /// The place in the new state.
  public let to: ItemPath

  /// Creates a move from a place in the old state to a place in the new state.
  public init(from: ItemPath, to: ItemPath) {
    self.from = from
    self.to = to
  }
}
