/// An interning table that numbers its identifiers from 0.
///
/// Each identifier is hashed once, when it is inserted, and 32 bits of its hash are stored. The
/// table only grows: the handles of deleted identifiers remain until the snapshot rebuilds the
/// table.
///
/// A copy shares the columns of the original and adds new identifiers to a separate part while that
/// part is small:
///
///     original   first "a" "b" "c"
///     copy       first "a" "b" "c"     added "d"         the first part is the same memory
@usableFromInline
struct IdentifierTable<Identifier: Hashable & Sendable>: Sendable {
  /// The first part of the table: the identifiers with the lowest handles.
  @usableFromInline var first = IdentifierColumns<Identifier>()
  /// The second part of the table: the identifiers added after the table was copied.
  ///
  /// They are few, and exist only if the first part is not empty.
  @usableFromInline var added = IdentifierColumns<Identifier>()
  /// Whether the table shares the first part with its original and must not change it.
  @usableFromInline var sharesFirst = false
  /// The ancestry of the table, which determines the handles it shares with another table.
  @usableFromInline var lineage = Lineage()

  @inlinable
  init() {}

  /// The number of handles, including the handles of deleted identifiers.
  @inlinable var count: Int { first.count + added.count }

  @inlinable
  subscript(handle: Handle) -> Identifier {
    handle.index < first.count
      ? first.identifiers[handle.index] : added.identifiers[handle.index - first.count]
  }

  /// Returns the stored hash of an identifier.
  @inlinable
  func hash(of handle: Handle) -> UInt32 {
    handle.index < first.count
      ? first.hashes[handle.index] : added.hashes[handle.index - first.count]
  }

  @inlinable
  func identifiers(of handles: [Handle]) -> [Identifier] {
    added.isEmpty
      ? handles.map { first.identifiers[$0.index] } : handles.map { self[$0] }
  }

  /// Returns the 32 bits of an identifier's hash to be stored in the table.
  ///
  /// Some types use a small number as their `hashValue`. A multiplication therefore spreads the
  /// hash over all bits.
  @inlinable
  static func shortHash(of identifier: Identifier) -> UInt32 {
    let hash = UInt64(truncatingIfNeeded: identifier.hashValue)
    return UInt32(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Returns the handle of an identifier, or `.none` if the table does not contain it.
  ///
  /// - Complexity: O(1) on average; hashes the identifier once.
  @inlinable
  func handle(of identifier: Identifier) -> Handle {
    guard !first.isEmpty else { return .none }
    return handle(of: identifier, hash: Self.shortHash(of: identifier))
  }

  /// Returns the handle of an identifier with a known hash, or `.none` if the table does not
  /// contain it.
  @inlinable
  func handle(of identifier: Identifier, hash: UInt32) -> Handle {
    guard !first.isEmpty else { return .none }
    let entry = first.search(for: identifier, hash: hash).entry
    if entry > 0 { return Handle(rawValue: entry &- 1) }
    guard !added.isEmpty else { return .none }
    let addedEntry = added.search(for: identifier, hash: hash).entry
    return addedEntry > 0 ? Handle(first.count + Int(addedEntry) - 1) : .none
  }

  /// Returns the handle of each identifier, or `.none` if the table does not contain it.
  @inlinable
  func handles(of identifiers: [Identifier]) -> [Handle] {
    identifiers.map { handle(of: $0) }
  }
}
