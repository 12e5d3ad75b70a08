import LayoutCore
import LayoutViewport

/// A layout with orthogonal rows that a collection view can scroll.
///
/// UIKit does not publish its own counterpart.
///
/// Offsets are in points and relative to the leading end of a row.
@MainActor
protocol OrthogonalScrollingLayout: UICollectionViewLayout {
  /// The axis along which the layout arranges its sections.
  var stackingDirection: UICollectionView.ScrollDirection { get }

  /// Returns the scroll offset that brings an item to its target position in an orthogonal row.
  ///
  /// - Parameters:
  ///   - section: The position of the section in the data.
  ///   - frame: The frame of the item in the unscrolled row, in content coordinates.
  ///   - vertical: The target position in a vertical row.
  ///   - horizontal: The target position in a horizontal row.
  /// - Returns: The offset; `nil` if the section does not scroll orthogonally.
  func rowOffset(
    inSection section: Int, showing frame: CGRect, _ vertical: ScrollTarget,
    _ horizontal: ScrollTarget
  ) -> CGFloat?

  /// Returns the scroll offset of a section's row.
  func orthogonalOffset(inSection section: Int) -> CGFloat

  /// Scrolls the row of a section to an offset, clamped to the limits of the row.
  func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int)

  /// Returns the largest offset of a row, or `nil` if the section does not scroll orthogonally.
  func orthogonalMaxOffset(inSection section: Int) -> CGFloat?

  /// Returns the offset where a section's row comes to rest after a drag.
  ///
  /// - Returns: The offset; `nil` if the section does not scroll orthogonally.
  func orthogonalTargetOffset(
    forProposedOffset proposedOffset: CGFloat, velocity: CGFloat, inSection section: Int
  ) -> CGFloat?
}
