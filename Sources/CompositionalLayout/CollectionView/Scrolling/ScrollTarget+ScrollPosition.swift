import LayoutCore
package import LayoutViewport

extension ScrollTarget {
  /// The target position in mirrored content, with start and end swapped.
  package var mirrored: ScrollTarget {
    switch self {
    case .start: .end
    case .end: .start
    case .center, .nearest: self
    }
  }
}

extension UICollectionView.ScrollPosition {
  /// The vertical target position; `.nearest` if no position is specified, and `nil` if several
  /// are specified.
  package var vertical: ScrollTarget? {
    alignment(start: .top, middle: .centeredVertically, end: .bottom)
  }

  /// The horizontal target position; `.nearest` if no position is specified, and `nil` if several
  /// are specified.
  package var horizontal: ScrollTarget? {
    alignment(start: .left, middle: .centeredHorizontally, end: .right)
  }

  private func alignment(start: Self, middle: Self, end: Self) -> ScrollTarget? {
    let named = intersection([start, middle, end])
    if named.isEmpty { return .nearest }
    return named == start ? .start : named == middle ? .center : named == end ? .end : nil
  }
}
