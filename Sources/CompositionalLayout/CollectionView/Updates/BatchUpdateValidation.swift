/// A check that the updates of a batch are consistent with the data before and after the batch.
struct BatchUpdateValidation {
  /// The state of the data that an index path refers to.
  enum State: String, CustomStringConvertible {
    case before
    case after

    var description: String { rawValue }
  }

  /// The number of items in each section before the batch.
  let before: [Int]
  let after: [Int]

  /// Checks that every updated item or section exists and is updated only once, and that the item
  /// counts are consistent.
  ///
  /// - Complexity: O(*u* log *u* + *s*) for *u* changes and *s* sections.
  func validate(_ batch: BatchUpdate) throws(BatchUpdateError) {
    try checkBounds(batch.changes)
    for path in batch.reconfiguredPaths { try check(path, "reconfigure", in: before, .before) }
    try checkConflicts(batch.changes)
    // Behaviour 65
    try checkCounts(batch.changes)
  }

  private func checkBounds(
    _ changes: [UICollectionViewUpdateItem]
  ) throws(BatchUpdateError) {
    // Behaviour 61
    for change in changes {
      if let path = change.indexPathBeforeUpdate {
        try check(path, change.updateAction.verb, in: before, .before)
      }
      if let path = change.indexPathAfterUpdate {
        try check(path, change.updateAction.verb, in: after, .after)
      }
    }
  }

  private func check(
    _ path: IndexPath, _ verb: String, in counts: [Int], _ state: State
  ) throws(BatchUpdateError) {
    guard counts.indices.contains(path.section) else {
      throw .outOfBounds(
        path.item == NSNotFound ? verb : "\(verb) an item of",
        BatchUpdate.sectionPath(path.section), count: counts.count, state)
    }
    let count = counts[path.section]
    guard path.item == NSNotFound || (0..<count).contains(path.item) else {
      throw .outOfBounds(verb, path, count: count, state)
    }
  }

  /// Throws an error if an item or section is updated twice, unless both updates are reloads.
  private func checkConflicts(
    _ changes: [UICollectionViewUpdateItem]
  ) throws(BatchUpdateError) {
    var old: [PathKey: UICollectionViewUpdateItem.Action] = [:]
    var new: [PathKey: UICollectionViewUpdateItem.Action] = [:]
    old.reserveCapacity(changes.count)
    new.reserveCapacity(changes.count)
    for change in changes {
      let action = change.updateAction
      if let path = change.indexPathBeforeUpdate {
        let other = old.updateValue(action, forKey: PathKey(path))
        if let other, (other, action) != (.reload, .reload) {
          throw .conflict(other, action, path, .before)
        }
      }
      if let path = change.indexPathAfterUpdate {
        if let other = new.updateValue(action, forKey: PathKey(path)) {
          throw .conflict(other, action, path, .after)
        }
      }
    }
    for change in changes where change.updateAction == .reload {
      guard let path = change.indexPathBeforeUpdate, path.item != NSNotFound else { continue }
      if old[PathKey(BatchUpdate.sectionPath(path.section))] == .delete {
        throw .reloadInDeletedSection(path)
      }
    }
  }

  /// Checks the item counts of the remaining sections.
  ///
  /// The new count must equal the old count minus the removed items plus the added items. Inserted,
  /// deleted and reloaded sections may have any number of items.
  private func checkCounts(
    _ changes: [UICollectionViewUpdateItem]
  ) throws(BatchUpdateError) {
    let map = UpdatePathMap(changes)
    let isSectionCountRight =
      after.count == before.count - map.before.sections.count + map.after.sections.count
    let areItemCountsRight =
      isSectionCountRight
      && before.indices.allSatisfy { section in
        guard let newSection = map.sectionAfter(section) else { return true }
        let left = map.before.items(inSection: section).count
        let came = map.after.items(inSection: newSection).count
        return after[newSection] == before[section] - left + came
      }
    guard areItemCountsRight else {
      throw .inconsistentCounts(
        before: before, after: after, changes: changes.map(\.sentence))
    }
  }
}
