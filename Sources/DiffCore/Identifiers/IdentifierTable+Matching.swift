extension IdentifierTable {
  /// Returns a map from this table's handles to the handles of the same identifiers in another
  /// table.
  ///
  /// If one table was copied from the other, the handles from before the copy are the same in both
  /// tables, and so are later handles up to the first difference. Every later identifier is first
  /// compared with the successor of the last match and then, hashes first, with its predecessor.
  /// Two tables filled in the same or in opposite order therefore need no search.
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
    map.others.reserveCapacity(count - shared)
    var next = shared
    var end = shared
    while end < count {
      if isCancelled() { return nil }
      let start = end
      end = Swift.min(count, start + HandleMap.pollingInterval)
      for index in start..<end {
        let identifier = identifiers[index]
        if next < other.count, other.identifiers[next] == identifier {
          map.others.append(Handle(next))
          next += 1
        } else if next >= 2, other.hashes[next - 2] == hashes[index],
          other.identifiers[next - 2] == identifier
        {
          map.others.append(Handle(next - 2))
          next -= 1
        } else {
          let handle = other.handle(of: identifier, hash: hashes[index])
          map.others.append(handle)
          if handle.isHandle { next = handle.index + 1 }
        }
      }
    }
    return map
  }
  /// Returns the number of handles with the same identifiers in two tables, or `nil` if the search
  /// was cancelled.
  @inlinable
  func sharedCount(with other: IdentifierTable, isCancelled: () -> Bool) -> Int? {
    var shared = lineage.sharedCount(at: count, with: other.lineage, at: other.count)
    let limit = Swift.min(count, other.count)
    while shared < limit {
      if isCancelled() { return nil }
      let end = Swift.min(limit, shared + HandleMap.pollingInterval)
      shared = CommonPrefix.end(of: identifiers, and: other.identifiers, from: shared, to: end)
      if shared < end { break }
    }
    return shared
  }
}
