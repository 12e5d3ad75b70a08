extension DiffableSectionSnapshot {
  /// Appends items to the children of another item.
  ///
  /// Traps if an identifier is repeated or already present.
  ///
  /// - Parameters:
  ///   - items: The identifiers of the items to append, all of them new.
  ///   - parent: The parent of the items, which must be in the snapshot; `nil` to append them
  ///     without a parent.
  /// - Complexity: O(*k*), amortised, for *k* items.
  @inlinable
  public mutating func append(_ items: [ItemIdentifier], to parent: ItemIdentifier? = nil) {
    prepareToInsert()
    let handles = internUnique(items)
    let parent = parent.map { requiredHandle(of: $0) } ?? .none
    tree.insert(handles, at: tree.end(of: parent), tableCount: table.count)
  }

  /// Inserts items as siblings directly before another item.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifier], before item: ItemIdentifier) {
    prepareToInsert()
    let handles = internUnique(items)
    let place = tree.place(beside: requiredHandle(of: item), after: false)
    tree.insert(handles, at: place, tableCount: table.count)
  }

  /// Inserts items as siblings directly after another item and its children.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifier], after item: ItemIdentifier) {
    prepareToInsert()
    let handles = internUnique(items)
    let place = tree.place(beside: requiredHandle(of: item), after: true)
    tree.insert(handles, at: place, tableCount: table.count)
  }

  /// Inserts another snapshot's items before an item, keeping their children and expansion.
  @inlinable
  public mutating func insert(_ snapshot: DiffableSectionSnapshot, before item: ItemIdentifier) {
    prepareToInsert()
    insert(snapshot, at: tree.place(beside: requiredHandle(of: item), after: false))
  }

  /// Inserts another snapshot's items after an item, keeping their children and expansion.
  @inlinable
  public mutating func insert(_ snapshot: DiffableSectionSnapshot, after item: ItemIdentifier) {
    prepareToInsert()
    insert(snapshot, at: tree.place(beside: requiredHandle(of: item), after: true))
  }

  /// Replaces the descendants of an item with the items of another snapshot.
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemIdentifier, using snapshot: DiffableSectionSnapshot
  ) {
    prepareToInsert()
    let item = requiredHandle(of: parent)
    tree.delete(tree.children(of: item))
    insert(snapshot, at: tree.end(of: item))
  }

  /// Deletes items with their descendants; unknown identifiers are ignored.
  @inlinable
  public mutating func delete(_ items: [ItemIdentifier]) {
    prepareToChange()
    tree.delete(table.handles(of: items))
  }

  /// Deletes all items.
  @inlinable
  public mutating func deleteAll() { self = DiffableSectionSnapshot() }

  /// Expands items to show their children; unknown identifiers are ignored.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifier]) {
    prepareToChange()
    tree.setExpanded(true, of: table.handles(of: items))
  }

  /// Collapses items to hide their children; unknown identifiers are ignored.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifier]) {
    prepareToChange()
    tree.setExpanded(false, of: table.handles(of: items))
  }

  /// Prepares the snapshot for an insertion.
  ///
  /// This may renumber the handles, so look up handles only afterwards.
  @inlinable
  mutating func prepareToInsert() {
    prepareToChange()
    if tree.hasSpareItems(among: table.count) { self = extract(tree.descendants(of: .none)) }
  }

  @inlinable
  mutating func insert(_ snapshot: DiffableSectionSnapshot, at place: ItemTree.Place) {
    let items = snapshot.tree.descendants(of: .none)
    let handles = internUnique(snapshot.table.identifiers(of: items))
    tree.insert(
      snapshot.tree, items: items, as: handles, at: place, tableCount: table.count)
  }

  /// Returns the handles of new identifiers, adding them to the table.
  ///
  /// Traps if an identifier is repeated or already present.
  @inlinable
  mutating func internUnique(_ identifiers: [ItemIdentifier]) -> [Handle] {
    let oldCount = table.count
    let handles = table.intern(contentsOf: identifiers)
    guard table.count - oldCount != handles.count else { return handles }
    let duplicates = tree.duplicates(among: handles)
    if !duplicates.isEmpty {
      stop(SectionSnapshotMessages.duplicates(table.identifiers(of: duplicates)))
    }
    // An identifier returning after its deletion replaces the deleted one.
    for (index, handle) in handles.enumerated() where handle.index < oldCount {
      table.replace(handle, by: identifiers[index])
    }
    return handles
  }
}
