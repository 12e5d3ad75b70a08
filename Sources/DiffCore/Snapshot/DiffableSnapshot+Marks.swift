extension DiffableSnapshot {
  /// Marks sections for creating their cells and supplementary views again.
  ///
  /// Traps if a section is unknown.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) {
    let table = sectionTable
    order.reloadSections(
      identifiers.map { identifier in
        let section = table.handle(of: identifier)
        guard storage.containsSection(section) else {
          stop(SnapshotMessages.missing(.section, identifier, to: "reload"))
        }
        return section
      })
  }

  /// Marks items for creating their cells again.
  ///
  /// Traps if an item is unknown. The stored identifier stays, although the given one is equal to
  /// it.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) {
    order.reloadItems(marked(identifiers, to: "reload"))
  }

  /// Marks items for configuring their cells again.
  ///
  /// Traps if an item is unknown. The stored identifier stays, although the given one is equal to
  /// it.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) {
    order.reconfigureItems(marked(identifiers, to: "reconfigure"))
  }

  /// The sections to be reloaded by the next apply, in the order of their marks.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifier] {
    sectionTable.identifiers(of: order.reloadedSectionHandles)
  }

  /// The items to be reloaded by the next apply, in the order of their marks.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifier] {
    itemTable.identifiers(of: order.reloadedItemHandles)
  }

  /// The items to be reconfigured by the next apply, in the order of their marks.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifier] {
    itemTable.identifiers(of: order.reconfiguredItemHandles)
  }

  /// Removes all marks, as a data source does after it has applied them.
  @inlinable
  public mutating func removeMarks() {
    // A copy without marks continues to share everything with its original.
    if storage.hasMarks { order.removeMarks() }
  }

  @inlinable
  func marked(_ identifiers: [ItemIdentifier], to verb: String) -> [Handle] {
    let table = itemTable
    return identifiers.map { identifier in
      let item = table.handle(of: identifier)
      guard storage.containsItem(item) else {
        stop(SnapshotMessages.missing(.item, identifier, to: verb))
      }
      return item
    }
  }
}
