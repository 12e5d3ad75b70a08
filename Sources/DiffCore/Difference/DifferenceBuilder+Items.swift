extension DifferenceBuilder {
  /// Items of one section that were there before, in their new order.
  private struct Survivors {
    /// The old offsets.
    var oldOffsets: [UInt32] = []
    /// The new offsets.
    var newOffsets: [UInt32] = []
    /// Whether the old offsets ascend, so that no item moves.
    var isAscending = true

    mutating func reserveCapacity(_ capacity: Int) {
      oldOffsets.reserveCapacity(capacity)
      newOffsets.reserveCapacity(capacity)
    }

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
    let oldIndex = Int(pairing.oldIndices[index])
    let listsItems = pairing.changes[index] == .kept
    let middle = listsItems ? trimEnds(of: items, from: oldIndex) : 0..<items.count
    let oldSection = oldIndex < 0 ? Handle.none : old.order[oldIndex]
    let firstInsert = result.insertedItems.count
    let firstMove = result.movedItems.count
    var survivors = Survivors()
    if listsItems { survivors.reserveCapacity(middle.count) }
    for offset in middle {
      if offset & 0x1fff == 0x1fff, isCancelled() { return false }
      let item = items[offset]
      let match = map[item]
      let section = match.isHandle ? old.section(of: match) : .none
      if !section.isHandle {
        if listsItems { insert(index, offset) }
      } else if section == oldSection {
        guard listsItems else { continue }
        keep(match, in: oldIndex)
        survivors.append(old: old.offset(of: match, in: section), new: offset)
      } else if new.reloadedItems.contains(item) {
        if listsItems { insert(index, offset) }
      } else {
        let otherIndex = Int(old.sections[section.index].index)
        keep(match, in: otherIndex)
        move(
          ItemPath(section: otherIndex, item: old.offset(of: match, in: section)),
          to: ItemPath(section: index, item: offset))
      }
    }
    guard !survivors.isAscending else { return true }
    let insertCount = result.insertedItems.count
    let moveCount = result.movedItems.count
    guard listMoves(of: survivors, in: index) else { return false }
    // Each of the two passes has listed its operations in ascending order.
    if insertCount > firstInsert, result.insertedItems.count > insertCount {
      result.insertedItems[firstInsert...].sort()
    }
    if moveCount > firstMove { result.movedItems[firstMove...].sort { $0.to < $1.to } }
    return true
  }

  /// Finds the items that begin or end both lists of a section, which stay.
  ///
  /// - Returns: The new offsets of the other items.
  private mutating func trimEnds(of items: [Handle], from oldIndex: Int) -> Range<Int> {
    let oldItems = old.sections[old.order[oldIndex].index].items
    let limit = min(items.count, oldItems.count)
    var head = 0
    while head < limit, map[items[head]] == oldItems[head] { head += 1 }
    var tail = 0
    while tail < limit - head,
      map[items[items.count - 1 - tail]] == oldItems[oldItems.count - 1 - tail]
    { tail += 1 }
    keptCounts[oldIndex] += Int32(truncatingIfNeeded: head + tail)
    middles[oldIndex] =
      Int32(
        truncatingIfNeeded: head)..<Int32(
        truncatingIfNeeded: oldItems.count - tail)
    return head..<items.count - tail
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
    let moveCount = result.movedItems.count + survivors.oldOffsets.count - stays.count
    if moveCount > result.movedItems.capacity {
      result.movedItems.reserveCapacity(max(moveCount, result.movedItems.capacity * 2))
    }
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
