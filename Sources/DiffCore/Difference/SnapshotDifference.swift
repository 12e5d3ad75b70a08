/// Operations from one snapshot to another, by UIKit's rules for indices.
///
/// Deletes, reloads, reconfigures and the starts of moves are places in the old state, inserts and
/// the ends of moves are places in the new one. All deletes come first, and then the inserts in
/// ascending order:
///
///     old      A B C D            deletes 0.1 (B)        insert 0.0 (X)
///     new      X D A C            move 0.3 → 0.1 (D)
///
/// - The items of a deleted, inserted or reloaded section are not listed, except moves from it to
///   another section, or to an inserted one. An item that comes to a reloaded section is deleted
///   from its old place: reloading reads the section's items.
/// - The moves within a section are as few as possible: the items of a longest increasing
///   subsequence stay. The same holds for sections.
/// - A moved item with a mark for reloading is deleted and inserted, as UIKit allows one change for
///   each place. The same holds for sections.
public struct SnapshotDifference: Equatable, Sendable {
  /// The indices of deleted sections in the old state, ascending.
  public internal(set) var deletedSections: [Int] = []
  /// The indices of inserted sections in the new state, ascending.
  public internal(set) var insertedSections: [Int] = []
  /// The moved sections, ascending by their new index.
  public internal(set) var movedSections: [SectionMove] = []
  /// The indices of reloaded sections in the old state, in the order of the marks.
  public internal(set) var reloadedSections: [Int] = []

  /// The places of deleted items in the old state, ascending.
  public internal(set) var deletedItems: [ItemPath] = []
  /// The places of inserted items in the new state, ascending.
  public internal(set) var insertedItems: [ItemPath] = []
  /// The moved items, ascending by their new place.
  public internal(set) var movedItems: [ItemMove] = []
  /// The places of reloaded items in the old state, in the order of the marks.
  public internal(set) var reloadedItems: [ItemPath] = []
  /// The places of reconfigured items in the old state, in the order of the marks.
  public internal(set) var reconfiguredItems: [ItemPath] = []

  /// Makes a difference without operations.
  public init() {}

  /// Whether the difference has no operations.
  public var isEmpty: Bool { self == SnapshotDifference() }
}
