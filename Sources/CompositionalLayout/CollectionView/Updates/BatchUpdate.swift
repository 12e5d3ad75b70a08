import LayoutCore

/// The updates of one batch, as the caller requested them.
///
/// Deleted, reloaded and moved elements are identified by their index paths before the batch.
/// Inserted elements and the targets of moves are identified by their index paths after the batch.
struct BatchUpdate {
  /// The number of items in each section before the batch.
  let countsBefore: [Int]

  private(set) var changes: [UICollectionViewUpdateItem] = []

  /// The index paths, before the batch, of the items to reconfigure.
  private(set) var reconfiguredPaths: [IndexPath] = []

  /// Whether the data has been reloaded in the meantime, so the updates are obsolete.
  var isSuperseded = false

  /// The closures to call after the view has been updated for the batch, before its completion
  /// handlers.
  var followUps: [() -> Void] = []

  /// The completion handlers, in the order the batch methods were called.
  var completions: [(Bool) -> Void] = []

  init(countsBefore: [Int]) {
    self.countsBefore = countsBefore
  }

  var isEmpty: Bool { changes.isEmpty && reconfiguredPaths.isEmpty }

  mutating func insertItems(at paths: [IndexPath]) {
    for path in paths { add(.insert, from: nil, to: Self.itemPath(path)) }
  }

  mutating func deleteItems(at paths: [IndexPath]) {
    for path in paths { add(.delete, from: Self.itemPath(path), to: nil) }
  }

  mutating func reloadItems(at paths: [IndexPath]) {
    for path in paths { add(.reload, from: Self.itemPath(path), to: nil) }
  }

  mutating func moveItem(at path: IndexPath, to newPath: IndexPath) {
    add(.move, from: Self.itemPath(path), to: Self.itemPath(newPath))
  }

  mutating func insertSections(_ sections: IndexSet) {
    for section in sections { add(.insert, from: nil, to: Self.sectionPath(section)) }
  }

  mutating func deleteSections(_ sections: IndexSet) {
    for section in sections { add(.delete, from: Self.sectionPath(section), to: nil) }
  }

  mutating func reloadSections(_ sections: IndexSet) {
    for section in sections { add(.reload, from: Self.sectionPath(section), to: nil) }
  }

  mutating func moveSection(_ section: Int, to newSection: Int) {
    add(.move, from: Self.sectionPath(section), to: Self.sectionPath(newSection))
  }

  mutating func reconfigureItems(at paths: [IndexPath]) {
    reconfiguredPaths += paths.map(Self.itemPath)
  }

  private mutating func add(
    _ action: UICollectionViewUpdateItem.Action, from before: IndexPath?, to after: IndexPath?
  ) {
    changes.append(UICollectionViewUpdateItem(from: before, to: after, action: action))
  }

  private static func itemPath(_ path: IndexPath) -> IndexPath {
    stopUnless(
      path.count == 2 && path.item != NSNotFound, "\(path) is not the index path of an item.")
    return path
  }

  /// Returns the path of a section in update items, with `NSNotFound` as its item.
  static func sectionPath(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
