/// Which items are selected, and how code selects them.
///
/// Nobody touches this view, and what code does the delegate is not told.
extension UICollectionView {
  /// The paths of the selected items, in ascending order.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// Selects an item and scrolls to it, or with nil deselects all.
  ///
  /// Unless more than one item may be selected, all others are deselected.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the item.
  ///   - animated: Without a screen there is nothing to animate.
  ///   - scrollPosition: Where the item is to be; if no place is named, nothing is scrolled.
  /// - Precondition: There is such an item.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      select([])
      return
    }
    requireItem(at: indexPath, "select")
    select(allowsMultipleSelection ? selectedPaths.union([indexPath]) : [indexPath])
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item, if it is selected.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    select(selectedPaths.subtracting([indexPath]))
  }

  private func select(_ paths: Set<IndexPath>) {
    let changed = selectedPaths.symmetricDifference(paths)
    selectedPaths = paths
    for path in changed {
      cellForItem(at: path)?.isSelected = paths.contains(path)
    }
  }
}
