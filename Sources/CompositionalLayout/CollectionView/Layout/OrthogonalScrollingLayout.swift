import LayoutCore
import LayoutViewport

/// Contract between a layout with orthogonal sections and its view.
///
/// UIKit publishes none of it. Offsets are in points and count from the leading end of a row.
@MainActor
protocol OrthogonalScrollingLayout: UICollectionViewLayout {
  /// The axis of the sections' order.
  var stackingDirection: UICollectionView.ScrollDirection { get }

  /// Returns the offset of a section's row to show an item in its place.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - frame: The frame of the item while the row is not scrolled.
  ///   - vertical: The place of the item in a vertical row.
  ///   - horizontal: The place of the item in a horizontal row.
  /// - Returns: The offset; nil if the section does not scroll orthogonally.
  func rowOffset(
    inSection section: Int, showing frame: CGRect, _ vertical: ScrollTarget,
    _ horizontal: ScrollTarget
  ) -> CGFloat?

  /// The offset of a section's row.
  func orthogonalOffset(inSection section: Int) -> CGFloat

  /// Scrolls the row of a section, within its bounds.
  func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int)

  /// The largest offset of a section's row; nil if the section does not scroll orthogonally.
  func orthogonalMaxOffset(inSection section: Int) -> CGFloat?

  /// Returns the resting offset of a section's row after a drag; nil if the section does not
  /// scroll orthogonally.
  func orthogonalTargetOffset(
    forProposedOffset proposedOffset: CGFloat, velocity: CGFloat, inSection section: Int
  ) -> CGFloat?
}
