import LayoutCore

/// A data source that updates its collection view to match each applied snapshot.
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
/// `DiffCore` computes the changes between two snapshots, and the collection view performs them as
/// one batch of updates. Items that remain keep their cells and measured sizes, and the content
/// keeps its position on the screen.
///
/// The collection view and the data source refer to each other weakly.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell for an item.
  ///
  /// The data source traps if the closure returns `nil`.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// A closure that returns a supplementary view.
  ///
  /// The data source traps if the closure returns `nil`.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// The closure that returns supplementary views, which is required if the layout has
  /// supplementary items.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that decide whether the user may move items and that respond to moves.
  open var reorderingHandlers = ReorderingHandlers()

  /// The closures that decide whether the user may expand and collapse items and that
  /// respond to these changes.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// A function that compares two snapshots and returns the difference that turns the second
  /// snapshot into the first.
  @usableFromInline
  typealias Comparison = (
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> SnapshotDifference

  /// A function that returns the identifier of the section at an index, or `nil` if it is out of
  /// range.
  @usableFromInline
  typealias SectionIdentification =
    @MainActor (
      NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, Int
    ) -> SectionIdentifierType?

  @usableFromInline final weak var collectionView: UICollectionView?
  @usableFromInline final let cellProvider: CellProvider
  @usableFromInline final let comparison: Comparison
  @usableFromInline final let sectionIdentification: SectionIdentification
  private(set) final var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// Whether the data source is an instance of a subclass.
  ///
  /// If so, its methods must be called, because the subclass may override them.
  private(set) final lazy var isSubclass =
    type(of: self)
    != UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self

  /// Creates an empty data source and assigns it to a collection view.
  ///
  /// The initialiser is inlinable, so the functions that read snapshots are compiled in the
  /// caller's module, specialised for its identifiers. This makes them several times as fast.
  @inlinable
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    comparison = { $0.difference(from: $1) }
    sectionIdentification = { $0.sectionIdentifier(at: $1) }
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Returns a copy of the current snapshot.
  ///
  /// Changes to the copy take effect when it is applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    state.snapshot
  }

  /// Replaces the current snapshot and updates the collection view to match.
  ///
  /// - Parameters:
  ///   - snapshot: The new snapshot, including its marks for items and sections to reload or
  ///     reconfigure.
  ///   - animatingDifferences: Ignored, because nothing is animated without a screen.
  ///   - completion: A closure called after the view has been laid out, before this method returns.
  /// - Complexity: O(*n*) for *n* items. If the snapshot is a copy of the current one with the same
  ///   sections in the same order, only the items of its changed sections count.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let outer = ViewWork.enter(.data)
    defer { ViewWork.leave(to: outer) }
    let difference = comparison(snapshot, state.snapshot)
    var next = state
    next.replaceSnapshot(by: snapshot, isChanged: !difference.isEmpty)
    show(next, after: difference, completion)
  }

  /// Replaces the current snapshot and updates the collection view to match.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Replaces the current snapshot and reloads the collection view, without computing differences.
  ///
  /// All cells are created again and all measured sizes are discarded.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to display from now on; its marks for reloading and reconfiguring
  ///     have no effect.
  ///   - completion: A closure called after the view has been laid out, before this method returns.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    stopIfLayingOut()
    let outer = ViewWork.enter(.data)
    defer { ViewWork.leave(to: outer) }
    state.replaceSnapshot(by: snapshot)
    // Behaviour 90
    collectionView?.reloadData()
    collectionView?.layoutIfNeeded()
    completion?()
  }

  /// Replaces the current snapshot and reloads the collection view, without computing differences.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Section snapshots

  /// Returns the section snapshot applied to a section or, if there is none, a flat snapshot of its
  /// items.
  ///
  /// The snapshot of an unknown section is empty. (D-91)
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { state.tree(of: section) }

  /// Replaces the items of a section with the visible items of a section snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The tree of items; only its visible items are displayed.
  ///   - section: The section to change; an unknown section is appended.
  ///   - animatingDifferences: Ignored, because nothing is animated without a screen.
  ///   - completion: A closure called after the view has been laid out, before this method returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let outer = ViewWork.enter(.data)
    defer { ViewWork.leave(to: outer) }
    var next = state
    next.replaceTree(of: section, by: snapshot)
    show(next, after: comparison(next.snapshot, state.snapshot), completion)
  }

  /// Replaces the items of a section with the visible items of a section snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  // MARK: Identifiers

  /// Returns the identifier of the item at an index path, or `nil` if it is out of range.
  ///
  /// - Complexity: O(1).
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, indexPath.section >= 0, indexPath.item >= 0,
      indexPath.item < state.snapshot.numberOfItems(inSectionAt: indexPath.section) ?? 0
    else { return nil }
    return state.snapshot.itemIdentifier(
      at: ItemPath(section: indexPath.section, item: indexPath.item))
  }

  /// Returns the index path of an item, or `nil` if the data source does not contain it.
  ///
  /// - Complexity: O(*n*) for *n* items in the first call after a change, then O(1).
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    state.path(of: itemIdentifier).map(IndexPath.init)
  }

  /// Returns the identifier of the section at an index, or `nil` if it is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    state.snapshot.sectionIdentifier(at: index)
  }

  /// Returns the index of a section, or `nil` if the data source does not contain it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections in the current snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    state.snapshot.numberOfSections
  }

  /// Returns the number of items in a section of the current snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.snapshot.numberOfItems(inSectionAt: section) ?? 0 }

  /// Returns the cell created by the cell provider for an item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("The data source has no item at \(indexPath), so there is no cell for it.")
    }
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError("The cell provider returned nil for item \(item) at \(indexPath).")
    }
    return cell
  }

  /// Returns the view created by the supplementary view provider.
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

  /// Returns whether an item can be moved, which requires both `canReorderItem` and `didReorder`.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    // Behaviour 92
    guard reorderingHandlers.didReorder != nil, let item = itemIdentifier(for: indexPath) else {
      return false
    }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves an item of the current snapshot and calls the reordering handlers.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard
      let (next, transaction) = state.moving(
        from: ItemPath(sourceIndexPath), to: ItemPath(destinationIndexPath))
    else {
      fatalError("There is no item at \(sourceIndexPath) to move to \(destinationIndexPath).")
    }
    reorderingHandlers.willReorder?(transaction)
    state = next
    reorderingHandlers.didReorder?(transaction)
  }

  /// Returns the index titles of the data source, by default `nil`.
  ///
  /// A subclass may return index titles, although they are never displayed.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// Returns the index path of the first item in the section at the given index, ignoring the
  /// title.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: Expansion

  /// Expands or collapses an item, as a tap on its outline disclosure does in UIKit.
  ///
  /// UIKit has no such method. The section snapshot handlers can prevent the change, are notified
  /// of it and can supply the children. An item hidden inside a collapsed parent stays expanded or
  /// collapsed itself. (D-92)
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

  // MARK: Applying changes

  /// Replaces the current state and has the collection view perform the given changes.
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
      let first = collectionView.batches.open?.changes.count ?? 0
      collectionView.name(difference)
      collectionView.batches.open?.noteDifference(of: self, from: first)
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
