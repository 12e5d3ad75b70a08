public import LayoutCore
import LayoutDescription

extension CompositionalLayoutDescription {
  /// Lowers the description to the input of an engine, for one environment.
  ///
  /// Section providers are called once for each section, in order.
  ///
  /// - Parameters:
  ///   - environment: A view's environment for the layout.
  ///   - itemCounts: The number of items of each section.
  /// - Returns: The input of any `LayoutStrategy`.
  /// - Throws: ``SectionDefinitionError`` if a section with items is not described; `LayoutError`
  ///   if its groups are nested deeper than the engine follows.
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
    let lowering = SectionLowering(environment: environment, configuration: configuration)
    var layout = LoweredLayout(lowering.layout.inputWithoutSections)
    guard lowering.layout.hasRoom else {
      for count in itemCounts { layout.append(.nothing, from: nil, itemCount: count) }
      return layout
    }
    switch source {
    case .section(let section):
      layout.append(try lowering.plan(of: section), from: section, itemCounts: itemCounts)
    case .provider(let provider):
      let layoutEnvironment = lowering.providerEnvironment
      for (index, count) in itemCounts.enumerated() {
        try DescriptionScope.describe(itemCount: count) {
          layout.providerCalls += 1
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
