public import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// Converts the description of the layout to the engine's input, for one environment.
  ///
  /// See ``CompositionalLayoutDescription/layoutInput(for:itemCounts:)``.
  public func layoutInput(
    for environment: HeadlessEnvironment, itemCounts: [Int]
  ) throws -> LayoutInput {
    try layoutDescription.layoutInput(for: environment, itemCounts: itemCounts)
  }
}
