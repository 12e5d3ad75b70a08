import LayoutCore
import LayoutViewport

extension ScrollTarget {
  /// The same place, counted from the row's other end.
  var mirrored: ScrollTarget {
    switch self {
    case .start: .end
    case .end: .start
    case .center, .nearest: self
    }
  }
}

extension UICollectionView.ScrollPosition {
  /// The place between top and bottom; nil if more than one is named.
  var vertical: ScrollTarget? {
    alignment(start: .top, middle: .centeredVertically, end: .bottom)
  }

  /// The place between left and right; nil if more than one is named.
  var horizontal: ScrollTarget? {
    alignment(start: .left, middle: .centeredHorizontally, end: .right)
  }

  private func alignment(start: Self, middle: Self, end: Self) -> ScrollTarget? {
    let named = intersection([start, middle, end])
    if named.isEmpty { return .nearest }
    return named == start ? .start : named == middle ? .center : named == end ? .end : nil
  }
}
