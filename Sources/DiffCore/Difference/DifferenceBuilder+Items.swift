extension DifferenceBuilder {
  /// Items of one section that were there before, in their new order.
  private struct Survivors {
    /// The old offsets.
    var oldOffsets: [UInt32] = []
    /// The new offsets.
    var newOffsets: [UInt32] = []
    /// Whether the old offsets ascend, so that no item moves.
    var isAscending = true

    mutating func append(old: Int, new: Int) {
      let oldOffset = UInt32(truncatingIfNeeded: old)
      if let last = oldOffsets.last, last > oldOffset { isAscending = false }
      oldOffsets.append(oldOffset)
      newOffsets.append(UInt32(truncatingIfNeeded: new))
    }
  }

  /// Lists inserts and moves of the items of a new section.
  ///
  /// - Returns: Whether to go on.
  mutating func compareItems(ofSectionAt index: Int) -> Bool {
    let items = new.sections[new.order[index].index].items
    let change = pairing.changes[index]
    let oldSection =
      pairing.oldIndices[index] < 0 ? Handle.none : old.order[Int(pairing.oldIndices[index])]
    let listsItems = change == .kept
    let firstInsert = result.insertedItems.count
    let firstMove = result.movedItems.count
    var survivors = Survivors()
    if listsItems {
      survivors.oldOffsets.reserveCapacity(items.count)
      survivors.newOffsets.reserveCapacity(items.count)
    }
    for (offset, item) in items.enumerated() {
      if offset & 0x1fff == 0x1fff, isCancelled() { return false }
      let match = map[item]
      let section = match.isHandle ? old.section(of: match) : .none
      if !section.isHandle {
        if listsItems { insert(index, offset) }
      } else if section == oldSection {
        guard listsItems else { continue }
        keep(match, in: Int(pairing.oldIndices[index]))
        survivors.append(old: old.offset(of: match, in: section), new: offset)
      } else if new.reloadedItems.contains(item) {
        if listsItems { insert(index, offset) }
      } else {
        let oldIndex = Int(old.sections[section.index].index)
        keep(match, in: oldIndex)
        move(
          ItemPath(section: oldIndex, item: old.offset(of: match, in: section)),
          to: ItemPath(section: index, item: offset))
      }
    }
    guard !survivors.isAscending else { return true }
    guard listMoves(of: survivors, in: index) else { return false }
    result.insertedItems[firstInsert...].sort()
    result.movedItems[firstMove...].sort { $0.to < $1.to }
    return true
  }

  /// Lists the moves within a section.
  ///
  /// - Returns: Whether to go on.
  private mutating func listMoves(of survivors: Survivors, in index: Int) -> Bool {
    let stays = LongestIncreasingSubsequence.indices(
      of: survivors.oldOffsets, isCancelled: isCancelled)
    guard let stays else { return false }
    let oldIndex = Int(pairing.oldIndices[index])
    let oldItems = old.sections[old.order[oldIndex].index].items
    let newItems = new.sections[new.order[index].index].items
    var next = 0
    for position in survivors.oldOffsets.indices {
      if next < stays.count, Int(stays[next]) == position {
        next += 1
        continue
      }
      let oldOffset = Int(survivors.oldOffsets[position])
      let newOffset = Int(survivors.newOffsets[position])
      if new.reloadedItems.contains(newItems[newOffset]) {
        kept.remove(oldItems[oldOffset])
        keptCounts[oldIndex] -= 1
        insert(index, newOffset)
      } else {
        move(
          ItemPath(section: oldIndex, item: oldOffset),
          to: ItemPath(section: index, item: newOffset))
      }
    }
    return true
  }

  private mutating func insert(_ section: Int, _ item: Int) {
    result.insertedItems.append(ItemPath(section: section, item: item))
  }

  private mutating func move(_ from: ItemPath, to: ItemPath) {
    result.movedItems.append(ItemMove(from: from, to: to))
  }

  private mutating func keep(_ item: Handle, in oldIndex: Int) {
    kept.insert(item)
    keptCounts[oldIndex] += 1
  }
}
