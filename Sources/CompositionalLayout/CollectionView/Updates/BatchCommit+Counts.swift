/// Methods for checking a batch of updates against the item counts of a snapshot data source.
extension BatchCommit {
  /// Returns whether the updates are consistent with the item counts of a data source.
  ///
  /// - Parameters:
  ///   - source: The data source after the change that caused the updates.
  ///   - before: The number of items in each section before the batch.
  /// - Returns: Whether the data source has the item counts resulting from the updates.
  /// - Complexity: O(*u*) for *u* item changes; O(1) if sections have changed.
  @MainActor
  func isConsistent(with source: any SnapshotDataSource, from before: ItemCountList) -> Bool {
    guard !paths.changesSections else { return true }
    let after = source.itemCounts
    guard before.count == after.count else { return false }
    // A closure would check on each call that it runs on the main actor.
    for change in paths.itemChanges
    where after[change.section] != before[change.section] - change.left + change.came {
      return false
    }
    return true
  }
}

extension UpdatePathMap {
  /// Whether any section is inserted, deleted, moved or reloaded.
  var changesSections: Bool {
    !before.sections.isEmpty || !after.sections.isEmpty || !reloadedSections.isEmpty
  }

  /// The changes to the items of sections that exist before and after the batch, in ascending order
  /// of the sections.
  ///
  /// - Complexity: O(*u* log *u*) for *u* changes.
  var itemChanges: [SectionItemChange] {
    var changes: [SectionItemChange] = []
    for (section, items) in before.itemsBySection {
      guard let place = sectionAfter(section) else { continue }
      changes.append(SectionItemChange(section: place, left: items.count))
    }
    for (section, items) in after.itemsBySection where sectionBefore(section) != nil {
      changes.append(SectionItemChange(section: section, came: items.count))
    }
    for path in reloadedItems {
      guard let place = sectionAfter(path.section) else { continue }
      changes.append(SectionItemChange(section: place, reloaded: 1))
    }
    changes.sort { $0.section < $1.section }
    return changes.reduce(into: []) { merged, change in
      if merged.last?.section == change.section {
        merged[merged.count - 1] += change
      } else {
        merged.append(change)
      }
    }
  }

  /// The indices, after the change, of all inserted, reloaded and moved sections, in ascending
  /// order.
  var arrivedSections: [Int] {
    Set(after.sections).union(reloadedSections.compactMap(sectionIndexAfter)).sorted()
  }
}

/// The numbers of items removed from a section and added to it by a batch of updates.
///
/// The section exists before and after the batch.
struct SectionItemChange {
  /// The index of the section after the change.
  let section: Int
  /// The number of items deleted from the section or moved away from their old positions.
  var left = 0
  /// The number of items inserted into the section or moved to new positions in it.
  var came = 0
  var reloaded = 0

  /// Adds further changes to the items of the same section.
  static func += (total: inout SectionItemChange, change: SectionItemChange) {
    total.left += change.left
    total.came += change.came
    total.reloaded += change.reloaded
  }
}
