import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// How far the row of a section has to be scrolled to show an item where it is to be, or as near
  /// to that as the row may come to rest.
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
    let start: CGFloat =
      axis == .vertical
      ? frame.minY : isMirrored ? collectionViewContentSize.width - frame.maxX : frame.minX
    let length = axis == .vertical ? frame.height : frame.width
    let item = VisibleSpan.ItemSpan(
      start: Double(start - inset), end: Double(start - inset + length))
    let alignment =
      axis == .vertical ? vertical : isMirrored ? horizontal.mirrored : horizontal
    let current = Double(orthogonalOffset(inSection: section))
    let wanted = VisibleSpan(offset: current, length: row.viewport).offset(showing: item, alignment)
    guard alignment == .nearest else { return CGFloat(row.restingOffset(near: wanted)) }
    return CGFloat(
      wanted == current ? current : row.stop(near: wanted, from: current, showing: item))
  }
}

extension OrthogonalRow {
  /// Where the row may come to rest nearest to an offset, or at the next place on its way if that
  /// is the one that shows the whole item.
  fileprivate func stop(
    near wanted: Double, from current: Double, showing item: VisibleSpan.ItemSpan
  ) -> Double {
    let nearest = restingOffset(near: wanted)
    let next = targetOffset(forProposed: wanted, velocity: wanted - current, from: wanted)
    return !shows(item, at: nearest) && shows(item, at: next) ? next : nearest
  }

  private func shows(_ item: VisibleSpan.ItemSpan, at offset: Double) -> Bool {
    let span = VisibleSpan(offset: offset, length: viewport)
    // Frames are rounded to pixels, stops are not.
    return abs(span.offset(showing: item, .nearest) - offset) < 1
  }
}
