/// The content of a diffable data source: a snapshot and the section snapshots applied to it.
///
/// The snapshot contains only the visible items of each section snapshot.
struct DiffableState<
  SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable
> {
  /// The sections and their visible items, without marks for reloading or reconfiguring.
  private(set) var snapshot = DiffableSnapshot<SectionIdentifier, ItemIdentifier>()

  /// The item trees of all sections with an applied section snapshot.
  private var trees: [SectionIdentifier: DiffableSectionSnapshot<ItemIdentifier>] = [:]

  /// Whether the positions of the items have been recorded since the snapshot last changed.
  private var arePlacesRecorded = false

  /// The number of changes to the sections and items so far.
  private(set) var changeCount = 0

  /// Replaces the snapshot and discards its marks for reloading and reconfiguring.
  ///
  /// - Parameters:
  ///   - newSnapshot: The snapshot that becomes the data source's content.
  ///   - isChanged: Whether the sections or items differ from the current ones, so that the trees
  ///     may need trimming.
  mutating func replaceSnapshot(
    by newSnapshot: DiffableSnapshot<SectionIdentifier, ItemIdentifier>, isChanged: Bool = true
  ) {
    snapshot = newSnapshot
    if isChanged { changeCount += 1 }
    // Behaviour 89
    snapshot.removeMarks()
    arePlacesRecorded = false
    if isChanged { for section in Array(trees.keys) { trimTree(of: section) } }
  }

  /// Returns the path of an item, or `nil` if the snapshot does not contain the item.
  mutating func path(of item: ItemIdentifier) -> ItemPath? {
    if !arePlacesRecorded { snapshot.recordPlaces() }
    arePlacesRecorded = true
    return snapshot.path(ofItem: item)
  }

  // MARK: Trees

  /// Returns the tree of a section, or a flat tree if no section snapshot has been applied to it.
  func tree(of section: SectionIdentifier) -> DiffableSectionSnapshot<ItemIdentifier> {
    if let tree = trees[section] { return tree }
    var tree = DiffableSectionSnapshot<ItemIdentifier>()
    if snapshot.indexOfSection(section) != nil {
      tree.append(snapshot.itemIdentifiers(inSection: section))
    }
    return tree
  }

  /// Replaces the items of a section with the visible items of a tree.
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

  /// Removes from a section's tree all visible items missing from the section in the snapshot.
  /// (D-90)
  ///
  /// If the section's items still differ from the visible items of the trimmed tree, the tree is
  /// discarded and the section becomes flat.
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
