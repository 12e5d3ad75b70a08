extension DiffableState {
  typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifier, ItemIdentifier>
  private typealias SectionTransaction =
    NSDiffableDataSourceSectionTransaction<SectionIdentifier, ItemIdentifier>

  /// Returns the state after one item has been moved, and the transaction to report to the app.
  ///
  /// - Parameters:
  ///   - source: The path of the item before the move.
  ///   - destination: The path of the item after the move.
  /// - Returns: The new state and the transaction; `nil` if the source has no item or the
  ///   destination is out of range.
  func moving(
    from source: ItemPath, to destination: ItemPath
  ) -> (state: DiffableState, transaction: Transaction)? {
    guard let item = snapshot.itemIdentifier(at: source),
      let sourceSection = snapshot.sectionIdentifier(at: source.section),
      let section = snapshot.sectionIdentifier(at: destination.section)
    else { return nil }
    var list = snapshot.itemIdentifiers(inSection: section)
    if section == sourceSection { list.remove(at: source.item) }
    guard destination.item <= list.count else { return nil }
    list.insert(item, at: destination.item)
    var newSnapshot = snapshot
    newSnapshot.replaceItems(inSection: section, with: list)
    var next = self
    next.replaceSnapshot(by: newSnapshot)
    let offsets = (snapshot.indexOfItem(item) ?? 0, newSnapshot.indexOfItem(item) ?? 0)
    let transaction = Transaction(
      initialSnapshot: snapshot, finalSnapshot: newSnapshot,
      difference: Self.difference(item, from: offsets.0, to: offsets.1),
      sectionTransactions: section == sourceSection
        ? [next.transaction(of: section, item, from: source.item, to: destination.item, self)]
        : [
          next.transaction(of: sourceSection, item, from: source.item, to: nil, self),
          next.transaction(of: section, item, from: nil, to: destination.item, self),
        ])
    return (next, transaction)
  }

  private func transaction(
    of section: SectionIdentifier, _ item: ItemIdentifier, from oldOffset: Int?,
    to newOffset: Int?, _ old: DiffableState
  ) -> SectionTransaction {
    SectionTransaction(
      sectionIdentifier: section, initialSnapshot: old.tree(of: section),
      finalSnapshot: tree(of: section),
      difference: Self.difference(item, from: oldOffset, to: newOffset))
  }

  /// Returns a difference that removes, inserts or moves one item.
  private static func difference(
    _ item: ItemIdentifier, from oldOffset: Int?, to newOffset: Int?
  ) -> CollectionDifference<ItemIdentifier> {
    var changes: [CollectionDifference<ItemIdentifier>.Change] = []
    if let oldOffset {
      changes.append(.remove(offset: oldOffset, element: item, associatedWith: newOffset))
    }
    if let newOffset {
      changes.append(.insert(offset: newOffset, element: item, associatedWith: oldOffset))
    }
    guard let difference = CollectionDifference(changes) else {
      fatalError("\(item) cannot move from \(changes).")
    }
    return difference
  }
}
