/// A check that the updates match the item counts of a snapshot data source.
extension BatchCommit {
  /// Returns whether the updates are consistent with the numbers of items in a data source.
  ///
  /// - Parameters:
  ///   - source: The data source after the change that caused the updates.
  ///   - before: The number of items in each section before the batch.
  /// - Returns: Whether the data source has the numbers that follow from the updates.
  /// - Complexity: O(*u*) for *u* changes of items; O(1) if sections have changed.
  @MainActor
  func isConsistent(with source: any SnapshotDataSource, from before: ItemCountList) -> Bool {
    guard !paths.changesSections else { return true }
    let after = source.itemCounts
    return before.count == after.count
      && paths.sectionsWithChangedItems.allSatisfy { section in
        let left = paths.before.items(inSection: section).count
        let came = paths.after.items(inSection: section).count
        return after[section] == before[section] - left + came
      }
  }
}

extension UpdatePathMap {
  /// Whether any section is inserted, deleted, moved or reloaded.
  var changesSections: Bool {
    !before.sections.isEmpty || !after.sections.isEmpty || !reloadedSections.isEmpty
  }

  /// The indices, after the change, of all remaining sections with inserted, deleted, moved or
  /// reloaded items, in ascending order.
  var sectionsWithChangedItems: [Int] {
    var sections = after.sectionsWithItems.filter { sectionBefore($0) != nil }
    sections += before.sectionsWithItems.compactMap(sectionAfter)
    sections += reloadedItems.compactMap { sectionAfter($0.section) }
    return sections.sorted().reduce(into: []) { distinct, section in
      if distinct.last != section { distinct.append(section) }
    }
  }

  /// The indices, after the change, of all inserted, reloaded and moved sections, in ascending
  /// order.
  var arrivedSections: [Int] {
    Set(after.sections).union(reloadedSections.compactMap(sectionIndexAfter)).sorted()
  }
}
