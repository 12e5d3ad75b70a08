import LayoutCore

extension NSCollectionLayoutGroup {
  /// The plan of this group on its own, as a section's only group.
  ///
  /// - Throws: `LayoutError` if groups are nested deeper than the engine follows.
  func plan(in environment: HeadlessEnvironment) throws(LayoutError) -> ItemPlan {
    let lowering = SectionLowering(
      environment: environment, configuration: UICollectionViewCompositionalLayoutConfiguration())
    return try lowering.plan(of: NSCollectionLayoutSection(group: self)).group
  }
}
