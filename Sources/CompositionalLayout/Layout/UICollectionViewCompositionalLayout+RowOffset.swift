import LayoutCore
import LayoutViewport

extension UICollectionViewCompositionalLayout {
  var stackingDirection: UICollectionView.ScrollDirection { configuration.scrollDirection }

  /// Returns the scroll offset that brings an item to its target position in an orthogonal row.
  ///
  /// If the row has snap points, the result is the nearest of the snap points that show the largest
  /// part of the item.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - frame: The frame of the item in the unscrolled row, in content coordinates.
  ///   - vertical: The target position in a vertical row.
  ///   - horizontal: The target position in a horizontal row.
  /// - Returns: The offset, in points; `nil` if the section does not scroll orthogonally.
  func rowOffset(
    inSection section: Int, showing frame: CGRect, _ vertical: ScrollTarget,
    _ horizontal: ScrollTarget
  ) -> CGFloat? {
    requestSection(section)
    guard let engine, let row = engine.row(section: section) else { return nil }
    let container = engine.input.container
    let axis = container.scrollAxis.other
    let isMirrored = axis == .horizontal && container.isRightToLeft
    let plan = engine.input.plan(ofSection: section).section
    let inset = CGFloat(plan.insets.start(axis))
    let inReadingOrder =
      isMirrored ? frame.frame.mirrored(in: collectionViewContentSize.width) : frame.frame
    let start = CGFloat(inReadingOrder.start(axis))
    let length = axis == .vertical ? frame.height : frame.width
    let item = Double(start - inset)...Double(start - inset + length)
    let alignment =
      axis == .vertical ? vertical : isMirrored ? horizontal.mirrored : horizontal
    let current = Double(orthogonalOffset(inSection: section))
    let wanted = VisibleSpan(offset: current, length: row.viewport).offset(
      showing: VisibleSpan.ItemSpan(start: item.lowerBound, end: item.upperBound), alignment)
    if alignment == .nearest, wanted == current { return CGFloat(current) }
    return CGFloat(row.restingOffset(showing: item, near: wanted))
  }
}
