extension DiffableSnapshot {
  /// Appends items to a section.
  ///
  /// Items already present move to the section, and a warning is reported. Traps if an identifier
  /// is repeated.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of the items, in order.
  ///   - sectionIdentifier: The section; `nil` for the last section, which must exist.
  /// - Complexity: O(*k*), amortised, for *k* new items.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier], toSection sectionIdentifier: SectionIdentifier? = nil
  ) {
    let section: Handle
    if let sectionIdentifier {
      section = requiredSection(sectionIdentifier)
    } else if let last = order.lastSection {
      section = last
    } else {
      stop(SnapshotMessages.noSection)
    }
    insert(identifiers) { $0.end(of: section) }
  }

  /// Inserts items before another item.
  ///
  /// Items already present move there, and a warning is reported.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], beforeItem beforeIdentifier: ItemIdentifier
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  /// Inserts items after another item.
  ///
  /// Items already present move there, and a warning is reported.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], afterItem afterIdentifier: ItemIdentifier
  ) {
    insert(identifiers, beside: afterIdentifier, after: true)
  }

  /// Deletes items; unknown identifiers are ignored.
  ///
  /// - Complexity: O(*k* + *m*) for *k* identifiers and *m* items in the changed sections.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) {
    prepareToChange()
    order.delete(itemTable.handles(of: identifiers))
  }

  /// Deletes all items and all sections.
  @inlinable
  public mutating func deleteAllItems() { self = DiffableSnapshot() }

  /// Moves an item before another item, possibly into another section.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, beforeItem toIdentifier: ItemIdentifier
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves an item after another item, possibly into another section.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, afterItem toIdentifier: ItemIdentifier
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  /// Replaces the items of a section.
  ///
  /// Remaining items keep their stored identifiers.
  ///
  /// Items of other sections move to this section. If an identifier is repeated, the method traps
  /// with the error message of section snapshots.
  ///
  /// - Complexity: O(*k* + *m*) for *k* items and *m* items in the changed sections.
  @inlinable
  public mutating func replaceItems(
    inSection identifier: SectionIdentifier, with identifiers: [ItemIdentifier]
  ) {
    let section = requiredSection(identifier)
    prepareToChange()
    compactItems()
    let items = internItems(identifiers)
    let duplicates = order.replaceItems(
      in: section, with: items, tableCount: itemTable.count)
    if !duplicates.isEmpty {
      stop(SectionSnapshotMessages.duplicates(itemTable.identifiers(of: duplicates)))
    }
  }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifier], beside anchor: ItemIdentifier, after isAfter: Bool
  ) {
    // Look up the anchor only after compaction, which changes its handle.
    compactItems()
    let item = requiredItem(anchor)
    insert(identifiers) { $0.gap(beside: item, after: isAfter) }
  }

  @inlinable
  mutating func move(
    _ identifier: ItemIdentifier, beside anchor: ItemIdentifier, after isAfter: Bool
  ) {
    let item = requiredItem(identifier)
    let gap = order.gap(beside: requiredItem(anchor), after: isAfter)
    prepareToChange()
    _ = order.insert([item], at: gap, areFresh: false, tableCount: itemTable.count)
  }

  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifier], at gap: (SnapshotOrder) -> SnapshotOrder.Gap
  ) {
    prepareToChange()
    compactItems()
    let oldCount = itemTable.count
    let items = internItems(identifiers)
    let claim = order.insert(
      items, at: gap(order), areFresh: itemTable.count - oldCount == items.count,
      tableCount: itemTable.count)
    if !claim.duplicates.isEmpty {
      stop(SnapshotMessages.duplicates(.item, itemTable.identifiers(of: claim.duplicates)))
    }
    if !claim.existing.isEmpty, SnapshotWarning.hasHandler {
      SnapshotWarning.report(
        SnapshotMessages.warning(.item, existing: itemTable.identifiers(of: claim.existing)))
    }
  }

  /// Returns the handles of items, adding new identifiers to the table.
  ///
  /// If a deleted item is inserted again, its new identifier replaces the stored one.
  @inlinable
  mutating func internItems(_ identifiers: [ItemIdentifier]) -> [Handle] {
    let oldCount = itemTable.count
    let items = itemTable.intern(contentsOf: identifiers)
    if itemTable.count - oldCount != items.count {
      for (index, item) in items.enumerated()
      where item.index < oldCount && !storage.containsItem(item) {
        itemTable.replace(item, by: identifiers[index])
      }
    }
    return items
  }

  /// Removes the identifiers of deleted items from the table if they outnumber the present items.
  @inlinable
  mutating func compactItems() {
    guard order.hasSpareItems(among: itemTable.count) else { return }
    itemTable = itemTable.keeping(order.renumberItems())
  }
}
