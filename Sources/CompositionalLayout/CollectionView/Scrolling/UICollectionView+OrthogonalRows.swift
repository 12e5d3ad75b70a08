/// Drags of rows, by calls instead of a finger. UIKit has none of these methods.
extension UICollectionView {
  /// Moves the row of a section as a finger does: pulls it by a distance and lets go.
  ///
  /// The section's handler is called at the release of the row and at its stop. Rows paging by
  /// group or by page go no further than the next group or page.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - distance: How far the row is pulled, in points; positive shows later items.
  ///   - velocity: How fast it is when it is let go, in points per second, in the same direction.
  ///   - rollOut: How much further it would roll, in points.
  /// - Returns: The row's resting offset, in points from its leading end; `nil` if the section
  ///   does not scroll across.
  @discardableResult
  public func dragOrthogonalRow(
    inSection section: Int, by distance: CGFloat, velocity: CGFloat = 0, rollOut: CGFloat = 0
  ) -> CGFloat? {
    guard let layout = layouts.orthogonal else { return nil }
    let pulled = layout.orthogonalOffset(inSection: section) + distance
    guard
      let target = layout.orthogonalTargetOffset(
        forProposedOffset: pulled + rollOut, velocity: velocity, inSection: section)
    else { return nil }
    layout.setOrthogonalOffset(pulled, inSection: section)
    layout.setOrthogonalOffset(target, inSection: section)
    return target
  }

  /// Ends a drag of the content: scrolls to where the layout wants it to rest.
  ///
  /// The delegate hears of the drag from its beginning on, and may want another place.
  ///
  /// - Parameters:
  ///   - proposedOffset: Where the content would roll out, in points.
  ///   - velocity: How fast it is when it is let go, in points per second.
  public func endDragging(atProposedOffset proposedOffset: CGPoint, velocity: CGPoint) {
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposedOffset, withScrollingVelocity: velocity)
    reportDrag(to: target, velocity: velocity)
  }
}
