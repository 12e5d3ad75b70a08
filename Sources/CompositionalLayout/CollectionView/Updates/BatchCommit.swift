import LayoutCore

/// A validated batch of updates, ready to be processed by the layout and the views.
struct BatchCommit {
  /// The update items for the layout, in a fixed order.
  ///
  /// Deletions come first, from the last to the first, followed by reloads, moves, and insertions
  /// from the first to the last. In each group, sections precede items.
  let updateItems: [UICollectionViewUpdateItem]

  /// The map between the index paths before and after the batch.
  let paths: UpdatePathMap

  /// The index paths, after the batch, of the items to reconfigure.
  let reconfiguredPaths: [IndexPath]

  /// The keys of all elements visible before the batch, in ascending order.
  var keysBefore: [ElementKey] = []

  /// The key after the batch for each key in ``keysBefore``; `nil` if the element is removed.
  var keysAfter: [ElementKey?] = []

  /// The views of removed elements, until they are recycled.
  var departingViews: [DisplayedView] = []

  /// Whether the updates are known to describe the whole change to the data.
  var isExact = false

  /// Creates a commit after checking the updates of a batch against the item counts before and
  /// after it.
  ///
  /// - Complexity: O(*u* log *u* + *s*) for *u* changes and *s* sections.
  init(_ batch: BatchUpdate, after: ItemCountList) throws(BatchUpdateError) {
    try BatchUpdateValidation(before: batch.countsBefore.all, after: after.all).validate(batch)
    self.init(consistent: batch)
  }

  /// Creates a commit by ordering the updates of a consistent batch.
  ///
  /// - Complexity: O(*u* log *u*) for *u* changes.
  init(consistent batch: BatchUpdate) {
    let all = UpdatePathMap(batch.changes)
    let necessary = Self.necessary(batch.changes, all)
    updateItems = Self.ordered(necessary.map { Self.placed($0, all) })
    // The order of the updates has no effect on their map.
    paths = necessary.count == batch.changes.count ? all : UpdatePathMap(updateItems)
    reconfiguredPaths = batch.reconfiguredPaths.compactMap(paths.pathAfter)
  }

  /// Returns the key of an element after the batch, or `nil` if it was deleted or reloaded.
  ///
  /// Items are mapped individually. Other elements move with their section, and boundary items of
  /// the layout keep their path.
  func keyAfter(_ key: ElementKey) -> ElementKey? {
    let path = key.indexPath
    let newPath: IndexPath?
    if key.category == .cell {
      newPath = paths.pathAfter(path)
    } else if path.count != 2 || path.item == LayoutElement.layoutItem {
      newPath = path
    } else {
      newPath = paths.sectionAfter(path.section).map { IndexPath(item: path.item, section: $0) }
    }
    return newPath.map { ElementKey(key.category, kind: key.kind, at: $0) }
  }

  /// Returns the updates, omitting duplicates and updates already implied by the update of a whole
  /// section.
  private static func necessary(
    _ changes: [UICollectionViewUpdateItem], _ map: UpdatePathMap
  ) -> [UICollectionViewUpdateItem] {
    let reloaded = map.reloadedSections
    let gone = Set(map.before.sections).subtracting(map.before.movedSections.keys).union(reloaded)
    let arrived = Set(map.after.sections).subtracting(map.after.movedSections.keys)
      .union(reloaded.compactMap(map.sectionIndexAfter))
    var reloadedPaths: Set<IndexPath> = []
    return changes.filter { change in
      switch change.updateAction {
      case .insert:
        return change.indexPathAfterUpdate.map { isSection($0) || !arrived.contains($0.section) }
          ?? false
      case .delete:
        return change.indexPathBeforeUpdate.map { isSection($0) || !gone.contains($0.section) }
          ?? false
      case .reload:
        guard let path = change.indexPathBeforeUpdate, reloadedPaths.insert(path).inserted else {
          return false
        }
        return isSection(path) || !gone.contains(path.section)
      case .move, .none:
        return true
      }
    }
  }

  private static func isSection(_ path: IndexPath) -> Bool { path.item == NSNotFound }

  /// Returns an update unchanged or, if it is a reload, with the index path after the batch added.
  private static func placed(
    _ change: UICollectionViewUpdateItem, _ map: UpdatePathMap
  ) -> UICollectionViewUpdateItem {
    guard change.updateAction == .reload, let path = change.indexPathBeforeUpdate else {
      return change
    }
    let place =
      isSection(path)
      ? map.sectionIndexAfter(path.section).map(BatchUpdate.sectionPath) : map.placeAfter(path)
    return UICollectionViewUpdateItem(from: path, to: place, action: .reload)
  }

  private static func ordered(
    _ changes: [UICollectionViewUpdateItem]
  ) -> [UICollectionViewUpdateItem] {
    let order: [UICollectionViewUpdateItem.Action] = [.delete, .reload, .move, .insert]
    var placed: [(group: Int, key: PathKey, change: UICollectionViewUpdateItem)] = []
    placed.reserveCapacity(changes.count)
    for change in changes {
      guard let path = change.indexPathBeforeUpdate ?? change.indexPathAfterUpdate,
        let rank = order.firstIndex(of: change.updateAction)
      else { continue }
      placed.append((rank * 2 + (isSection(path) ? 0 : 1), PathKey(path), change))
    }
    placed.sort { $0.group == $1.group ? $0.key < $1.key : $0.group < $1.group }
    let deletions = placed.prefix { $0.group < 2 }
    let sections = deletions.prefix { $0.group == 0 }
    let items = deletions[sections.endIndex...]
    return (sections.reversed() + items.reversed() + placed[deletions.endIndex...]).map(\.change)
  }
}
