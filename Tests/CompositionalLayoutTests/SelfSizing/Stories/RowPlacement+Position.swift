import CompositionalLayout

extension RowPlacement {
  /// The corresponding scroll position of a collection view.
  var position: UICollectionView.ScrollPosition {
    switch self {
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    case .nearest, .lowest, .highest: []
    }
  }
}
