import CompositionalLayout

extension RowPlacement {
  /// The place as a collection view names it.
  var position: UICollectionView.ScrollPosition {
    switch self {
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    case .nearest, .lowest, .highest: []
    }
  }
}
