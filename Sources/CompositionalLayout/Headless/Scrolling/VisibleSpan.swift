import LayoutCore

/// What is visible along one axis, in points.
struct VisibleSpan {
  /// How far the content has been scrolled.
  let offset: CGFloat

  /// How much of the view is covered before the visible part.
  let coveredStart: CGFloat

  /// The length of the visible part.
  let length: CGFloat

  /// The offset that shows an item where it is to be.
  ///
  /// For the nearest place nothing is scrolled if the item is visible as a whole, or if nothing
  /// else is visible.
  func offset(showing item: ItemSpan, _ alignment: ScrollTarget) -> CGFloat {
    // Counted from the item alone: an offset that has been reached is found again exactly.
    let start = item.start - coveredStart
    let end = item.end - (coveredStart + length)
    switch alignment {
    case .start: return start
    case .end: return end
    case .center: return (start + end) / 2
    case .nearest:
      if min(start, end) <= offset && offset <= max(start, end) { return offset }
      return abs(start - offset) < abs(end - offset) ? start : end
    }
  }

  /// From where to where an item lies in the content.
  struct ItemSpan {
    let start: CGFloat
    let end: CGFloat
  }
}
