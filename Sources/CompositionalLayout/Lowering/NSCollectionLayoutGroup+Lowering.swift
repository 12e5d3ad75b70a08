import LayoutCore

extension NSCollectionLayoutGroup {
  /// Returns the group's plan in a section of its own.
  ///
  /// - Throws: `LayoutError` if groups are nested too deeply for the engine.
  func plan(in environment: HeadlessEnvironment) throws(LayoutError) -> ItemPlan {
    let lowering = SectionLowering(
      environment: environment, configuration: UICollectionViewCompositionalLayoutConfiguration())
    return try lowering.plan(of: NSCollectionLayoutSection(group: self)).group
  }
}
