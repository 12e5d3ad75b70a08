/// The operations that turn one snapshot into another, following UIKit's rules for indices.
///
/// Deletions, reloads, reconfigurations and the sources of moves are paths in the old snapshot;
/// insertions and the targets of moves are paths in the new snapshot. All deletions come first,
/// followed by the insertions in ascending order:
///
///     old      A B C D            deletes 0.1 (B)        insert 0.0 (X)
///     new      X D A C            move 0.3 → 0.1 (D)
///
/// - The items of a deleted, inserted or reloaded section are not listed, except for moves from it
///   to another section, and moves into an inserted section. An item that moves to a reloaded
///   section is deleted from its old section, because reloading reads all of that section's items.
/// - The moves within a section are as few as possible: the items of a longest increasing
///   subsequence stay. The same holds for sections.
/// - A moved item marked for reloading is deleted and inserted, because UIKit allows only one
///   change per path. The same holds for sections.
public struct SnapshotDifference: Equatable, Sendable {
  /// The indices of the deleted sections in the old snapshot, in ascending order.
  public internal(set) var deletedSections: [Int] = []
  /// The indices of the inserted sections in the new snapshot, in ascending order.
  public internal(set) var insertedSections: [Int] = []
  /// The moved sections, in ascending order of their new indices.
  public internal(set) var movedSections: [SectionMove] = []
  /// The indices of the reloaded sections in the old snapshot, in the order they were marked.
  public internal(set) var reloadedSections: [Int] = []

  /// The paths of the deleted items in the old snapshot, in ascending order.
  public internal(set) var deletedItems: [ItemPath] = []
  /// The paths of the inserted items in the new snapshot, in ascending order.
  public internal(set) var insertedItems: [ItemPath] = []
  /// The moved items, in ascending order of their new paths.
  public internal(set) var movedItems: [ItemMove] = []
  /// The paths of the reloaded items in the old snapshot, in the order they were marked.
  public internal(set) var reloadedItems: [ItemPath] = []
  /// The paths of the reconfigured items in the old snapshot, in the order they were marked.
  public internal(set) var reconfiguredItems: [ItemPath] = []

  /// Creates a difference without operations.
  public init() {}

  /// Whether the difference has no operations.
  public var isEmpty: Bool { self == SnapshotDifference() }
}

extension SnapshotDifference {
  /// Replaces positions among the compared sections by section indices, which are the same in both
  /// snapshots.
  mutating func numberSections(by indices: [Int]) {
    func path(_ path: ItemPath) -> ItemPath { ItemPath(known: indices[path.section], path.item) }
    reloadedSections = reloadedSections.map { indices[$0] }
    deletedItems = deletedItems.map(path)
    insertedItems = insertedItems.map(path)
    movedItems = movedItems.map { ItemMove(from: path($0.from), to: path($0.to)) }
    reloadedItems = reloadedItems.map(path)
    reconfiguredItems = reconfiguredItems.map(path)
  }
}
