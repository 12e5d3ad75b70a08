/// State of a data source at a moment: sections in order, each with its items in order.
///
/// Sections and items are named by identifiers. A section identifier is unique among sections, an
/// item identifier in the whole snapshot. It has the operations of Apple's
/// `NSDiffableDataSourceSnapshot`; a mistake stops the process with UIKit's message:
///
///     var snapshot = DiffableSnapshot<Section, Int>()
///     snapshot.appendSections([.own, .library])
///     snapshot.appendItems([1, 2], toSection: .own)
///     snapshot.appendItems([3])                               to the last section, .library
///     snapshot.moveItem(3, beforeItem: 1)                     own: 3, 1, 2
///
/// A snapshot is a value: a copy shares everything with the original until one of them changes.
/// Each call hashes each of its identifiers once, and interns it as a 32-bit handle.
public struct DiffableSnapshot<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// The tables and the order in one object: a copy retains one reference.
  @usableFromInline var storage = SnapshotStorage<SectionIdentifier, ItemIdentifier>()

  /// Makes a snapshot without sections.
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

  /// The order of the sections and items.
  @inlinable var order: SnapshotOrder {
    _read { yield storage.order }
    _modify {
      makeUnique()
      yield &storage.order
    }
  }

  /// The lists built on first use.
  @inlinable var lists: SnapshotLists<ItemIdentifier> { storage.lists }

  /// Copies the storage if another snapshot has it, too.
  @inlinable
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = SnapshotStorage(storage) }
  }

  /// Begins a change of sections or items: copies do not share the lists any more.
  @inlinable
  mutating func prepareToChange() {
    makeUnique()
    if storage.lists.isFilled { storage.lists = SnapshotLists() }
    storage.order.forgetStarts()
  }

  /// Returns the handle of a present section, or stops the process.
  @inlinable
  func requiredSection(_ identifier: SectionIdentifier) -> Handle {
    let section = sectionTable.handle(of: identifier)
    guard storage.containsSection(section) else {
      stop(SnapshotMessages.unknown(.section, identifier))
    }
    return section
  }

  /// Returns the handle of a present item, or stops the process.
  @inlinable
  func requiredItem(_ identifier: ItemIdentifier) -> Handle {
    let item = itemTable.handle(of: identifier)
    guard storage.containsItem(item) else { stop(SnapshotMessages.unknown(.item, identifier)) }
    return item
  }
}
