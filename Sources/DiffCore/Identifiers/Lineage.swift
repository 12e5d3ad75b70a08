/// The ancestry of an append-only table, used to determine how many handles two tables share.
///
/// A table and its copy agree on all handles from before the copy. Whichever of the two grows first
/// afterwards begins an epoch of its own:
///
///     original   epoch 1: handles 0…99
///     copy       epoch 1: handles 0…99,  epoch 2: handles 100…119
///     both agree on the handles of epoch 1, 0…99
///
/// Only the newest epochs are kept. Two tables without a common epoch are compared by their
/// identifiers; this takes longer but gives the same result.
@usableFromInline
struct Lineage: Sendable {
  /// An object that identifies an epoch.
  ///
  /// If a table holds the only reference to it, the table has not been copied since the epoch
  /// began.
  @usableFromInline
  final class Epoch: Sendable {
    init() {}
  }

  /// An earlier epoch, and the number of handles in the table when the epoch ended.
  struct Past: Sendable {
    let epoch: Epoch
    let end: Int
  }

  /// The maximum number of past epochs kept by a table.
  static let depth = 8

  private var current = Epoch()
  private var past: [Past] = []

  @usableFromInline
  init() {}

  /// Begins a new epoch if the table has been copied.
  ///
  /// - Parameter count: The number of handles before the table grows.
  @usableFromInline
  mutating func prepareToGrow(from count: Int) {
    guard !isKnownUniquelyReferenced(&current) else { return }
    if past.count == Self.depth { past.removeFirst() }
    past.append(Past(epoch: current, end: count))
    current = Epoch()
  }

  /// Returns the number of handles that stand for the same identifiers in two tables because of
  /// their common ancestry.
  @usableFromInline
  func sharedCount(at count: Int, with other: Lineage, at otherCount: Int) -> Int {
    let mine = past + [Past(epoch: current, end: count)]
    let others = other.past + [Past(epoch: other.current, end: otherCount)]
    for epoch in mine.reversed() {
      for candidate in others.reversed() where candidate.epoch === epoch.epoch {
        return min(epoch.end, candidate.end)
      }
    }
    return 0
  }
}
