extension IdentifierTable {
  /// Returns a fork: a copy that shares the existing identifiers and stores new ones separately.
  @inlinable
  func fork() -> IdentifierTable {
    var table = self
    table.sharesFirst = !first.isEmpty
    return table
  }

  /// Adds the given identifiers, unless they are already in the table.
  ///
  /// - Returns: The handles of all the identifiers, in their order.
  /// - Complexity: O(*n*) on average for *n* identifiers, each hashed once. If the table is a fork
  ///   of one with *m* identifiers, it is copied at most once per *m* / 64 additions.
  @inlinable
  mutating func intern(contentsOf added: [Identifier]) -> [Handle] {
    lineage.prepareToGrow(from: count)
    reserve(adding: added.count)
    var handles: [Handle] = []
    handles.reserveCapacity(added.count)
    if sharesFirst {
      for identifier in added { handles.append(internInAddedPart(identifier)) }
    } else {
      for identifier in added { handles.append(internInFirstPart(identifier)) }
    }
    return handles
  }

  /// Adds an identifier to the first of the table's two parts, unless that part already contains
  /// it.
  ///
  /// The caller must have reserved capacity beforehand.
  @inlinable
  mutating func internInFirstPart(_ identifier: Identifier) -> Handle {
    let hash = Self.shortHash(of: identifier)
    let (entry, slot) = first.search(for: identifier, hash: hash)
    if entry > 0 { return Handle(rawValue: entry &- 1) }
    return Handle(first.append(identifier, hash: hash, slot: slot))
  }

  /// Adds an identifier to the second of the table's two parts, unless the table already contains
  /// it.
  ///
  /// The caller must have reserved capacity beforehand.
  @inlinable
  mutating func internInAddedPart(_ identifier: Identifier) -> Handle {
    let hash = Self.shortHash(of: identifier)
    let entry = first.search(for: identifier, hash: hash).entry
    if entry > 0 { return Handle(rawValue: entry &- 1) }
    let (addedEntry, slot) = added.search(for: identifier, hash: hash)
    if addedEntry > 0 { return Handle(first.count + Int(addedEntry) - 1) }
    return Handle(first.count + added.append(identifier, hash: hash, slot: slot))
  }

  /// Reserves capacity for more identifiers, merging the two parts of the table if the added part
  /// is no longer small.
  @inlinable
  mutating func reserve(adding newCount: Int) {
    if count + newCount > Handle.limit {
      stop("There cannot be \(count + newCount) identifiers.")
    }
    if sharesFirst, added.count + newCount > 64 + first.count / 64 {
      first.append(contentsOf: added)
      added = IdentifierColumns()
      sharesFirst = false
    }
    if sharesFirst {
      added.reserve(added.count + newCount)
    } else {
      first.reserve(first.count + newCount)
    }
  }

  /// Replaces the identifier of a handle with an equal identifier.
  @inlinable
  mutating func replace(_ handle: Handle, by identifier: Identifier) {
    if handle.index < first.count {
      first.identifiers[handle.index] = identifier
    } else {
      added.identifiers[handle.index - first.count] = identifier
    }
  }

  /// Returns a table with a subset of the identifiers, numbered from 0 in the given order.
  ///
  /// - Complexity: O(*n*) for *n* handles; no identifier is hashed.
  @inlinable
  func keeping(_ handles: [Handle]) -> IdentifierTable {
    var table = IdentifierTable()
    table.first.identifiers = identifiers(of: handles)
    table.first.hashes = handles.map { hash(of: $0) }
    table.first.resizeSlots(handles.count + handles.count / 3 + 8)
    return table
  }
}
