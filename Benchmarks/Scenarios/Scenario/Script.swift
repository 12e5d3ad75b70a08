/// Special behaviour of a scenario beyond a screen: an operation or two of it do something of their
/// own.
public enum Script: Hashable, Sendable {
  /// No operation is special.
  case none
  /// `insert` puts `count` rows before the first one while the end of the content is visible.
  case prepending(count: Int)
  /// One item in `oneIn` gets another size: all at once for `storm`, one by one for
  /// `storm-singly`.
  case storm(oneIn: Int)
  /// `repack` gives the first item another size each time, and back: all items after it move.
  case firstItemChanges
  /// `scroll-to` goes to the middle, the end and random places, and the landed-on item's neighbours
  /// get other sizes in between.
  case restlessJumps
  /// `diff` compares a state of the data with the next one; nothing is laid out.
  case change(SnapshotChange)
  /// The operations are calls of a snapshot; nothing is laid out.
  case snapshotCalls
  /// Rows with places that follow from their numbers, so `query` can tell their errors.
  case ruler(Ruler)

  /// Whether it is a change between two snapshots.
  package var comparesSnapshots: Bool { if case .change = self { true } else { false } }

  /// Rows of equal height, in pixels.
  public struct Ruler: Hashable, Sendable {
    /// The height of a row.
    public var height: Int64
    /// From the start of one row to the start of the next.
    public var pitch: Int64
  }
}
