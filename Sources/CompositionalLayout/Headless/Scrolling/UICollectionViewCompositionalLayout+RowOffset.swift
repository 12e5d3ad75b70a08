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
    let start =
      axis == .vertical
      ? frame.minY : isMirrored ? collectionViewContentSize.width - frame.maxX : frame.minX
    let length = axis == .vertical ? frame.height : frame.width
    let item = VisibleSpan.ItemSpan(start: start - inset, end: start - inset + length)
    let alignment =
      axis == .vertical ? vertical : isMirrored ? horizontal.mirrored : horizontal
    let current = orthogonalOffset(inSection: section)
    let span = VisibleSpan(offset: current, coveredStart: 0, length: CGFloat(row.viewport))
    let wanted = span.offset(showing: item, alignment)
    if alignment == .nearest {
      return wanted == current ? current : row.stop(near: wanted, from: current, showing: item)
    }
    return CGFloat(row.restingOffset(near: Double(wanted)))
  }
}

extension OrthogonalRow {
  /// Where the row may come to rest nearest to an offset, or at the next place on its way if that
  /// is the one that shows the whole item.
  fileprivate func stop(
    near wanted: CGFloat, from current: CGFloat, showing item: VisibleSpan.ItemSpan
  ) -> CGFloat {
    let nearest = CGFloat(restingOffset(near: Double(wanted)))
    let next = CGFloat(
      targetOffset(
        forProposed: Double(wanted), velocity: Double(wanted - current), from: Double(wanted)))
    return !shows(item, at: nearest) && shows(item, at: next) ? next : nearest
  }

  private func shows(_ item: VisibleSpan.ItemSpan, at offset: CGFloat) -> Bool {
    let span = VisibleSpan(offset: offset, coveredStart: 0, length: CGFloat(viewport))
    // Frames are rounded to pixels, stops are not.
    return abs(span.offset(showing: item, .nearest) - offset) < 1
  }
}
