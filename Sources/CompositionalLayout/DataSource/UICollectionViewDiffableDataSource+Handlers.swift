extension UICollectionViewDiffableDataSource {
  /// Closures that decide whether the user may move items and that respond to moves.
  ///
  /// Items can be moved only if both `canReorderItem` and `didReorder` are set.
  public struct ReorderingHandlers {
    /// A closure returning whether an item can be moved.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// A closure called before a move changes the data source.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// A closure called after a move, so the app can update its own data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that do not allow any item to be moved.
    public init() {}
  }

  /// Closures that decide whether the user may expand and collapse items and that respond to
  /// these changes.
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// A closure that returns whether an item can be expanded.
    ///
    /// If it is `nil`, every item can be expanded.
    public var shouldExpandItem: ((Item) -> Bool)?

    /// A closure called before an item is expanded.
    public var willExpandItem: ((Item) -> Void)?

    /// A closure that returns whether an item can be collapsed.
    ///
    /// If it is `nil`, every item can be collapsed.
    public var shouldCollapseItem: ((Item) -> Bool)?

    /// A closure called before an item is collapsed.
    public var willCollapseItem: ((Item) -> Void)?

    /// A closure that receives the current children of an item about to be expanded, and returns
    /// its new children.
    public var snapshotForExpandingParent:
      (
        (_ parent: Item, _ children: NSDiffableDataSourceSectionSnapshot<Item>)
          -> NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers that allow every expansion and collapse and do nothing else.
    public init() {}
  }
}
