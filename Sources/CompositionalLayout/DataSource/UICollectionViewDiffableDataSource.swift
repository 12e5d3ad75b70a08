import LayoutCore

/// Data source with a snapshot as its content; shows the changes from one snapshot to the next.
///
///     let dataSource = UICollectionViewDiffableDataSource<Section, Int>(collectionView: view) {
///       view, indexPath, book in
///       view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: book)
///     }
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Book.ID>()
///     snapshot.appendSections([.own, .library])
///     snapshot.appendItems(books, toSection: .library)
///     dataSource.apply(snapshot)
///
/// The changes are found by `DiffCore` and shown as one batch of updates. Remaining items keep
/// their cells and measured sizes, and the content keeps its place on the screen.
///
/// The collection view holds its data source weakly, and so does the data source its view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Returns the cell of an item; nil stops the process.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Returns a supplementary view; nil stops the process.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes supplementary views; required for layouts with supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Choose the movable items, and follow the moves.
  open var reorderingHandlers = ReorderingHandlers()

  /// Take part when a user expands or collapses an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Returns the operations to turn the second snapshot into the first one.
  @usableFromInline
  typealias Comparison = (
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> SnapshotDifference

  @usableFromInline final weak var collectionView: UICollectionView?
  @usableFromInline final let cellProvider: CellProvider
  @usableFromInline final let comparison: Comparison
  private final var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Creates the empty data source of a view, attached for good.
  ///
  /// The caller's module compiles the comparison of snapshots for its own identifiers: several
  /// times faster.
  @inlinable
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    comparison = { $0.difference(from: $1) }
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns the current state; changes show once applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Shows another state in place of the current one.
  ///
  /// - Parameters:
  ///   - snapshot: The state, with marks of the items and sections to reload and reconfigure.
  ///   - animatingDifferences: Without a screen there is nothing to animate.
  ///   - completion: Called after the view has been laid out, before this returns.
  /// - Complexity: O(*n*) for *n* items; O(*s*) for *s* sections if the state is a copy of the
  ///   current one and has not been changed.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let difference = comparison(snapshot, state.snapshot)
    var next = state
    next.replaceSnapshot(by: snapshot, isChanged: !difference.isEmpty)
    show(next, after: difference, completion)
  }

  /// Shows another state in place of the current one.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows another state without comparing it: all cells are made again and all sizes forgotten.
  ///
  /// - Parameters:
  ///   - snapshot: The state.
  ///   - completion: Called after the view has been laid out, before this returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    stopIfLayingOut()
    state.replaceSnapshot(by: snapshot)
    // Behaviour 90
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?()
  }

  /// Shows another state without comparing it: all cells are made again and all sizes forgotten.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Section snapshots

  /// Returns the item tree of a section; flat unless a tree has been applied.
  ///
  /// An unknown section has no items. (D-91)
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.tree(of: section) }

  /// Shows the visible items of a tree as the items of one section.
  ///
  /// - Parameters:
  ///   - snapshot: The tree.
  ///   - section: The section; an unknown one is added at the end.
  ///   - animatingDifferences: Without a screen there is nothing to animate.
  ///   - completion: Called after the view has been laid out, before this returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = state
    next.replaceTree(of: section, by: snapshot)
    show(next, after: comparison(next.snapshot, state.snapshot), completion)
  }

  /// Shows the visible items of a tree as the items of one section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  // MARK: Identifiers

  /// Returns the item at a path, or nil if there is none.
  ///
  /// - Complexity: O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0,
      indexPath.item < state.snapshot.numberOfItems(inSectionAt: indexPath.section) ?? 0
    else { return nil }
    return state.snapshot.itemIdentifier(
      at: ItemPath(section: indexPath.section, item: indexPath.item))
  }

  /// Returns the path of an item, or nil if it is not there.
  ///
  /// - Complexity: O(*n*) for *n* items at the first call after a change, then O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier).map(IndexPath.init)
  }

  /// Returns the section at an index, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.snapshot.sectionIdentifier(at: index)
  }

  /// Returns the index of a section, or nil if it is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections of the current state.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// Returns the number of items of a section of the current state.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.snapshot.numberOfItems(inSectionAt: section) ?? 0 }

  /// Returns the provider's cell for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("There is no item at \(indexPath) of which the data source has a cell.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError("The cell provider returned nil for item \(item) at \(indexPath).")
    }
    return cell
  }

  /// Returns the provider's supplementary view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let supplementaryViewProvider else {
      fatalError(
        "Invalid parameter not satisfying: self.supplementaryViewProvider ||"
          + " (self.supplementaryReuseIdentifierProvider &&"
          + " self.supplementaryViewConfigurationHandler)")
    }
    guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
      fatalError("The supplementary view provider returned nil for \(kind) at \(indexPath).")
    }
    return view
  }

  /// Returns whether an item may be moved; requires both `canReorderItem` and `didReorder`.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    // Behaviour 92
    guard reorderingHandlers.didReorder != nil, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item of the current state, and has the handlers follow.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard
      let (next, transaction) = state.moving(
        from: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
    else {
      fatalError("There is no item to move from \(sourceIndexPath) to \(destinationIndexPath).")
    }
    reorderingHandlers.willReorder?(transaction)
    state = next
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the index titles next to the content, never shown; none unless a subclass has some.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the path of a title's item; the first item of a section.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Expansion

  /// Expands or collapses an item of a tree, as a tap on its outline disclosure does in UIKit.
  ///
  /// UIKit has no such function. The handlers decide, are notified, and may supply the children. An
  /// item hidden in a tree keeps its state. (D-92)
  open func toggleExpansion(of item: ItemIdentifierType) {
    guard let section = state.snapshot.sectionIdentifier(containingItem: item) else { return }
    var tree = state.tree(of: section)
    let handlers = sectionSnapshotHandlers
    if tree.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      tree.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }

  // MARK: Showing

  /// Puts a state in place of the current one, and shows the operations between the two.
  private func show(
    _ next: DiffableState<SectionIdentifierType, ItemIdentifierType>,
    after difference: SnapshotDifference, _ completion: (() -> Void)?
  ) {
    stopIfLayingOut()
    guard let collectionView, !difference.isEmpty else {
      state = next
      collectionView?.layoutIfNeeded()
      completion?()
      return
    }
    // Behaviour 88
    collectionView.performBatch(completion: { _ in completion?() }) {
      state = next
      collectionView.name(difference)
    }
  }

  private func stopIfLayingOut() {
    stopUnless(
      collectionView?.pass.isRunning != true,
      "Deadlock detected: calling this method on the main queue with outstanding async updates is"
        + " not permitted and will deadlock. Please always submit updates either always on the main"
        + " queue or always off the main queue")
  }
}
