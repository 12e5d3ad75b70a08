/// A builder that computes the operations needed to turn one snapshot's order into another's.
///
/// 1. Sections are paired and compared.
/// 2. The items of the new sections are looked up in the old order, section by section, except the
///    common items at both ends of a section.
/// 3. The items of a longest increasing subsequence of each section stay; its other items move.
/// 4. Old items without a match are deleted.
/// 5. Marks for reloading and reconfiguring are translated into paths in the old order.
///
/// Sections whose old and new lists share their storage are skipped. Every other section takes one
/// pass over handles and offsets, and no identifier is read.
struct DifferenceBuilder {
  let old: SnapshotOrder
  let new: SnapshotOrder
  let map: HandleMap
  let pairing: SectionPairing
  let isCancelled: () -> Bool

  var result = SnapshotDifference()
  /// The places of the old items that stay or move, except items that are deleted and inserted
  /// again.
  ///
  /// The common items at the ends of a section are not in the set.
  var kept: PlaceSet
  /// The number of old items kept in each section, by the section's old index.
  var keptCounts: [Int32]
  /// The range of old offsets between the common prefix and the common suffix of a section's item
  /// lists, by the section's old index.
  var middles: [Range<Int32>]

  /// Creates a builder for two orders, given the maps from new handles to old handles.
  init(
    old: SnapshotOrder, new: SnapshotOrder, items: HandleMap, sections: HandleMap,
    isCancelled: @escaping () -> Bool
  ) {
    self.old = old
    self.new = new
    self.map = items
    self.isCancelled = isCancelled
    pairing = SectionPairing(old: old, new: new, map: sections)
    kept = PlaceSet(of: old)
    keptCounts = [Int32](repeating: 0, count: old.order.count)
    middles = [Range<Int32>](repeating: 0..<0, count: old.order.count)
  }

  /// Returns the operations, or `nil` if the comparison was cancelled.
  mutating func build() -> SnapshotDifference? {
    compareSections()
    // A reloaded section's items are read with it, wherever they were before.
    for index in new.order.indices
    where pairing.changes[index] != .same && pairing.changes[index] != .reloaded {
      if !compareItems(ofSectionAt: index) { return nil }
    }
    for index in old.order.indices {
      if !listDeletedItems(ofSectionAt: index) { return nil }
    }
    listMarks()
    return result
  }

  /// Appends the deletions, insertions, reloads and moves of whole sections.
  private mutating func compareSections() {
    result.deletedSections = old.order.indices.filter { pairing.newIndices[$0] < 0 }
    result.insertedSections = new.order.indices.filter { pairing.oldIndices[$0] < 0 }
    let paired = new.order.indices.filter { pairing.oldIndices[$0] >= 0 }
    let numbers = paired.map { UInt32(bitPattern: pairing.oldIndices[$0]) }
    let stays = LongestIncreasingSubsequence.indices(of: numbers) ?? []
    var next = 0
    for (position, index) in paired.enumerated() {
      let oldIndex = Int(numbers[position])
      let isReloaded = pairing.changes[index] == .reloaded
      if next < stays.count, stays[next] == position {
        next += 1
        if isReloaded { result.reloadedSections.append(oldIndex) }
      } else if isReloaded {
        result.deletedSections.append(oldIndex)
        result.insertedSections.append(index)
      } else {
        result.movedSections.append(SectionMove(from: oldIndex, to: index))
      }
    }
    result.deletedSections.sort()
    result.insertedSections.sort()
  }

  /// Appends the deletions of a section's old items that have no match in the new order.
  ///
  /// - Returns: `false` if the comparison was cancelled.
  private mutating func listDeletedItems(ofSectionAt index: Int) -> Bool {
    guard pairing.change(ofOldSection: index) == .kept else { return true }
    let items = old.sections[old.order[index].index].items
    guard Int(keptCounts[index]) < items.count else { return true }
    if isCancelled() { return false }
    let middle = Int(middles[index].lowerBound)..<Int(middles[index].upperBound)
    kept.forEachOther(index, middle) { offset in
      result.deletedItems.append(ItemPath(known: index, offset))
    }
    return true
  }

  /// Appends the old paths of the items that the new order marks for reloading or reconfiguring.
  private mutating func listMarks() {
    for item in new.reloadedItems.list {
      if let path = oldPathOfListed(item, isReloaded: true) { result.reloadedItems.append(path) }
    }
    for item in new.reconfiguredItems.list where !new.reloadedItems.contains(item) {
      if let path = oldPathOfListed(item, isReloaded: false) {
        result.reconfiguredItems.append(path)
      }
    }
  }

  /// Returns the old path of an item if its cell can be kept, and `nil` otherwise.
  private func oldPathOfListed(_ item: Handle, isReloaded: Bool) -> ItemPath? {
    let match = map[item]
    guard match.isHandle, let path = old.path(of: match) else { return nil }
    let newIndex = Int(new.sections[new.sectionOfItem[item.index].index].index)
    let isSameSection = Int(pairing.oldIndices[newIndex]) == path.section
    switch pairing.changes[newIndex] {
    case .same: return path
    case .kept:
      let isCommon = isSameSection && !middles[path.section].contains(Int32(path.item))
      return isCommon || kept.contains(path.section, path.item) ? path : nil
    case .unpaired: return isReloaded ? nil : path
    case .reloaded: return nil
    }
  }
}
