/// Ancestry of an append-only table: it tells how many handles two tables share.
///
/// A table and its copy agree on all handles up to the copy. The first to grow after that begins
/// an epoch of its own:
///
///     original   epoch 1: handles 0…99
///     copy       epoch 1: handles 0…99,  epoch 2: handles 100…119
///     both agree on the handles of epoch 1, 0…99
///
/// Only the newest epochs are kept. Tables without a common epoch are compared by identifiers: this
/// takes longer and gives the same result.
@usableFromInline
struct Lineage: Sendable {
  /// Identity of an epoch; a table that owns the only reference has not been copied since.
  @usableFromInline
  final class Epoch: Sendable {
    init() {}
  }

  /// A past epoch, with the number of handles at its end.
  struct Past: Sendable {
    let epoch: Epoch
    let end: Int
  }

  /// The number of remembered epochs.
  static let depth = 8

  private var current = Epoch()
  private var past: [Past] = []

  /// Makes the lineage of an empty table.
  @usableFromInline
  init() {}

  /// Begins an epoch if the table has been copied.
  ///
  /// - Parameter count: The number of handles before the table grows.
  @usableFromInline
  mutating func prepareToGrow(from count: Int) {
    guard !isKnownUniquelyReferenced(&current) else { return }
    if past.count == Self.depth { past.removeFirst() }
    past.append(Past(epoch: current, end: count))
    current = Epoch()
  }

  /// Returns how many handles stand for the same identifiers in two tables.
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
