/// Selection of items: by code, without calls of the delegate, and by taps, with them.
extension UICollectionView {
  /// The paths of the selected items, in ascending order.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// Selects an item and scrolls to it, or with nil deselects all.
  ///
  /// Without multiple selection, all others are deselected. Within a batch of updates the path is
  /// the one after it, and the item is selected once the batch shows.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the item.
  ///   - animated: Without a screen there is nothing to animate.
  ///   - scrollPosition: The target position of the item; if no place is named, nothing is
  ///     scrolled.
  /// - Precondition: There is such an item.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      select([])
      return
    }
    if postpone(
      for: indexPath,
      { $0.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) })
    {
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

  /// Taps an item like a finger in UIKit; UIKit has no such method.
  ///
  /// The delegate is called in the order of UIKit's header: `shouldHighlight`, `didHighlight`;
  /// `shouldSelect` or `shouldDeselect`, `didSelect` or `didDeselect`; and `didUnhighlight`.
  /// Without multiple selection the previously selected item is deselected, and a tap on it selects
  /// it again. (D-103)
  ///
  /// - Parameter indexPath: The path of the item.
  /// - Returns: Whether the selection follows the tap.
  /// - Precondition: There is such an item.
  @discardableResult
  public func tapItem(at indexPath: IndexPath) -> Bool {
    requireItem(at: indexPath, "tap")
    // Behaviour 98
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return false }
    guard hasItem(at: indexPath) else { return false }
    let cell = cellForItem(at: indexPath)
    cell?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    let isFollowed = hasItem(at: indexPath) && selectByTap(indexPath)
    cell?.isHighlighted = false
    if hasItem(at: indexPath) {
      delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }
    return isFollowed
  }

  /// The delegate may change the data at any call: it is not called about removed items.
  private func selectByTap(_ indexPath: IndexPath) -> Bool {
    let selectsSeveral =
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if selectsSeveral, selectedPaths.contains(indexPath) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true,
        hasItem(at: indexPath)
      else { return false }
      select(selectedPaths.subtracting([indexPath]))
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true,
      hasItem(at: indexPath)
    else { return false }
    let deselected = selectsSeveral ? [] : selectedPaths.subtracting([indexPath]).sorted()
    select(selectedPaths.subtracting(deselected).union([indexPath]))
    for old in deselected where hasItem(at: old) {
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    guard hasItem(at: indexPath) else { return false }
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }

  private func select(_ paths: Set<IndexPath>) {
    let changed = selectedPaths.symmetricDifference(paths)
    selectedPaths = paths
    for path in changed {
      cellForItem(at: path)?.isSelected = paths.contains(path)
    }
  }
}
