/// Interning table of identifiers: a hash table with open addressing, numbering them from 0.
///
/// Each identifier is hashed once, during its insertion; its hash is kept in 32 bits. The table
/// only grows: handles of deleted identifiers stay until the snapshot rebuilds the table.
///
///     identifiers   [ "a", "b", "c" ]               by handle
///     hashes        [ 9…, 1…, 5… ]                  by handle
///     slots         [ 2, 0, 3, 1 ]                  handle + 1 by hash; 0 is a free slot
///
/// The slot of a hash is its share of 2³² times the number of slots: any number of slots will do. A
/// taken slot passes the identifier on to the next one (linear probing); at most three of four
/// slots are taken.
@usableFromInline
struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  /// The identifiers by handle.
  @usableFromInline var identifiers: [Identifier] = []
  /// The hashes by handle.
  @usableFromInline var hashes: [UInt32] = []
  /// A handle + 1 for each slot, or 0.
  @usableFromInline var slots: [UInt32] = []
  /// The ancestry of the table.
  @usableFromInline var lineage = Lineage()

  /// Makes an empty table.
  @inlinable
  init() {}

  /// The number of handles.
  @inlinable var count: Int { identifiers.count }

  @inlinable
  subscript(handle: Handle) -> Identifier { identifiers[handle.index] }

  @inlinable
  func identifiers(of handles: [Handle]) -> [Identifier] {
    handles.map { identifiers[$0.index] }
  }

  /// Returns the stored 32 bits of a hash.
  ///
  /// The product spreads hashes of types with their number as `hashValue`.
  @inlinable
  static func shortHash(of identifier: Identifier) -> UInt32 {
    let hash = UInt64(truncatingIfNeeded: identifier.hashValue)
    return UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Returns the first slot in the search for a hash.
  @inlinable
  static func firstSlot(of hash: UInt32, among count: Int) -> Int {
    Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(truncatingIfNeeded: count)) >> 32)
  }

  /// Returns the handle of an identifier, or `.none`.
  ///
  /// - Complexity: O(1) on average; hashes the identifier once.
  @inlinable
  func handle(of identifier: Identifier) -> Handle {
    guard !slots.isEmpty else { return .none }
    return handle(of: identifier, hash: Self.shortHash(of: identifier))
  }

  /// Returns the handle of an identifier with a known hash, or `.none`.
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

  /// Returns whether a handle stands for an identifier.
  ///
  /// Identifiers of one word are compared at once; the hashes of larger ones are compared first.
  @inlinable
  func isIdentifier(at index: Int, _ identifier: Identifier, hash: UInt32) -> Bool {
    if MemoryLayout<Identifier>.size > MemoryLayout<Int>.size, hashes[index] != hash {
      return false
    }
    return identifiers[index] == identifier
  }

  /// Returns the handles of identifiers, `.none` for missing ones.
  @inlinable
  func handles(of identifiers: [Identifier]) -> [Handle] {
    identifiers.map { handle(of: $0) }
  }
}
