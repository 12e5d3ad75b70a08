extension IdentifierTable {
  /// Adds the identifiers not yet in the table.
  ///
  /// - Returns: The handles of all the identifiers, in their order.
  /// - Complexity: O(*n*) on average for *n* identifiers, each hashed once.
  @inlinable
  mutating func intern(contentsOf added: [Identifier]) -> [Handle] {
    lineage.prepareToGrow(from: count)
    reserve(count + added.count)
    var handles: [Handle] = []
    handles.reserveCapacity(added.count)
    for identifier in added { handles.append(internReserved(identifier)) }
    return handles
  }

  /// Adds an identifier unless the table contains it.
  ///
  /// The caller must already have reserved room for it.
  @inlinable
  mutating func internReserved(_ identifier: Identifier) -> Handle {
    let hash = Self.shortHash(of: identifier)
    var slot = Self.firstSlot(of: hash, among: slots.count)
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      let index = Int(entry &- 1)
      if isIdentifier(at: index, identifier, hash: hash) { return Handle(index) }
      slot &+= 1
      if slot == slots.count { slot = 0 }
    }
    let handle = Handle(identifiers.count)
    identifiers.append(identifier)
    hashes.append(hash)
    slots[slot] = handle.rawValue &+ 1
    return handle
  }

  /// Replaces the identifier of a handle with an equal identifier.
  @inlinable
  mutating func replace(_ handle: Handle, by identifier: Identifier) {
    identifiers[handle.index] = identifier
  }

  /// Reserves room for a number of identifiers.
  ///
  /// The total cost stays linear even if the table grows by one identifier at a time.
  @inlinable
  mutating func reserve(_ newCount: Int) {
    if newCount > Handle.limit { stop("There cannot be \(newCount) identifiers.") }
    if newCount > identifiers.capacity {
      let capacity = Swift.max(newCount, identifiers.capacity + identifiers.capacity / 2)
      identifiers.reserveCapacity(capacity)
      hashes.reserveCapacity(capacity)
    }
    // At most three of four slots may be taken.
    if newCount + newCount / 3 + 1 > slots.count {
      resizeSlots(Swift.max(newCount + newCount / 3 + 8, slots.count * 2))
    }
  }

  /// Changes the number of slots without hashing any identifier again.
  @inlinable
  mutating func resizeSlots(_ newCount: Int) {
    slots = []
    var larger = [UInt32](repeating: 0, count: newCount)
    for index in hashes.indices {
      var slot = Self.firstSlot(of: hashes[index], among: newCount)
      while larger[slot] != 0 {
        slot &+= 1
        if slot == newCount { slot = 0 }
      }
      larger[slot] = UInt32(truncatingIfNeeded: index &+ 1)
    }
    slots = larger
  }

  /// Returns a table of only some of the identifiers, numbered from 0 in the given order.
  ///
  /// - Complexity: O(*n*) for *n* handles; no identifier is hashed.
  @inlinable
  func keeping(_ handles: [Handle]) -> IdentifierTable {
    var table = IdentifierTable()
    table.identifiers = identifiers(of: handles)
    table.hashes = handles.map { hashes[$0.index] }
    table.resizeSlots(handles.count + handles.count / 3 + 8)
    return table
  }
}
