public import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Lowers the description of the layout for one environment.
  ///
  /// See ``CompositionalLayoutDescription/layoutInput(for:itemCounts:)``.
  public func layoutInput(
    for environment: HeadlessEnvironment, itemCounts: [Int]
  ) throws -> LayoutInput {
    try layoutDescription.layoutInput(for: environment, itemCounts: itemCounts)
  }
}
