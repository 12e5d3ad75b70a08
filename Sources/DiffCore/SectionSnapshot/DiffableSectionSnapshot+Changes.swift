extension DiffableSectionSnapshot {
  /// Adds items behind the last child of another one.
  ///
  /// A repeated or present identifier stops the process.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - parent: Their parent, present in the snapshot; nil for items without a parent.
  /// - Complexity: O(*k*), amortised, for *k* items.
  @inlinable
  public mutating func append(_ items: [ItemIdentifier], to parent: ItemIdentifier? = nil) {
    prepareToInsert()
    let handles = internUnique(items)
    let parent = parent.map { requiredHandle(of: $0) } ?? .none
    tree.insert(handles, at: tree.end(of: parent), tableCount: table.count)
  }

  /// Inserts items before another one, as its siblings.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifier], before item: ItemIdentifier) {
    prepareToInsert()
    let handles = internUnique(items)
    let place = tree.place(beside: requiredHandle(of: item), after: false)
    tree.insert(handles, at: place, tableCount: table.count)
  }

  /// Inserts items after another one and its children, as its siblings.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifier], after item: ItemIdentifier) {
    prepareToInsert()
    let handles = internUnique(items)
    let place = tree.place(beside: requiredHandle(of: item), after: true)
    tree.insert(handles, at: place, tableCount: table.count)
  }

  /// Inserts the items of another snapshot before an item, with their children and expansion.
  @inlinable
  public mutating func insert(_ snapshot: DiffableSectionSnapshot, before item: ItemIdentifier) {
    prepareToInsert()
    insert(snapshot, at: tree.place(beside: requiredHandle(of: item), after: false))
  }

  /// Inserts the items of another snapshot after an item, with their children and expansion.
  @inlinable
  public mutating func insert(_ snapshot: DiffableSectionSnapshot, after item: ItemIdentifier) {
    prepareToInsert()
    insert(snapshot, at: tree.place(beside: requiredHandle(of: item), after: true))
  }

  /// Replaces the children of an item and their descendants by the items of another snapshot.
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

  /// Makes the children of items visible; unknown identifiers are ignored.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifier]) {
    prepareToChange()
    tree.setExpanded(true, of: table.handles(of: items))
  }

  /// Hides the children of items; unknown identifiers are ignored.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifier]) {
    prepareToChange()
    tree.setExpanded(false, of: table.handles(of: items))
  }

  /// Begins an insertion, before any handle is looked up.
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

  /// Interns new, distinct identifiers.
  @inlinable
  mutating func internUnique(_ identifiers: [ItemIdentifier]) -> [Handle] {
    let oldCount = table.count
    let handles = table.intern(contentsOf: identifiers)
    guard table.count - oldCount != handles.count else { return handles }
    let duplicates = tree.duplicates(among: handles)
    if !duplicates.isEmpty {
      stop(SectionSnapshotMessages.duplicates(table.identifiers(of: duplicates)))
    }
    // An identifier that comes back after deletion replaces the deleted one.
    for (index, handle) in handles.enumerated() where handle.index < oldCount {
      table.replace(handle, by: identifiers[index])
    }
    return handles
  }
}
