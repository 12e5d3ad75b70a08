/// An interning table: a hash table with open addressing that numbers its identifiers from 0.
///
/// Each identifier is hashed once, when it is inserted, and 32 bits of its hash are stored. The
/// table only grows: the handles of deleted identifiers remain until the snapshot rebuilds the
/// table.
///
///     identifiers   [ "a", "b", "c" ]               by handle
///     hashes        [ 9…, 1…, 5… ]                  by handle
///     slots         [ 2, 0, 3, 1 ]                  handle + 1 by hash; 0 is a free slot
///
/// The first slot of a hash is the hash times the number of slots, divided by 2³², so the number of
/// slots can be arbitrary. If a slot is taken, the identifier goes to the next one (linear
/// probing). At most three of four slots are taken.
@usableFromInline
struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  /// The identifiers, indexed by handle.
  @usableFromInline var identifiers: [Identifier] = []
  /// The stored hashes, indexed by handle.
  @usableFromInline var hashes: [UInt32] = []
  /// The handle in each slot plus 1, or 0 if the slot is free.
  @usableFromInline var slots: [UInt32] = []
  /// The ancestry of the table, which determines the handles it shares with another table.
  @usableFromInline var lineage = Lineage()

  @inlinable
  init() {}

  /// The number of handles, including the handles of deleted identifiers.
  @inlinable var count: Int { identifiers.count }

  @inlinable
  subscript(handle: Handle) -> Identifier { identifiers[handle.index] }

  @inlinable
  func identifiers(of handles: [Handle]) -> [Identifier] {
    handles.map { identifiers[$0.index] }
  }

  /// Returns the 32 bits of an identifier's hash to be stored in the table.
  ///
  /// The multiplication spreads the hashes of types whose `hashValue` is the number itself.
  @inlinable
  static func shortHash(of identifier: Identifier) -> UInt32 {
    let hash = UInt64(truncatingIfNeeded: identifier.hashValue)
    return UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Returns the slot where the search for a hash begins.
  @inlinable
  static func firstSlot(of hash: UInt32, among count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// Returns the handle of an identifier, or `.none` if the table does not contain it.
  ///
  /// - Complexity: O(1) on average; hashes the identifier once.
  @inlinable
  func handle(of identifier: Identifier) -> Handle {
    guard !slots.isEmpty else { return .none }
    return handle(of: identifier, hash: Self.shortHash(of: identifier))
  }

  /// Returns the handle of an identifier with a known hash, or `.none` if the table does not
  /// contain it.
  @inlinable
  func handle(of identifier: Identifier, hash: UInt32) -> Handle {
    guard !slots.isEmpty else { return .none }
    var slot = Self.firstSlot(of: hash, among: slots.count)
    while true {
      let entry = slots[slot]
      if entry == 0 { return .none }
      let index = Int(entry &- 1)
      if isIdentifier(at: index, identifier, hash: hash) { return Handle(index) }
      slot &+= 1
      if slot == slots.count { slot = 0 }
    }
  }

  /// Returns whether the handle at an index stands for an identifier.
  ///
  /// Identifiers of one word are compared directly; for larger ones the hashes are compared first.
  @inlinable
  func isIdentifier(at index: Int, _ identifier: Identifier, hash: UInt32) -> Bool {
    if MemoryLayout<Identifier>.size > MemoryLayout<Int>.size, hashes[index] != hash {
      return false
    }
    return identifiers[index] == identifier
  }

  /// Returns the handle of each identifier, or `.none` if the table does not contain it.
  @inlinable
  func handles(of identifiers: [Identifier]) -> [Handle] {
    identifiers.map { handle(of: $0) }
  }
}
