public import LayoutCore

extension CompositionalLayoutDescription {
  /// Lowers the description to the input of an engine, for one environment.
  ///
  /// Section providers are called once for each section, in order.
  ///
  /// - Parameters:
  ///   - environment: The environment that a view would pass to the layout.
  ///   - itemCounts: The number of items of each section.
  /// - Returns: The input of any `LayoutStrategy`.
  /// - Throws: ``SectionDefinitionError`` if a section that has items is not described;
  ///   `LayoutError` if its groups are nested deeper than the engine follows.
  /// - Complexity: O(*s* · *p*) for *s* sections of *p* described items; O(*s* + *p*) where one
  ///   description serves all sections.
  public func layoutInput(
    for environment: HeadlessEnvironment, itemCounts: [Int]
  ) throws -> LayoutInput {
    try lowered(for: environment, itemCounts: itemCounts).input
  }

  /// Lowers the description for one environment, and keeps the descriptions of its plans.
  func lowered(
    for environment: HeadlessEnvironment, itemCounts: [Int]
  ) throws -> LoweredLayout {
    let traits = environment.traitCollection
    let container = LayoutContainer(
      size: environment.size.vector, displayScale: traits.displayScale,
      scrollAxis: configuration.scrollDirection == .horizontal ? .horizontal : .vertical,
      isRightToLeft: traits.layoutDirection == .rightToLeft)
    // Behaviour 78
    // A view without length across has no room to describe anything in.
    guard container.hasRoomAcross else {
      return LoweredLayout(withoutRoom: container, itemCounts: itemCounts)
    }
    var layout = LoweredLayout(container: container, configuration: configuration)
    let lowering = SectionLowering(environment: environment, configuration: configuration)
    switch source {
    case .section(let section):
      layout.append(try lowering.plan(of: section), from: section, itemCounts: itemCounts)
    case .provider(let provider):
      let layoutEnvironment = lowering.providerEnvironment
      for (index, count) in itemCounts.enumerated() {
        try DescriptionScope.describe(itemCount: count) {
          if let section = provider(index, layoutEnvironment) {
            layout.append(try lowering.plan(of: section), from: section, itemCount: count)
          } else if count == 0 {
            layout.append(.nothing, from: nil, itemCount: 0)
          } else {
            throw SectionDefinitionError.missing(section: index)
          }
        }
      }
    }
    return layout
  }
}

extension UICollectionViewCompositionalLayout {
  /// Lowers this layout's description for one environment; see
  /// ``CompositionalLayoutDescription/layoutInput(for:itemCounts:)``.
  public func layoutInput(
    for environment: HeadlessEnvironment, itemCounts: [Int]
  ) throws -> LayoutInput {
    try layoutDescription.layoutInput(for: environment, itemCounts: itemCounts)
  }
}

extension LoweredLayout {
  /// A layout that shows nothing, however many items its sections have.
  fileprivate init(withoutRoom container: LayoutContainer, itemCounts: [Int]) {
    self.init(
      container: container, configuration: UICollectionViewCompositionalLayoutConfiguration())
    for count in itemCounts { append(.nothing, from: nil, itemCount: count) }
  }
}

extension SectionPlan {
  /// Plan of a section that is not described and has nothing to show.
  fileprivate static let nothing = SectionPlan(
    group: ItemPlan(
      size: SizePlan(width: .absolute(0), height: .absolute(0)),
      content: .run(RunPlan(axis: .vertical, subitems: []))))
}
