/// Methods that simulate drags, which have no counterparts in UIKit.
extension UICollectionView {
  /// Simulates a drag of an orthogonal row: pulls it by a distance and releases it.
  ///
  /// The section's visible items handler is called when the row is released and when it comes to
  /// rest. A row that pages by group or by page moves no further than the next group or page.
  ///
  /// - Parameters:
  ///   - section: The position of the section in the data.
  ///   - distance: The distance the row is pulled, in points; positive values reveal later items.
  ///   - velocity: The velocity of the row on release, in points per second, with the same sign
  ///     as the distance.
  ///   - rollOut: The distance the row would continue to move by itself, in points.
  /// - Returns: The offset where the row comes to rest, in points from its leading end; `nil` if
  ///   the section does not scroll orthogonally.
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

  /// Simulates the end of a drag: scrolls to the offset where the layout lets the content come to
  /// rest.
  ///
  /// The delegate receives all calls for a drag, including the one for its beginning, and may
  /// choose another offset.
  ///
  /// - Parameters:
  ///   - proposedOffset: The offset where the content would come to rest without snapping, in
  ///     points.
  ///   - velocity: The velocity of the content on release, in points per second.
  public func endDragging(atProposedOffset proposedOffset: CGPoint, velocity: CGPoint) {
    let target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposedOffset, withScrollingVelocity: velocity)
    reportDrag(to: target, velocity: velocity)
  }
}
