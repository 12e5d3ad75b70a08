extension DiffableSnapshot {
  /// The number of items in all sections.
  @inlinable public var numberOfItems: Int { storage.itemCount }

  /// The number of sections, including empty ones.
  @inlinable public var numberOfSections: Int { storage.sectionCount }

  /// The identifiers of the sections, in order.
  @inlinable public var sectionIdentifiers: [SectionIdentifier] {
    sectionTable.identifiers(of: order.sectionHandles)
  }

  /// The identifiers of all items, in order.
  ///
  /// - Complexity: O(*n*) for *n* items at the first call after a change, then O(1).
  @inlinable public var itemIdentifiers: [ItemIdentifier] {
    lists.items.elements { itemTable.identifiers(of: order.itemHandles) }
  }

  /// Returns the identifiers of a section's items, in order.
  ///
  /// Traps if the section is unknown.
  @inlinable
  public func itemIdentifiers(inSection identifier: SectionIdentifier) -> [ItemIdentifier] {
    itemTable.identifiers(of: order.items(in: requiredSection(identifier)))
  }

  /// Returns the number of items in a section.
  ///
  /// Traps if the section is unknown.
  @inlinable
  public func numberOfItems(inSection identifier: SectionIdentifier) -> Int {
    storage.itemCount(of: requiredSection(identifier))
  }

  /// Returns the section of an item, or `nil` if the item is not present.
  @inlinable
  public func sectionIdentifier(containingItem identifier: ItemIdentifier) -> SectionIdentifier? {
    let section = storage.section(of: itemTable.handle(of: identifier))
    return section.isHandle ? sectionTable[section] : nil
  }

  /// Returns the index of an item among the items of all sections, or `nil` if it is not present.
  ///
  /// - Complexity: O(*s*) for *s* sections at the first call after a change, then O(1). It is
  ///   fastest after `recordPlaces()`.
  @inlinable
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? {
    guard let path = path(ofItem: identifier) else { return nil }
    if path.section == 0 { return path.item }
    if let start = storage.recordedStart(ofSectionAt: path.section) { return start + path.item }
    if !lists.sectionStarts.isFilled { lists.sectionStarts.fill(order.sectionStarts) }
    return lists.sectionStarts[path.section] + path.item
  }

  /// Returns the index of a section, or `nil` if it is not present.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    storage.index(of: sectionTable.handle(of: identifier))
  }

  /// Returns the path of an item, or `nil` if it is not present.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func path(ofItem identifier: ItemIdentifier) -> ItemPath? {
    storage.path(of: itemTable.handle(of: identifier))
  }

  /// Returns the item at a path, or `nil` if the path is out of range.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func itemIdentifier(at path: ItemPath) -> ItemIdentifier? {
    storage.item(at: path).map { itemTable[$0] }
  }

  /// Returns the section at an index, or `nil` if the index is out of range.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func sectionIdentifier(at index: Int) -> SectionIdentifier? {
    storage.section(at: index).map { sectionTable[$0] }
  }

  /// Returns the number of items in the section at an index, or `nil` if the index is out of range.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func numberOfItems(inSectionAt index: Int) -> Int? {
    storage.section(at: index).map { storage.itemCount(of: $0) }
  }

  /// The number of items in each section, in order.
  ///
  /// - Complexity: O(1).
  package var itemCounts: SnapshotItemCounts { SnapshotItemCounts(storage) }

  /// Records the paths of all items, so that finding an item afterwards takes a single comparison.
  ///
  /// A data source calls this once after it has received a snapshot.
  ///
  /// - Complexity: O(*n*) for *n* items after a change; otherwise O(*s*) for *s* sections.
  @inlinable
  public mutating func recordPlaces() { order.recordPlaces() }
}
