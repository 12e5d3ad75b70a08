extension DifferenceBuilder {
  /// Compares the items of a section in the new snapshot and appends their insertions and moves.
  ///
  /// - Returns: `false` if the comparison was cancelled.
  mutating func compareItems(ofSectionAt position: Int) -> Bool {
    let items = new.items(at: position)
    let oldPosition = Int(pairing.oldPositions[position])
    let listsItems = pairing.changes[position] == .kept
    let middle = listsItems ? trimEnds(of: items, from: oldPosition) : 0..<items.count
    let oldSection = listsItems ? old.section(at: oldPosition) : .none
    let oldItems = listsItems ? old.items(at: oldPosition) : []
    let firstBit = listsItems ? kept.firstBit(of: oldPosition) : 0
    let isExact = listsItems && old.order.sections[oldSection.index].slack == 0
    let oldEnd = listsItems ? Int(middles[oldPosition].upperBound) : 0
    let firstInsert = result.insertedItems.count
    let firstMove = result.movedItems.count
    var survivors = Survivors(limit: listsItems ? middle.count : 0)
    // The old offset after the last survivor; most items continue the run at this offset.
    var next = listsItems ? Int(middles[oldPosition].lowerBound) : 0
    // The old offsets of the last adjacent runs.
    var (runStart, runEnd) = (next, next)
    var offset = middle.lowerBound
    var pollingOffset = offset + HandleMap.pollingInterval
    while offset < middle.upperBound {
      if offset >= pollingOffset {
        if isCancelled() { return false }
        pollingOffset = offset + HandleMap.pollingInterval
      }
      let match = map[items[offset]]
      if next < oldEnd, match == oldItems[next] {
        let limit = min(middle.upperBound - offset, oldEnd - next, HandleMap.pollingInterval)
        let count = runLength(of: items, at: offset, and: oldItems, at: next, limit: limit)
        if next != runEnd {
          kept.insert(oldPosition, runStart..<runEnd)
          runStart = next
        }
        survivors.append(old: next, new: offset, count: count)
        next += count
        runEnd = next
        offset += count
      } else {
        if listsItems,
          let oldOffset = old.order.offset(of: match, ifIn: oldSection, isExact: isExact)
        {
          kept.insert(bit: firstBit + oldOffset)
          survivors.append(old: oldOffset, new: offset, count: 1)
          next = oldOffset + 1
        } else {
          compareItem(items[offset], match, at: ItemPath(known: position, offset))
        }
        offset += 1
      }
    }
    if runStart < runEnd { kept.insert(oldPosition, runStart..<runEnd) }
    if listsItems { keptCounts[oldPosition] += Int32(truncatingIfNeeded: survivors.itemCount) }
    guard !survivors.isAscending else { return true }
    let insertCount = result.insertedItems.count
    let moveCount = result.movedItems.count
    guard listMoves(of: survivors, in: position) else { return false }
    // Each of the two passes has appended its operations in ascending order.
    if insertCount > firstInsert, result.insertedItems.count > insertCount {
      result.insertedItems[firstInsert...].sort()
    }
    if moveCount > firstMove { result.movedItems[firstMove...].sort { $0.to < $1.to } }
    return true
  }

  /// Returns the length of the run of equal items that begins at the given offset of each list.
  ///
  /// The items at the two offsets must be equal.
  private func runLength(
    of items: [Handle], at offset: Int, and oldItems: [Handle], at oldOffset: Int, limit: Int
  ) -> Int {
    Array.withSpans(items, oldItems) { some, others in
      let some = some.extracting(offset..<offset + limit)
      let others = others.extracting(oldOffset..<oldOffset + limit)
      var count = 1
      while count < limit, map[some[count]] == others[count] { count += 1 }
      return count
    }
  }

  /// Appends the insertion of a new item, or the move of an item from another section.
  ///
  /// - Parameters:
  ///   - item: The item; if the section was kept, the item must not come from the same section.
  ///   - match: The item's handle in the table of the old snapshot; `.none` if the table does not
  ///     contain it.
  ///   - path: The item's path in the new snapshot.
  private mutating func compareItem(_ item: Handle, _ match: Handle, at path: ItemPath) {
    let oldPosition = Int(pairing.oldPositions[path.section])
    let listsItems = pairing.changes[path.section] == .kept
    let section = match.isHandle ? old.order.section(of: match) : .none
    guard section.isHandle, let otherPosition = old.position(of: section) else {
      if listsItems { result.insertedItems.append(path) }
      return
    }
    guard otherPosition != oldPosition else { return }
    if new.order.reloadedItems.contains(item) {
      if listsItems { result.insertedItems.append(path) }
    } else {
      let oldOffset = old.order.offset(of: match, in: section)
      kept.insert(otherPosition, oldOffset)
      keptCounts[otherPosition] += 1
      result.movedItems.append(
        ItemMove(from: ItemPath(known: otherPosition, oldOffset), to: path))
    }
  }

  /// Skips the common prefix and the common suffix of a section's old and new item lists.
  ///
  /// The items in the prefix and the suffix stay in place.
  ///
  /// - Returns: The new offsets of the items between the prefix and the suffix.
  private mutating func trimEnds(of items: [Handle], from oldPosition: Int) -> Range<Int> {
    let oldItems = old.items(at: oldPosition)
    let limit = min(items.count, oldItems.count)
    var head = map.isIdentity ? CommonPrefix.end(ofHandles: items, and: oldItems, to: limit) : 0
    while head < limit, map[items[head]] == oldItems[head] { head += 1 }
    var tail = 0
    while tail < limit - head,
      map[items[items.count - 1 - tail]] == oldItems[oldItems.count - 1 - tail]
    { tail += 1 }
    keptCounts[oldPosition] += Int32(truncatingIfNeeded: head + tail)
    middles[oldPosition] =
      Int32(
        truncatingIfNeeded: head)..<Int32(
        truncatingIfNeeded: oldItems.count - tail)
    return head..<items.count - tail
  }

  /// Appends a move for each item that changes its position within its section.
  ///
  /// - Returns: `false` if the comparison was cancelled.
  private mutating func listMoves(of survivors: Survivors, in position: Int) -> Bool {
    guard let stays = survivors.stationarySurvivors(isCancelled: isCancelled) else { return false }
    let oldPosition = Int(pairing.oldPositions[position])
    let newItems = new.items(at: position)
    let marksItems = !new.order.reloadedItems.isEmpty
    var moves: [ItemMove] = []
    swap(&moves, &result.movedItems)
    let moveCount = moves.count + survivors.moveCount(staying: stays)
    if moveCount > moves.capacity { moves.reserveCapacity(max(moveCount, moves.capacity * 2)) }
    survivors.forEachMovingItem(staying: stays) { oldOffset, newOffset in
      let path = ItemPath(known: position, newOffset)
      if marksItems, new.order.reloadedItems.contains(newItems[newOffset]) {
        kept.remove(oldPosition, oldOffset)
        keptCounts[oldPosition] -= 1
        result.insertedItems.append(path)
      } else {
        moves.append(ItemMove(from: ItemPath(known: oldPosition, oldOffset), to: path))
      }
    }
    swap(&moves, &result.movedItems)
    return true
  }
}
