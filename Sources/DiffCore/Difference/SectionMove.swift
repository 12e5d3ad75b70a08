/// A move of a section with its items from its index before a change to its index after it.
public struct SectionMove: Hashable, BitwiseCopyable, Sendable {
  /// The index in the old state.
  public let from: Int

  /// The index in the new state.
  public let to: Int

  /// Creates a move from an index in the old state to an index in the new state.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
