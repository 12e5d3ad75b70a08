/// Methods for deriving the item counts after a change to the package's own diffable data source.
extension BatchCommit {
  /// Returns the number of items in each section after the batch, requesting only the counts of
  /// changed sections.
  ///
  /// - Parameters:
  ///   - source: The data source after the change that caused the updates.
  ///   - before: The number of items in each section before the batch.
  /// - Returns: The number of items in each section after the batch; `nil` if the updates are
  ///   inconsistent with the data source.
  /// - Complexity: O(*u*) for *u* changes of items and one copy of the numbers; O(*s*) for *s*
  ///   sections if sections have changed.
  @MainActor
  func counts(of source: any SnapshotDataSource, after before: [Int]) -> [Int]? {
    guard !paths.changesSections else { return source.itemCounts }
    guard before.count == source.sectionCount else { return nil }
    var counts = before
    for section in paths.sectionsWithChangedItems {
      let left = paths.before.items(inSection: section).count
      counts[section] += paths.after.items(inSection: section).count - left
      guard counts[section] == source.itemCount(ofSection: section) else { return nil }
    }
    return counts
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
    Set(after.sections).union(reloadedSections.compactMap(sectionPlaceAfter)).sorted()
  }
}
