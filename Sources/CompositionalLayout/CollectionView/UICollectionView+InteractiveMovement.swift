/// Methods for beginning, updating, ending and cancelling the interactive move of an item.
extension UICollectionView {
  /// Begins an interactive move of an item.
  ///
  /// The item and its neighbours stay in place until the move ends. (D-93)
  ///
  /// - Parameter indexPath: The index path of the item to move.
  /// - Returns: Whether the data source allows the item to be moved.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    requireItem(at: indexPath, "move")
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movement = InteractiveMovement(from: indexPath, to: indexPath)
    return true
  }

  /// Moves the target position of the item to a point in the content, and asks the layout for the
  /// index path of an item dropped there.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let movement else { return }
    movement.target = collectionViewLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.source,
      withPosition: collectionViewLayout.layoutPoint(targetPosition))
  }

  /// Ends the move and moves the item to its new index path, first in the data source and then in
  /// the view.
  public func endInteractiveMovement() {
    guard let ended = movement else { return }
    movement = nil
    guard ended.source != ended.target else { return }
    performBatch {
      dataSource?.collectionView(self, moveItemAt: ended.source, to: ended.target)
      moveItem(at: ended.source, to: ended.target)
    }
  }

  /// Cancels the move without changing anything.
  public func cancelInteractiveMovement() { movement = nil }

  /// Updates the index paths of a move after a data change.
  ///
  /// The move ends if the change deletes or reloads the item.
  func followMovement(through paths: UpdatePathMap) {
    guard let old = movement else { return }
    movement = paths.pathAfter(old.source).map { source in
      InteractiveMovement(from: source, to: paths.placeAfter(old.target) ?? source)
    }
  }
}
