/// A move of a section and its items from its index in the old snapshot to its index in the new
/// snapshot.
public struct SectionMove: Hashable, BitwiseCopyable, Sendable {
  /// The section's index in the old snapshot.
  public let from: Int

  /// The section's index in the new snapshot.
  public let to: Int

  /// Creates a move from an index in the old snapshot to an index in the new snapshot.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
