extension UICollectionView {
  /// The cells of the visible items, ordered by index path.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The index paths of the visible items, in ascending order.
  public var indexPathsForVisibleItems: [IndexPath] {
    views.shown.keys.filter { $0.category == .cell }.map(\.indexPath).sorted()
  }

  /// Returns the cell of an item, or `nil` if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views.shown[ElementKey(.cell, kind: nil, at: indexPath)]?.view as? UICollectionViewCell
  }

  /// Returns whether an item was already visible before the current layout pass.
  func wasShown(at indexPath: IndexPath) -> Bool {
    views.shown[ElementKey(.cell, kind: nil, at: indexPath)].map { $0.pass != views.pass } ?? false
  }

  /// Returns the index path of a cell's item, or `nil` if the cell is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.shown.first { $0.value.view === cell }?.key.indexPath
  }

  /// Returns the supplementary view of a kind at an index path, or `nil` if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    views.shown[ElementKey(.supplementaryView, kind: elementKind, at: indexPath)]?.view
  }

  /// Returns the visible supplementary views of a kind, ordered by index path.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    views.shown.keys
      .filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.indexPath).sorted()
  }

  /// Returns the index path of a supplementary view, or `nil` if it is not visible.
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    views.shown.first {
      $0.key.category == .supplementaryView && $0.value.view === supplementaryView
    }?.key.indexPath
  }

  /// Returns the index path of the item at a point of the content, or `nil` if there is none.
  ///
  /// If several items contain the point, the result is the first of those with the largest
  /// `zIndex`. Items of orthogonal rows are found at their position on the screen.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    // In a scrolled row, an element is not visible at its frame, but a search by rectangle finds it
    // where it is visible. A small rectangle stands for the point, because an empty rectangle finds
    // nothing.
    let around = CGRect(origin: point, size: CGSize(width: 0x1p-10, height: 0x1p-10))
    let layout = layouts.orthogonal
    let found = collectionViewLayout.shownElements(in: around)
      .filter { attributes in
        guard attributes.representedElementCategory == .cell, !attributes.isHidden,
          hasItem(at: attributes.indexPath)
        else { return false }
        return attributes.frame.contains(point)
          || layout?.orthogonalMaxOffset(inSection: attributes.indexPath.section) != nil
      }
    var front: UICollectionViewLayoutAttributes?
    for attributes in found where front.map({ $0.zIndex < attributes.zIndex }) ?? true {
      front = attributes
    }
    return front?.indexPath
  }
}
