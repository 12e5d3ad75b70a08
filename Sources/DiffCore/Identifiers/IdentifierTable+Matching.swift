extension IdentifierTable {
  /// Returns the handles of this table's identifiers in another table.
  ///
  /// Handles from before a copy are the same in both tables, and so are later ones up to the first
  /// different identifier. The others are compared with the successor of the last match and, by
  /// their hashes first, with its predecessor before any search: two tables filled in the same
  /// order or in the opposite one are compared without search.
  ///
  /// - Parameters:
  ///   - other: The other table.
  ///   - isCancelled: Polled after each some thousand identifiers.
  /// - Returns: The map, or nil if cancelled.
  /// - Complexity: O(*n*) on average for *n* handles; hashes no identifier.
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
  /// Returns how many handles stand for the same identifiers in two tables, or nil if cancelled.
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
