/// Methods for selecting items, either at the app's request or in response to taps.
///
/// Only taps notify the delegate.
extension UICollectionView {
  /// The index paths of the selected items, in ascending order.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

  /// Selects an item and scrolls to it, or deselects all items if the index path is `nil`.
  ///
  /// Unless multiple selection is allowed, all other items are deselected. Within a batch of
  /// updates, the index path refers to the data after the batch, and the item is selected after the
  /// view has been updated.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item to select; `nil` to deselect all items.
  ///   - animated: Ignored, because nothing is animated without a screen.
  ///   - scrollPosition: The target position of the item; if it is empty, the view does not scroll.
  /// - Precondition: The item exists.
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

  /// Deselects an item without notifying the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    select(selectedPaths.subtracting([indexPath]))
  }

  /// Simulates a tap on an item.
  ///
  /// The delegate is called in the documented order of UIKit: `shouldHighlight` and `didHighlight`;
  /// then `shouldSelect` and `didSelect`, or `shouldDeselect` and `didDeselect`; and finally
  /// `didUnhighlight`. Unless multiple selection is allowed, the previously selected item is
  /// deselected, and a tap on a selected item selects it again. UIKit has no counterpart of this
  /// method. (D-103)
  ///
  /// - Parameter indexPath: The index path of the item to tap.
  /// - Returns: Whether the tap has changed or confirmed the selection.
  /// - Precondition: The item exists.
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

  /// Changes the selection after a tap and calls the delegate for each affected item, unless the
  /// delegate has removed the item in the meantime.
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
