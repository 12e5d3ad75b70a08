/// The identifiers, hashes and slots of an identifier table, or of a part of it.
///
///     identifiers   [ "a", "b", "c" ]               by index
///     hashes        [ 9…, 1…, 5… ]                  by index
///     slots         [ 2, 0, 3, 1 ]                  index + 1 by hash; 0 is a free slot
///
/// The first slot of a hash is the hash times the number of slots, divided by 2³², so the number of
/// slots can be arbitrary. If a slot is taken, the identifier goes to the next one (linear
/// probing). At most three of four slots are taken.
@usableFromInline
struct IdentifierColumns<Identifier: Hashable & Sendable>: Sendable {
  @usableFromInline var identifiers: [Identifier] = []
  /// The stored hash of each identifier.
  @usableFromInline var hashes: [UInt32] = []
  /// The index in each slot plus 1, or 0 if the slot is free.
  @usableFromInline var slots: [UInt32] = []

  @inlinable
  init() {}

  @inlinable var count: Int { identifiers.count }

  /// Whether the columns have no slots, so that no search is possible.
  @inlinable var isEmpty: Bool { slots.isEmpty }

  /// Returns the slot where the search for a hash begins.
  @inlinable
  static func firstSlot(of hash: UInt32, among count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// Returns the slot of an identifier, or the free slot where the search for it ended.
  ///
  /// At least one slot must be free.
  ///
  /// - Returns: The slot, and its entry: the index of the identifier plus 1, or 0 if there is none.
  @inlinable @inline(__always)
  func search(for identifier: Identifier, hash: UInt32) -> (entry: UInt32, slot: Int) {
    var slot = Self.firstSlot(of: hash, among: slots.count)
    while true {
      let entry = slots[slot]
      if entry == 0 || isIdentifier(at: Int(entry &- 1), identifier, hash: hash) {
        return (entry, slot)
      }
      slot &+= 1
      if slot == slots.count { slot = 0 }
    }
  }

  /// Returns whether the identifier at an index equals the given one.
  ///
  /// Identifiers the size of a machine word are compared directly; for larger ones the hashes are
  /// compared first.
  @inlinable
  func isIdentifier(at index: Int, _ identifier: Identifier, hash: UInt32) -> Bool {
    if MemoryLayout<Identifier>.size > MemoryLayout<Int>.size, hashes[index] != hash {
      return false
    }
    return identifiers[index] == identifier
  }

  /// Appends an identifier to the columns and enters it in a free slot.
  ///
  /// - Returns: The index of the identifier.
  @inlinable @inline(__always) @discardableResult
  mutating func append(_ identifier: Identifier, hash: UInt32, slot: Int) -> Int {
    let index = identifiers.count
    identifiers.append(identifier)
    hashes.append(hash)
    slots[slot] = UInt32(truncatingIfNeeded: index &+ 1)
    return index
  }

  /// Appends the identifiers of other columns, which must all be new.
  @inlinable
  mutating func append(contentsOf others: Self) {
    reserve(count + others.count)
    for (identifier, hash) in zip(others.identifiers, others.hashes) {
      append(identifier, hash: hash, slot: search(for: identifier, hash: hash).slot)
    }
  }

  /// Reserves capacity for a number of identifiers.
  ///
  /// The total cost stays linear even if the columns grow by one identifier at a time.
  @inlinable
  mutating func reserve(_ newCount: Int) {
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
    var entry: UInt32 = 0
    for hash in hashes {
      var slot = Self.firstSlot(of: hash, among: newCount)
      while larger[slot] != 0 {
        slot &+= 1
        if slot == newCount { slot = 0 }
      }
      entry &+= 1
      larger[slot] = entry
    }
    slots = larger
  }
}
