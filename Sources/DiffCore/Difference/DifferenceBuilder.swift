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
/// pass over handles and offsets, and no identifier is read. Sections are numbered by their
/// positions among the compared sections until the result is complete.
struct DifferenceBuilder {
  let old: ComparedOrder
  let new: ComparedOrder
  let map: HandleMap
  let pairing: SectionPairing
  let isCancelled: () -> Bool

  var result = SnapshotDifference()
  /// The old positions of items that stay or move, excluding items deleted and inserted again.
  ///
  /// The set does not contain the common prefix and the common suffix of a section's item lists.
  var kept: PositionSet
  /// The number of old items kept in each section, indexed by the section's old position.
  var keptCounts: [Int32]
  /// The range of old offsets between the common prefix and the common suffix of a section's item
  /// lists, indexed by the section's old position.
  var middles: [Range<Int32>]

  /// Creates a builder for two orders, given the maps from new handles to old handles.
  init(
    old: SnapshotOrder, new: SnapshotOrder, items: HandleMap, sections: HandleMap,
    isCancelled: @escaping () -> Bool
  ) {
    let indices = new.sectionsToCompare(with: old, map: sections)
    self.old = ComparedOrder(order: old, indices: indices)
    self.new = ComparedOrder(order: new, indices: indices)
    self.map = items
    self.isCancelled = isCancelled
    pairing = SectionPairing(old: self.old, new: self.new, map: sections)
    kept = PositionSet(of: self.old)
    keptCounts = [Int32](repeating: 0, count: self.old.count)
    middles = [Range<Int32>](repeating: 0..<0, count: self.old.count)
  }

  /// Returns the operations, or `nil` if the comparison was cancelled.
  mutating func build() -> SnapshotDifference? {
    compareSections()
    // Reloading a section reads all its items, wherever they were before.
    for position in 0..<new.count
    where pairing.changes[position] != .same && pairing.changes[position] != .reloaded {
      if !compareItems(ofSectionAt: position) { return nil }
    }
    for position in 0..<old.count {
      if !listDeletedItems(ofSectionAt: position) { return nil }
    }
    listMarks()
    if let indices = new.indices { result.numberSections(by: indices) }
    return result
  }

  /// Appends the deletions, insertions, reloads and moves of whole sections.
  private mutating func compareSections() {
    result.deletedSections = (0..<old.count).filter { pairing.newPositions[$0] < 0 }
    result.insertedSections = (0..<new.count).filter { pairing.oldPositions[$0] < 0 }
    let paired = (0..<new.count).filter { pairing.oldPositions[$0] >= 0 }
    let numbers = paired.map { UInt32(bitPattern: pairing.oldPositions[$0]) }
    let stays = LongestIncreasingSubsequence.indices(of: numbers) ?? []
    var next = 0
    for (index, position) in paired.enumerated() {
      let oldPosition = Int(numbers[index])
      let isReloaded = pairing.changes[position] == .reloaded
      if next < stays.count, stays[next] == index {
        next += 1
        if isReloaded { result.reloadedSections.append(oldPosition) }
      } else if isReloaded {
        result.deletedSections.append(oldPosition)
        result.insertedSections.append(position)
      } else {
        result.movedSections.append(SectionMove(from: oldPosition, to: position))
      }
    }
    result.deletedSections.sort()
    result.insertedSections.sort()
  }

  /// Appends the deletions of a section's old items that have no match in the new order.
  ///
  /// - Returns: `false` if the comparison was cancelled.
  private mutating func listDeletedItems(ofSectionAt position: Int) -> Bool {
    guard pairing.change(ofOldSection: position) == .kept else { return true }
    let items = old.items(at: position)
    guard Int(keptCounts[position]) < items.count else { return true }
    if isCancelled() { return false }
    let middle = Int(middles[position].lowerBound)..<Int(middles[position].upperBound)
    kept.forEachMissingItem(position, middle) { offset in
      result.deletedItems.append(ItemPath(known: position, offset))
    }
    return true
  }

  /// Appends the old paths of the items that the new order marks for reloading or reconfiguring.
  private mutating func listMarks() {
    for item in new.order.reloadedItems.list {
      if let path = oldPathOfListed(item, isReloaded: true) { result.reloadedItems.append(path) }
    }
    for item in new.order.reconfiguredItems.list
    where !new.order.reloadedItems.contains(item) {
      if let path = oldPathOfListed(item, isReloaded: false) {
        result.reconfiguredItems.append(path)
      }
    }
  }

  /// Returns the old path of an item, or `nil` if its cell cannot be kept.
  private func oldPathOfListed(_ item: Handle, isReloaded: Bool) -> ItemPath? {
    let match = map[item]
    let section = match.isHandle ? old.order.section(of: match) : .none
    guard section.isHandle, let oldPosition = old.position(of: section),
      let newPosition = new.position(of: new.order.section(of: item))
    else { return nil }
    let path = ItemPath(known: oldPosition, old.order.offset(of: match, in: section))
    let isSameSection = Int(pairing.oldPositions[newPosition]) == oldPosition
    switch pairing.changes[newPosition] {
    case .same: return path
    case .kept:
      let isCommon = isSameSection && !middles[path.section].contains(Int32(path.item))
      return isCommon || kept.contains(path.section, path.item) ? path : nil
    case .unpaired: return isReloaded ? nil : path
    case .reloaded: return nil
    }
  }
}
