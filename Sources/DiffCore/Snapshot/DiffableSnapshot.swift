/// The state of a data source at one moment: ordered sections, each with ordered items.
///
/// Sections and items are represented by identifiers. A section identifier is unique among the
/// sections, and an item identifier is unique in the whole snapshot. The snapshot has the
/// operations of Apple's `NSDiffableDataSourceSnapshot`; incorrect use traps with UIKit's error
/// message:
///
///     var snapshot = DiffableSnapshot<Section, Int>()
///     snapshot.appendSections([.own, .library])
///     snapshot.appendItems([1, 2], toSection: .own)
///     snapshot.appendItems([3])                               to the last section, .library
///     snapshot.moveItem(3, beforeItem: 1)                     own: 3, 1, 2
///
/// A snapshot is a value: a copy shares everything with the original until either of them changes.
/// Each call hashes every identifier passed to it once and interns it as a 32-bit handle.
public struct DiffableSnapshot<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// An object that holds the tables and the order, so that copying a snapshot retains only one
  /// reference.
  @usableFromInline var storage = SnapshotStorage<SectionIdentifier, ItemIdentifier>()

  /// Creates a snapshot without sections.
  @inlinable
  public init() {}

  @inlinable var sectionTable: IdentifierTable<SectionIdentifier> {
    _read { yield storage.sectionTable }
    _modify {
      makeUnique()
      yield &storage.sectionTable
    }
  }

  @inlinable var itemTable: IdentifierTable<ItemIdentifier> {
    _read { yield storage.itemTable }
    _modify {
      makeUnique()
      yield &storage.itemTable
    }
  }

  @inlinable var order: SnapshotOrder {
    _read { yield storage.order }
    _modify {
      makeUnique()
      yield &storage.order
    }
  }

  /// The cached lists; each is built on first use.
  @inlinable var lists: SnapshotLists<ItemIdentifier> { storage.lists }

  /// Copies the storage if another snapshot shares it.
  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = SnapshotStorage(storage) }
  }

  /// Prepares for a change of sections or items: stops sharing the storage and discards the cached
  /// lists.
  @inlinable
  mutating func prepareToChange() {
    makeUnique()
    if storage.lists.isFilled { storage.lists = SnapshotLists() }
    storage.order.forgetStarts()
  }

  /// Returns the handle of a section.
  ///
  /// Traps if the section is not present.
  @inlinable
  func requiredSection(_ identifier: SectionIdentifier) -> Handle {
    let section = sectionTable.handle(of: identifier)
    guard storage.containsSection(section) else {
      stop(SnapshotMessages.unknown(.section, identifier))
    }
    return section
  }

  /// Returns the handle of an item.
  ///
  /// Traps if the item is not present.
  @inlinable
  func requiredItem(_ identifier: ItemIdentifier) -> Handle {
    let item = itemTable.handle(of: identifier)
    guard storage.containsItem(item) else { stop(SnapshotMessages.unknown(.item, identifier)) }
    return item
  }
}
