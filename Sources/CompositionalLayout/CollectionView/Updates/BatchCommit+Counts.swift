/// Methods for deriving the numbers of items after a change to the package's own diffable data
/// source.
extension BatchCommit {
  /// Returns the number of items in each section after the batch, asking only for changed sections.
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
      let (left, came) = (paths.before.items[section], paths.after.items[section])
      counts[section] += (came?.count ?? 0) - (left?.count ?? 0)
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

  /// The remaining sections with inserted, deleted, moved or reloaded items, by their indices after
  /// the change.
  var sectionsWithChangedItems: Set<Int> {
    var sections = Set(after.items.keys.filter { sectionBefore($0) != nil })
    sections.formUnion(before.items.keys.compactMap(sectionAfter))
    sections.formUnion(reloadedItems.compactMap { sectionAfter($0.section) })
    return sections
  }

  /// The inserted, reloaded and moved sections, by their indices after the change, in order.
  var arrivedSections: [Int] {
    Set(after.sections).union(reloadedSections.compactMap(sectionPlaceAfter)).sorted()
  }
}
