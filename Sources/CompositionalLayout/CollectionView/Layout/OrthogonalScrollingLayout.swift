import LayoutCore

/// Contract between a layout whose sections may scroll orthogonally and its view.
///
/// UIKit publishes none of it. Offsets are in points and count from the leading end of a row.
@MainActor
protocol OrthogonalScrollingLayout: UICollectionViewLayout {
  /// The axis along which the sections follow one another.
  var stackingDirection: UICollectionView.ScrollDirection { get }

  /// Returns the offset at which the row of a section shows an item in its place.
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

  /// Scrolls the row of a section as far as it reaches.
  func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int)

  /// The largest offset of a section's row; nil if the section does not scroll orthogonally.
  func orthogonalMaxOffset(inSection section: Int) -> CGFloat?

  /// Returns the resting offset of a section's row after a drag; nil if the section does not
  /// scroll orthogonally.
  func orthogonalTargetOffset(
    forProposedOffset proposedOffset: CGFloat, velocity: CGFloat, inSection section: Int
  ) -> CGFloat?
}
