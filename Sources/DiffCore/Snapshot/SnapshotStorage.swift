/// The content of a snapshot, shared by its copies until one of them changes.
///
/// A snapshot changes the content only if it holds the only reference.
@usableFromInline
final class SnapshotStorage<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: OrderStorage, @unchecked Sendable {
  @usableFromInline var sectionTable: IdentifierTable<SectionIdentifier>
  @usableFromInline var itemTable: IdentifierTable<ItemIdentifier>
  @usableFromInline var lists = SnapshotLists<ItemIdentifier>()

  @inlinable
  init() {
    sectionTable = IdentifierTable()
    itemTable = IdentifierTable()
    super.init(SnapshotOrder())
  }

  /// Creates a copy of the storage, with its own cached lists.
  @inlinable
  init(_ other: SnapshotStorage) {
    sectionTable = other.sectionTable.fork()
    itemTable = other.itemTable.fork()
    super.init(other.order)
  }
}
