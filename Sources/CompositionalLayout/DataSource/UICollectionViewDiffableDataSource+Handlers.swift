extension UICollectionViewDiffableDataSource {
  /// Closures to choose the movable items, and to follow the moves.
  ///
  /// Items can be moved only if both `canReorderItem` and `didReorder` are set.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the data source has changed.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after a change of the data source, for the app to change its own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without any allowed move.
    public init() {}
  }

  /// Closures for a user's expansion or collapse of an item in a section snapshot.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether an item may be expanded; without it, all may.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?

    /// Returns whether an item may be collapsed; without it, all may.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?

    /// Returns the children of an item about to expand, from its present children.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ children: NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without effect.
    public init() {}
  }
}
