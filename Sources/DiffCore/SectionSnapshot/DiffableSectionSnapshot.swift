/// The state of one section at one moment: a tree of items, expanded or collapsed.
///
/// Items are represented by identifiers, which are unique in the section. The snapshot does not
/// contain the identifier of the section itself. The snapshot has the operations of Apple's
/// `NSDiffableDataSourceSectionSnapshot`:
///
///     var snapshot = DiffableSectionSnapshot<String>()
///     snapshot.append(["Food", "Drinks"])
///     snapshot.append(["Apple", "Bread"], to: "Food")
///     snapshot.visibleItems                                   Food, Drinks
///     snapshot.expand(["Food"])
///     snapshot.visibleItems                                   Food, Apple, Bread, Drinks
///
/// A new parent is collapsed. A snapshot is a value: a copy shares everything with the original
/// until either of them changes.
public struct DiffableSectionSnapshot<ItemIdentifier: Hashable & Sendable>: Sendable {
  @usableFromInline var table = IdentifierTable<ItemIdentifier>()
  @usableFromInline var tree = ItemTree()
  @usableFromInline var lists = SectionSnapshotLists<ItemIdentifier>()

  /// Creates a snapshot without items.
  @inlinable
  public init() {}

  /// Creates a copy of a snapshot.
  @inlinable
  public init(_ snapshot: DiffableSectionSnapshot) { self = snapshot }

  /// Prepares for a change by discarding the cached lists, which copies of the snapshot may still
  /// share.
  @inlinable
  mutating func prepareToChange() {
    if !isKnownUniquelyReferenced(&lists) || lists.isFilled { lists = SectionSnapshotLists() }
  }

  /// Returns the handle of an item, or `.none` if the item is not present.
  @inlinable
  func handle(of identifier: ItemIdentifier) -> Handle {
    let item = table.handle(of: identifier)
    return tree.contains(item) ? item : .none
  }

  /// Returns the handle of an item.
  ///
  /// Traps if the item is not present.
  @inlinable
  func requiredHandle(of identifier: ItemIdentifier) -> Handle {
    let item = handle(of: identifier)
    guard item.isHandle else { stop(SectionSnapshotMessages.unknown(identifier)) }
    return item
  }

  /// Returns a snapshot of some items, with the same items expanded.
  ///
  /// - Parameter items: Whole subtrees or all items, in preorder.
  /// - Returns: A snapshot containing only the given items.
  @inlinable
  func extract(_ items: [Handle]) -> DiffableSectionSnapshot {
    var snapshot = DiffableSectionSnapshot()
    snapshot.table = table.keeping(items)
    snapshot.tree.insert(
      tree, items: items, as: items.indices.map { Handle($0) }, at: snapshot.tree.end(of: .none),
      tableCount: items.count)
    return snapshot
  }
}
