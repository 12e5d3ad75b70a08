/// The visible part of the content along one axis, in points or in pixels.
package struct VisibleSpan {
  /// The scroll offset of the content.
  let offset: Double

  /// The length covered by bars at the start of the view.
  private let coveredStart: Double

  /// The length of the visible part.
  private let length: Double

  /// Creates a span from lengths in one common unit, points or pixels.
  package init(offset: Double, coveredStart: Double = 0, length: Double) {
    self.offset = offset
    self.coveredStart = coveredStart
    self.length = length
  }

  /// Returns the scroll offset that brings an item to its target.
  ///
  /// For the nearest position, the offset stays the same if the item is entirely visible, or if it
  /// fills the whole visible part.
  package func offset(showing item: ItemSpan, _ target: ScrollTarget) -> Double {
    // Calculated only from the item, so that an offset that has been reached is found again
    // exactly.
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

  /// The extent of an item along the axis.
  package struct ItemSpan {
    let start: Double
    let end: Double

    /// Creates the extent of an item from the positions of its start and its end.
    package init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }
  }
}

/// The position of an item in the viewport once it has been scrolled to.
public enum ScrollTarget: String, Hashable, Sendable, CaseIterable {
  /// The start of the item is at the start of the viewport.
  case start
  /// The centre of the item is at the centre of the viewport.
  case center
  /// The end of the item is at the end of the viewport.
  case end
  /// The item is entirely visible, with the least possible scrolling.
  case nearest
}
