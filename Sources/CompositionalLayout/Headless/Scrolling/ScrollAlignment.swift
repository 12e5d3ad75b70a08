/// Where on one axis an item is to lie within what is visible.
enum ScrollAlignment {
  case start
  case middle
  case end

  /// Wherever the least scrolling shows it.
  case nearest

  /// The same place for those who count from the other end.
  var mirrored: ScrollAlignment {
    switch self {
    case .start: .end
    case .end: .start
    case .middle, .nearest: self
    }
  }
}

extension UICollectionView.ScrollPosition {
  /// The place between top and bottom; nil if more than one is named.
  var vertical: ScrollAlignment? {
    alignment(start: .top, middle: .centeredVertically, end: .bottom)
  }

  /// The place between left and right; nil if more than one is named.
  var horizontal: ScrollAlignment? {
    alignment(start: .left, middle: .centeredHorizontally, end: .right)
  }

  private func alignment(start: Self, middle: Self, end: Self) -> ScrollAlignment? {
    let named = intersection([start, middle, end])
    if named.isEmpty { return .nearest }
    return named == start ? .start : named == middle ? .middle : named == end ? .end : nil
  }
}
