import LayoutCore

extension UICollectionView {
  /// Requests the updates described by a difference.
  ///
  /// This method must be called within a batch of updates.
  func name(_ difference: SnapshotDifference) {
    deleteSections(IndexSet(difference.deletedSections))
    insertSections(IndexSet(difference.insertedSections))
    reloadSections(IndexSet(difference.reloadedSections))
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: difference.deletedItems.map(IndexPath.init))
    insertItems(at: difference.insertedItems.map(IndexPath.init))
    reloadItems(at: difference.reloadedItems.map(IndexPath.init))
    for move in difference.movedItems {
      moveItem(at: IndexPath(move.from), to: IndexPath(move.to))
    }
    reconfigureItems(at: difference.reconfiguredItems.map(IndexPath.init))
  }
}

extension IndexPath {
  /// Creates an index path from the path of an item in a snapshot.
  init(_ path: ItemPath) { self.init(item: path.item, section: path.section) }
}

extension ItemPath {
  /// Creates the path of an item from an index path.
  ///
  /// Traps unless the index path has a section and an item.
  init(_ path: IndexPath) {
    stopUnless(
      path.count == 2 && path.section >= 0 && path.item >= 0 && path.item != NSNotFound,
      "\(path) is not the index path of an item.")
    self.init(section: path.section, item: path.item)
  }
}
