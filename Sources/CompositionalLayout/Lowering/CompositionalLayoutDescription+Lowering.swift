public import LayoutCore
import LayoutDescription

extension CompositionalLayoutDescription {
  /// Translates the description into the input of a layout strategy, for one environment.
  ///
  /// If the description has a section provider, it is called once for each section, in order.
  ///
  /// - Parameters:
  ///   - environment: The size, traits and insets of the view that displays the layout.
  ///   - itemCounts: The number of items in each section.
  /// - Returns: The input for any `LayoutStrategy`.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if groups are nested too deeply for the engine.
  /// - Complexity: O(*s* · *p*) for *s* sections with *p* described items each; O(*s* + *p*) if all
  ///   sections share one description.
  public func layoutInput(
    for environment: HeadlessEnvironment, itemCounts: [Int]
  ) throws -> LayoutInput {
    try lowered(for: environment, itemCounts: itemCounts).input
  }

  /// Translates the description into the engine's input for one environment, and records the
  /// section description for each section plan.
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
      try layout.append(
        ProvidedSections(provider, lowering: lowering), itemCounts: itemCounts)
    }
    return layout
  }

  /// Translates the description into the engine's input for one environment, asking the section
  /// provider only for sections with new keys.
  ///
  /// If sections are described on demand, only the given sections are requested.
  ///
  /// - Parameters:
  ///   - environment: The size, traits and insets of the view.
  ///   - itemCounts: The number of items in each section.
  ///   - keys: The reader of the section keys; it must have a placeholder if sections are described
  ///     on demand.
  ///   - wanted: The sections to request if sections are described on demand, in order.
  /// - Returns: The input for the engine, together with the handlers and padding that the engine
  ///   ignores.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if groups are nested too deeply for the engine.
  @MainActor
  func lowered(
    for environment: HeadlessEnvironment, itemCounts: ItemCountList, by keys: SectionKeyReader,
    wanted: [Int] = []
  ) throws -> LoweredLayout {
    guard let sections = providedSections(in: environment) else {
      return try lowered(for: environment, itemCounts: itemCounts.all)
    }
    var layout = LoweredLayout(sections.lowering.layout.inputWithoutSections)
    if let placeholder = keys.placeholder {
      try keys.append(
        wanted, of: sections, itemCounts: itemCounts, among: placeholder, to: &layout)
    } else {
      try keys.append(sections, itemCounts: itemCounts.all, to: &layout)
    }
    return layout
  }

  /// Returns the section provider bound to an environment, or `nil` if there is no provider or no
  /// space for content.
  func providedSections(in environment: HeadlessEnvironment) -> ProvidedSections? {
    let lowering = SectionLowering(environment: environment, configuration: configuration)
    guard case .provider(let provider) = source, lowering.layout.hasRoom else { return nil }
    return ProvidedSections(provider, lowering: lowering)
  }
}
