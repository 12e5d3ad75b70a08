/// Operation on a layout that is timed.
public enum Operation: String, CaseIterable, Codable, Sendable {
  /// Lay out from nothing.
  case prepare
  /// Lay out from nothing and find what the first screen shows.
  case firstScreen = "first-screen"
  /// Find what a view shows somewhere in the content.
  case query
  /// Move the view one frame along a drag and a fling, rows that scroll across included.
  case scroll
  /// Find the frame of one item.
  case item
  /// Write the frames of all items.
  case materialise
  /// Write the frames of all items into memory that is new.
  case materialiseCold = "materialise-cold"
  /// Turn the view on its side and back, and find what it shows each time.
  case rotate
  /// Another size for one item.
  case resize
  /// Another size for the first item, with which all rows are packed again.
  case repack
  /// A new item.
  case insert
  /// An item less.
  case delete
  /// Scroll to an item past others that are not measured.
  case scrollTo = "scroll-to"
  /// New frames at the end of a custom group, another for one item, and the new ones off again.
  case reframe
  /// Another size for many items at once.
  case storm
  /// Another size for many items, one after the other.
  case stormSingly = "storm-singly"
  /// Sizes for all items at once, none of which has been measured.
  case fitAll = "fit-all"
  /// Compare two snapshots.
  case diff
  /// Build a snapshot.
  case snapshotAppend = "snapshot-append"
  /// Delete half of the items of a snapshot.
  case snapshotDelete = "snapshot-delete"
  /// Mark half of the items of a snapshot for reloading.
  case snapshotReload = "snapshot-reload"
  /// Read the items of a snapshot over and over.
  case snapshotRead = "snapshot-read"
  /// Open a screen: describe it, lay it out, make the visible cells and measure them.
  case appFirstScreen = "app-first-screen"
  /// Move a collection view one frame along a drag and a fling.
  case appScroll = "app-scroll"
  /// Insert rows above what a collection view shows.
  case appBatch = "app-batch"
  /// Apply a snapshot with a thousand changes to a collection view.
  case appDiff = "app-diff"
  /// Turn a collection view on its side and back.
  case appRotate = "app-rotate"
  /// Scroll a collection view to an item past unmeasured ones.
  case appJump = "app-jump"

  /// The work of one iteration, in one line.
  public var summary: String {
    switch self {
    case .prepare: "lay out from nothing"
    case .firstScreen: "lay out from nothing and find what the first screen shows"
    case .query: "find what the view shows at a random place, into a buffer used again"
    case .scroll: "one frame of a drag and a fling: move the view, and at times a row, and find"
    case .item: "the frame of one random item"
    case .materialise: "write the frames of all items into memory that is warm"
    case .materialiseCold: "the same into memory that nothing has touched, page faults included"
    case .rotate: "turn the view on its side and back, and find what it shows each time"
    case .resize: "another size for one random item of a measured list, size of all, find it"
    case .repack: "another size for the first of many alike: all rows again, size of all, find it"
    case .insert: "a new item at a random place of a measured list, size of all, find it"
    case .delete: "an item less at a random place of a measured list, size of all, find it"
    case .scrollTo: "land on a random item past unmeasured ones; measure and find what is seen"
    case .reframe: "100 frames more in a custom group, another for one, 100 less; find it"
    case .storm: "another size for one random item in a hundred at once, size of all, find"
    case .stormSingly: "the same sizes one after the other, size of all after each, find"
    case .fitAll: "sizes for all items of an unmeasured list at once, size of all, find"
    case .diff: "all changes between two snapshots that share nothing, with the fewest moves"
    case .snapshotAppend: "build a snapshot, section by section"
    case .snapshotDelete: "copy a snapshot, and delete every other item in one call"
    case .snapshotReload: "copy a snapshot, and mark every other item for reloading in one call"
    case .snapshotRead: "copy a snapshot, delete an item, and read all identifiers 100 times"
    case .appFirstScreen: "open a collection view: describe, lay out, make and measure its cells"
    case .appScroll: "one frame of a drag and a fling of a collection view, cells used again"
    case .appBatch: "50 rows into a collection view above what it shows, in one batch"
    case .appDiff: "apply a snapshot to a collection view: 1,000 changes anywhere in its content"
    case .appRotate: "turn a collection view on its side and back, what is seen stays in place"
    case .appJump: "scroll a collection view to a random item past unmeasured ones"
    }
  }

  /// The operations on snapshots, which nothing is laid out for.
  static let ofSnapshots: Set<Operation> = [
    .snapshotAppend, .snapshotDelete, .snapshotReload, .snapshotRead,
  ]

  /// Whether the operation is one on data, which is checked by a plain model.
  var isOnData: Bool { self == .diff || Self.ofSnapshots.contains(self) }

  /// Whether the operation drives a collection view, whose engine is the default one.
  var drivesView: Bool {
    switch self {
    case .appFirstScreen, .appScroll, .appBatch, .appDiff, .appRotate, .appJump: true
    default: false
    }
  }
}
