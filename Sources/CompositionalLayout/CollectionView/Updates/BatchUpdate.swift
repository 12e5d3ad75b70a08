import LayoutCore

/// The state of a data source at the time when its item counts were read.
struct CountOrigin {
  private weak var source: (any SnapshotDataSource)?
  private let changeCount: Int

  /// Captures the current state of a data source, or returns `nil` if the class of the data source
  /// is an app's subclass.
  @MainActor
  init?(_ source: any SnapshotDataSource) {
    guard let changeCount = source.changeCount else { return nil }
    self.source = source
    self.changeCount = changeCount
  }

  /// Returns whether the data source has changed at most once since this state.
  ///
  /// A snapshot that only reloads items does not count as a change.
  @MainActor
  func precedes(_ source: any SnapshotDataSource) -> Bool {
    guard source === self.source, let now = source.changeCount else { return false }
    return now - changeCount <= 1
  }
}

/// The updates of one batch, as the caller specified them.
///
/// Deleted, reloaded and moved elements are identified by their index paths before the batch.
/// Inserted elements and the targets of moves are identified by their index paths after the batch.
struct BatchUpdate {
  /// The number of items in each section before the batch.
  let countsBefore: ItemCountList

  private(set) var changes: [UICollectionViewUpdateItem] = []

  /// The index paths, before the batch, of the items to reconfigure.
  private(set) var reconfiguredPaths: [IndexPath] = []

  /// Whether the data has been reloaded in the meantime, making the updates obsolete.
  var isSuperseded = false

  /// The closures to call after the view has been updated for the batch, before its completion
  /// handlers.
  var followUps: [() -> Void] = []

  /// The completion handlers, in the order the batch methods were called.
  var completions: [(Bool) -> Void] = []

  /// The state of the data source when the item counts were read from it; `nil` if they were
  /// requested with one call per section.
  private let origin: CountOrigin?

  /// The data source whose change caused all updates, with the number of updates; `nil` if any
  /// update has another cause.
  private var difference: (source: any SnapshotDataSource, updateCount: Int)?

  init(countsBefore: ItemCountList, from origin: CountOrigin? = nil) {
    self.countsBefore = countsBefore
    self.origin = origin
  }

  /// Records that the updates are the difference between two states of a data source.
  ///
  /// If the batch contains other updates, a difference recorded earlier is discarded.
  ///
  /// - Parameters:
  ///   - source: The data source after the change.
  ///   - first: The number of updates in the batch before the difference was added.
  @MainActor
  mutating func noteDifference(of source: any SnapshotDataSource, from first: Int) {
    difference = first == 0 ? (source, changes.count) : nil
  }

  /// Returns the data source whose last change caused all updates of the batch, or `nil` if there
  /// is none.
  @MainActor
  func onlyCause(in source: (any UICollectionViewDataSource)?) -> (any SnapshotDataSource)? {
    guard let difference, difference.source === source, difference.updateCount == changes.count,
      origin?.precedes(difference.source) == true
    else { return nil }
    return difference.source
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

  /// Returns the index path of a section in update items, with `NSNotFound` as its item.
  static func sectionPath(_ section: Int) -> IndexPath {
    IndexPath(item: NSNotFound, section: section)
  }
}
