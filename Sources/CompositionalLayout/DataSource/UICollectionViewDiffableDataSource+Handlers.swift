extension UICollectionViewDiffableDataSource {
  /// Closures that decide which items a user may move, and follow the moves.
  ///
  /// Items can be moved only if both `canReorderItem` and `didReorder` are set.
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the data source has changed.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called after the data source has changed, so that the app can change its own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that allow no move.
    public init() {}
  }

  /// Closures that take part when a user expands or collapses an item of a section snapshot.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Returns whether an item may be expanded; without it, all may.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// Called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?

    /// Returns whether an item may be collapsed; without it, all may.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// Called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?

    /// Returns the children of an item that is about to be expanded, from those that it has.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ children: NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Makes handlers that change nothing.
    public init() {}
  }
}
