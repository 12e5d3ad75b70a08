extension DiffableSnapshot {
  /// Marks sections so that their cells and supplementary views are created again.
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

  /// Marks items to have their cells created again.
  ///
  /// Traps if an item is unknown. The snapshot keeps the identifiers it already stores instead of
  /// the equal ones given here.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) {
    order.reloadItems(marked(identifiers, to: "reload"))
  }

  /// Marks items to have their cells configured again.
  ///
  /// Traps if an item is unknown. The snapshot keeps the identifiers it already stores instead of
  /// the equal ones given here.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) {
    order.reconfigureItems(marked(identifiers, to: "reconfigure"))
  }

  /// The sections to reload when the snapshot is applied, in the order they were marked.
  @inlinable public var reloadedSectionIdentifiers: [SectionIdentifier] {
    sectionTable.identifiers(of: order.reloadedSectionHandles)
  }

  /// The items to reload when the snapshot is applied, in the order they were marked.
  @inlinable public var reloadedItemIdentifiers: [ItemIdentifier] {
    itemTable.identifiers(of: order.reloadedItemHandles)
  }

  /// The items to reconfigure when the snapshot is applied, in the order they were marked.
  @inlinable public var reconfiguredItemIdentifiers: [ItemIdentifier] {
    itemTable.identifiers(of: order.reconfiguredItemHandles)
  }

  /// Removes all marks.
  ///
  /// A data source does so after it has applied the snapshot.
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
