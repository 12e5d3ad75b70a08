/// Content of a diffable data source: a snapshot, and the trees applied to sections.
///
/// Only the visible items of a tree are in the snapshot.
struct DiffableState<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
> {
  /// The sections and their visible items, without marks.
  private(set) var snapshot = DiffableSnapshot<SectionIdentifier, ItemIdentifier>()

  /// The trees of outline sections.
  private var trees: [SectionIdentifier: DiffableSectionSnapshot<ItemIdentifier>] = [:]

  /// Whether places have been recorded since the snapshot changed.
  private var arePlacesRecorded = false

  /// Replaces the snapshot; its marks do not belong to the state.
  ///
  /// - Parameters:
  ///   - newSnapshot: The snapshot.
  ///   - isChanged: Whether sections or items differ: trees may have to follow.
  mutating func replaceSnapshot(
    by newSnapshot: DiffableSnapshot<SectionIdentifier, ItemIdentifier>, isChanged: Bool = true
  ) {
    snapshot = newSnapshot
    // Behaviour 89
    snapshot.removeMarks()
    arePlacesRecorded = false
    if isChanged { for section in Array(trees.keys) { trimTree(of: section) } }
  }

  /// Returns the path of an item, or nil.
  mutating func path(of item: ItemIdentifier) -> ItemPath? {
    if !arePlacesRecorded { snapshot.recordPlaces() }
    arePlacesRecorded = true
    return snapshot.path(ofItem: item)
  }

  // MARK: Trees

  /// Returns the tree of a section; a flat one unless another has been applied.
  func tree(of section: SectionIdentifier) -> DiffableSectionSnapshot<ItemIdentifier> {
    if let tree = trees[section] { return tree }
    var tree = DiffableSectionSnapshot<ItemIdentifier>()
    if snapshot.indexOfSection(section) != nil {
      tree.append(snapshot.itemIdentifiers(inSection: section))
    }
    return tree
  }

  /// Replaces the items of a section by the visible ones of a tree.
  mutating func replaceTree(
    of section: SectionIdentifier, by tree: DiffableSectionSnapshot<ItemIdentifier>
  ) {
    var newSnapshot = snapshot
    if newSnapshot.indexOfSection(section) == nil { newSnapshot.appendSections([section]) }
    // Behaviour 91
    newSnapshot.replaceItems(inSection: section, with: tree.visibleItems)
    trees[section] = nil
    replaceSnapshot(by: newSnapshot)
    trees[section] = tree
  }

  /// Removes a tree's items missing from the snapshot's section. (D-90)
  ///
  /// The section becomes flat if the items of the section are not the visible ones of the rest.
  private mutating func trimTree(of section: SectionIdentifier) {
    guard snapshot.indexOfSection(section) != nil, var tree = trees[section] else {
      trees[section] = nil
      return
    }
    let items = snapshot.itemIdentifiers(inSection: section)
    guard tree.visibleItems != items else { return }
    tree.delete(
      tree.visibleItems.filter { snapshot.sectionIdentifier(containingItem: $0) != section })
    trees[section] = tree.visibleItems == items ? tree : nil
  }
}
