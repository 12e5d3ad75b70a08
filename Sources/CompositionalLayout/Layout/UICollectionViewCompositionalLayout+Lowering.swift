public import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Lowers this layout's description for one environment; see
  /// ``CompositionalLayoutDescription/layoutInput(for:itemCounts:)``.
  public func layoutInput(
    for environment: HeadlessEnvironment, itemCounts: [Int]
  ) throws -> LayoutInput {
    try layoutDescription.layoutInput(for: environment, itemCounts: itemCounts)
  }
}
