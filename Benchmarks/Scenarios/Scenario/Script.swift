/// A script that replaces the default behaviour of certain operations in a scenario.
public enum Script: Hashable, Sendable {
  /// All operations have their default behaviour.
  case none
  /// `insert` inserts `count` rows before the first one while the end of the content is visible.
  case prepending(count: Int)
  /// One in every `oneIn` items receives a new size: `storm` resizes them all at once, and
  /// `storm-singly` one by one.
  case storm(oneIn: Int)
  /// `repack` alternately resizes the first item and restores its size, so that all items after it
  /// move.
  case firstItemChanges
  /// `scroll-to` scrolls to the middle, the end and random positions; between two scrolls, it
  /// resizes the neighbours of the target.
  case restlessJumps
  /// `diff` compares one state of the data with the next; nothing is laid out.
  case change(SnapshotChange)
  /// The operations call the methods of a snapshot; nothing is laid out.
  case snapshotCalls
  /// The positions of rows can be computed from their numbers, so that `query` can measure position
  /// errors.
  case ruler(Ruler)

  /// Whether the script is a change between two snapshots.
  package var comparesSnapshots: Bool { if case .change = self { true } else { false } }

  /// Rows of equal height and spacing, with lengths in pixels.
  public struct Ruler: Hashable, Sendable {
    /// The height of a row, in pixels.
    public var height: Int64
    /// The distance from the start of one row to the start of the next, in pixels.
    public var pitch: Int64
  }
}
