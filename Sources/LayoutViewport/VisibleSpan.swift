/// Visible part of content along one axis, in points or in pixels.
package struct VisibleSpan {
  /// The scroll offset of the content.
  let offset: Double

  /// The covered length of the view before the visible part.
  private let coveredStart: Double

  /// The length of the visible part.
  private let length: Double

  /// Makes a span; all lengths have one unit, points or pixels.
  package init(offset: Double, coveredStart: Double = 0, length: Double) {
    self.offset = offset
    self.coveredStart = coveredStart
    self.length = length
  }

  /// The offset for an item at its target.
  ///
  /// For the nearest place nothing is scrolled if the item is visible as a whole, or if nothing
  /// else is visible.
  package func offset(showing item: ItemSpan, _ target: ScrollTarget) -> Double {
    // Counted from the item alone: an offset that has been reached is found again exactly.
    let start = item.start - coveredStart
    let end = item.end - (coveredStart + length)
    switch target {
    case .start: return start
    case .end: return end
    case .center: return (start + end) / 2
    case .nearest:
      if min(start, end) <= offset && offset <= max(start, end) { return offset }
      return abs(start - offset) < abs(end - offset) ? start : end
    }
  }

  /// Extent of an item along the axis.
  package struct ItemSpan {
    let start: Double
    let end: Double

    /// Makes the extent of an item.
    package init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }
  }
}

/// Where an item is to be in the viewport once it has been scrolled to.
public enum ScrollTarget: String, Hashable, Sendable, CaseIterable {
  /// At the start of the viewport.
  case start
  /// In the middle.
  case center
  /// Its far edge at the end of the viewport.
  case end
  /// Wherever it takes the least scrolling to see all of it.
  case nearest
}
