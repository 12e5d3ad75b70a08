extension IdentifierTable {
  /// Returns a map from this table's handles to the handles of the same identifiers in another
  /// table.
  ///
  /// If one table was copied from the other, the handles from before the copy are the same in both
  /// tables, and so are later handles up to the first difference. Every later identifier is
  /// compared first with the successor of the last match and then, if the hashes are equal, with
  /// the predecessor. Two tables filled in the same or in opposite order therefore need no search.
  ///
  /// - Parameters:
  ///   - other: The table to look the identifiers up in.
  ///   - isCancelled: A closure returning whether to stop, polled once every few thousand
  ///     identifiers.
  /// - Returns: The map, or `nil` if the search was cancelled.
  /// - Complexity: O(*n*) on average for *n* handles; no identifier is hashed.
  @inlinable
  func matches(in other: IdentifierTable, isCancelled: () -> Bool) -> HandleMap? {
    guard let shared = sharedCount(with: other, isCancelled: isCancelled) else { return nil }
    var map = HandleMap(sharedCount: shared)
    guard shared < count else { return map }
    let start = Swift.min(shared, first.count)
    var next = Swift.min(shared, other.first.count)
    guard
      let handles = other.handles(
        of: first, from: start, next: &next, isCancelled: isCancelled),
      let addedHandles = other.handles(
        of: added, from: shared - start, next: &next, isCancelled: isCancelled)
    else { return nil }
    map.others = addedHandles.isEmpty ? handles : handles + addedHandles
    return map
  }

  /// Looks up the handles of another table's identifiers in this table.
  ///
  /// - Parameters:
  ///   - columns: The columns with the identifiers and their hashes.
  ///   - start: The index of the first identifier to look up.
  ///   - next: The handle to compare with first, in the first part of this table. On return, it is
  ///     the handle to compare with first in the next look-up.
  ///   - isCancelled: A closure returning whether to stop.
  /// - Returns: The handles, or `nil` if the search was cancelled.
  @inlinable
  func handles(
    of columns: IdentifierColumns<Identifier>, from start: Int, next: inout Int,
    isCancelled: () -> Bool
  ) -> [Handle]? {
    var handles: [Handle] = []
    handles.reserveCapacity(columns.count - start)
    var successor = next
    var end = start
    while end < columns.count {
      if isCancelled() { return nil }
      let start = end
      end = Swift.min(columns.count, start + HandleMap.pollingInterval)
      for index in start..<end {
        let identifier = columns.identifiers[index]
        if successor < first.count, first.identifiers[successor] == identifier {
          handles.append(Handle(successor))
          successor += 1
        } else if successor >= 2, first.hashes[successor - 2] == columns.hashes[index],
          first.identifiers[successor - 2] == identifier
        {
          handles.append(Handle(successor - 2))
          successor -= 1
        } else {
          let handle = handle(of: identifier, hash: columns.hashes[index])
          handles.append(handle)
          if handle.isHandle { successor = Swift.min(handle.index + 1, first.count) }
        }
      }
    }
    next = successor
    return handles
  }

  /// Returns the number of handles, counted from 0, that stand for the same identifiers in this
  /// table and another, or `nil` if the search was cancelled.
  @inlinable
  func sharedCount(with other: IdentifierTable, isCancelled: () -> Bool) -> Int? {
    var shared = lineage.sharedCount(at: count, with: other.lineage, at: other.count)
    let limit = Swift.min(first.count, other.first.count)
    while shared < limit {
      if isCancelled() { return nil }
      let end = Swift.min(limit, shared + HandleMap.pollingInterval)
      shared = CommonPrefix.end(
        of: first.identifiers, and: other.first.identifiers, from: shared, to: end)
      if shared < end { return shared }
    }
    // Added parts are small.
    let end = Swift.min(count, other.count)
    while shared < end, self[Handle(shared)] == other[Handle(shared)] { shared += 1 }
    return shared
  }
}
