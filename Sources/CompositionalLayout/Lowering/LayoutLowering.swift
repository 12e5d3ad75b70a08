public import LayoutCore

extension UICollectionViewCompositionalLayout {
  /// What this layout means in an environment, as the engine takes it.
  ///
  /// Section providers are called once for each section, in order.
  ///
  /// - Parameters:
  ///   - environment: What a view would tell the layout.
  ///   - itemCounts: The number of items of each section.
  /// - Returns: The input of any `LayoutStrategy`.
  /// - Throws: ``SectionDefinitionError`` if a section that has items is not described;
  ///   `LayoutError` if its groups are nested deeper than the engine follows.
  /// - Complexity: O(*s* · *p*) for *s* sections of *p* described items; O(*s* + *p*) where one
  ///   description serves all sections.
  public func layoutInput(
    for environment: HeadlessEnvironment, itemCounts: [Int]
  ) throws -> LayoutInput {
    let traits = environment.traitCollection
    let container = LayoutContainer(
      size: environment.size.vector, displayScale: traits.displayScale,
      scrollAxis: configuration.scrollDirection == .horizontal ? .horizontal : .vertical,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
    var input = LayoutInput(
      container: container, interSectionSpacing: configuration.interSectionSpacing)
    input.boundaries = configuration.boundarySupplementaryItems.map(\.boundaryPlan)
    let lowering = SectionLowering(environment: environment, configuration: configuration)
    switch source {
    case .section(let section):
      let plan = try lowering.plan(of: section)
      for (index, count) in itemCounts.enumerated() {
        if index == 0 {
          input.append(plan, itemCount: count)
        } else {
          input.appendRepeatingPlan(itemCount: count)
        }
      }
    case .provider(let provider):
      let layoutEnvironment = LayoutEnvironment(
        container: LayoutEnvironmentContainer(contentSize: environment.size),
        traitCollection: traits)
      for (index, count) in itemCounts.enumerated() {
        if let section = provider(index, layoutEnvironment) {
          input.append(try lowering.plan(of: section), itemCount: count)
        } else if count == 0 {
          input.append(.nothing, itemCount: 0)
        } else {
          throw SectionDefinitionError.missing(section: index)
        }
      }
    }
    return input
  }
}

extension SectionPlan {
  /// What stands for a section that is not described and has nothing to show.
  fileprivate static let nothing = SectionPlan(
    group: ItemPlan(
      size: SizePlan(width: .absolute(0), height: .absolute(0)),
      content: .run(RunPlan(axis: .vertical, subitems: []))))
}
