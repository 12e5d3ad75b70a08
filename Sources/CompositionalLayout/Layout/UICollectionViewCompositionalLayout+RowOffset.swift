import LayoutCore

extension UICollectionViewCompositionalLayout {
  var stackingDirection: UICollectionView.ScrollDirection { configuration.scrollDirection }

  /// How far the row of a section has to be scrolled to show an item where it is to be, or at the
  /// stop that is nearest to that among those which show as much of the item as any.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - frame: Where the item lies while the row is not scrolled.
  ///   - vertical: Where it is to be in a row that goes down.
  ///   - horizontal: Where it is to be in a row that goes to the side.
  /// - Returns: The offset in points; `nil` if the section does not scroll across.
  func rowOffset(
    inSection section: Int, showing frame: CGRect, _ vertical: ScrollTarget,
    _ horizontal: ScrollTarget
  ) -> CGFloat? {
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
