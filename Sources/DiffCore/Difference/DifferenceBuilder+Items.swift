extension DifferenceBuilder {
  /// Lists inserts and moves of the items of a new section.
  ///
  /// - Returns: Whether to go on.
  mutating func compareItems(ofSectionAt index: Int) -> Bool {
    let items = new.sections[new.order[index].index].items
    let oldIndex = Int(pairing.oldIndices[index])
    let listsItems = pairing.changes[index] == .kept
    let middle = listsItems ? trimEnds(of: items, from: oldIndex) : 0..<items.count
    let oldItems = listsItems ? old.sections[old.order[oldIndex].index].items : []
    let oldEnd = listsItems ? Int(middles[oldIndex].upperBound) : 0
    let firstInsert = result.insertedItems.count
    let firstMove = result.movedItems.count
    var survivors = SurvivorRuns()
    // The old offset behind the last survivor, at which most items go on.
    var next = listsItems ? Int(middles[oldIndex].lowerBound) : 0
    var offset = middle.lowerBound
    var pollingOffset = offset + HandleMap.pollingInterval
    while offset < middle.upperBound {
      if offset >= pollingOffset {
        if isCancelled() { return false }
        pollingOffset = offset + HandleMap.pollingInterval
      }
      let limit = min(middle.upperBound - offset, oldEnd - next, HandleMap.pollingInterval)
      let count = runLength(of: items, at: offset, and: oldItems, at: next, limit: limit)
      if count > 0 {
        kept.insert(oldIndex, next..<next + count)
        keptCounts[oldIndex] += Int32(truncatingIfNeeded: count)
        survivors.append(old: next, new: offset, count: count)
        next += count
        offset += count
      } else {
        if let oldOffset = compareItem(items[offset], at: ItemPath(section: index, item: offset)) {
          survivors.append(old: oldOffset, new: offset, count: 1)
          next = oldOffset + 1
        }
        offset += 1
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

  /// Returns the number of items from an offset on that are those of the old list from another one.
  private func runLength(
    of items: [Handle], at offset: Int, and oldItems: [Handle], at oldOffset: Int, limit: Int
  ) -> Int {
    var count = 0
    while count < limit, map[items[offset + count]] == oldItems[oldOffset + count] { count += 1 }
    return count
  }

  /// Lists the insert or the move of an item that comes from elsewhere.
  ///
  /// - Returns: The old offset of an item that was in the section before.
  private mutating func compareItem(_ item: Handle, at path: ItemPath) -> Int? {
    let oldIndex = Int(pairing.oldIndices[path.section])
    let listsItems = pairing.changes[path.section] == .kept
    let match = map[item]
    let section = match.isHandle ? old.section(of: match) : .none
    guard section.isHandle else {
      if listsItems { result.insertedItems.append(path) }
      return nil
    }
    let otherIndex = Int(old.sections[section.index].index)
    if otherIndex == oldIndex {
      guard listsItems else { return nil }
      let oldOffset = old.offset(of: match, in: section)
      keep(oldOffset, in: oldIndex)
      return oldOffset
    }
    if new.reloadedItems.contains(item) {
      if listsItems { result.insertedItems.append(path) }
    } else {
      let oldOffset = old.offset(of: match, in: section)
      keep(oldOffset, in: otherIndex)
      result.movedItems.append(
        ItemMove(from: ItemPath(section: otherIndex, item: oldOffset), to: path))
    }
    return nil
  }

  /// Finds the items that begin or end both lists of a section, which stay.
  ///
  /// - Returns: The new offsets of the other items.
  private mutating func trimEnds(of items: [Handle], from oldIndex: Int) -> Range<Int> {
    let oldItems = old.sections[old.order[oldIndex].index].items
    let limit = min(items.count, oldItems.count)
    var head = map.isIdentity ? CommonPrefix.end(ofHandles: items, and: oldItems, to: limit) : 0
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
  private mutating func listMoves(of survivors: SurvivorRuns, in index: Int) -> Bool {
    guard let stays = survivors.staying(isCancelled: isCancelled) else { return false }
    let oldIndex = Int(pairing.oldIndices[index])
    let newItems = new.sections[new.order[index].index].items
    let marksItems = !new.reloadedItems.isEmpty
    var moves: [ItemMove] = []
    swap(&moves, &result.movedItems)
    var moveCount = moves.count
    for (run, stays) in zip(survivors.runs, stays) where !stays { moveCount += Int(run.count) }
    if moveCount > moves.capacity { moves.reserveCapacity(max(moveCount, moves.capacity * 2)) }
    for (run, stays) in zip(survivors.runs, stays) where !stays {
      for item in 0..<Int(run.count) {
        let oldOffset = Int(run.old) + item
        let path = ItemPath(section: index, item: Int(run.new) + item)
        if marksItems, new.reloadedItems.contains(newItems[path.item]) {
          kept.remove(oldIndex, oldOffset)
          keptCounts[oldIndex] -= 1
          result.insertedItems.append(path)
        } else {
          moves.append(ItemMove(from: ItemPath(section: oldIndex, item: oldOffset), to: path))
        }
      }
    }
    swap(&moves, &result.movedItems)
    return true
  }

  private mutating func keep(_ item: Int, in oldIndex: Int) {
    kept.insert(oldIndex, item)
    keptCounts[oldIndex] += 1
  }
}
