import LayoutCore

/// The keys of a view's sections, and the descriptions cached for them.
struct SectionKeyReader {
  /// The descriptions by key.
  let descriptions: SectionDescriptions
  /// Returns the key of a section.
  let key: @MainActor (Int, LayoutEnvironment) -> AnyHashable
  /// Whether cached descriptions are compared with new ones.
  let isChecking: Bool

  /// Returns the number of a section's description, after asking for it if its key is new.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - itemCount: The number of items in the section.
  ///   - sections: The provider of descriptions.
  /// - Returns: The number of the description, and whether the provider has just returned it.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if its groups are nested too deeply for the engine.
  @MainActor
  func number(
    ofSection index: Int, itemCount: Int, in sections: ProvidedSections
  ) throws -> (number: Int32, isNew: Bool) {
    let key = key(index, sections.environment)
    return try descriptions.number(of: key, itemCount: itemCount) {
      try sections.lowered(index, itemCount: itemCount)
    }
  }

  /// Appends all sections of a provider to a layout, asking only for those with new keys.
  ///
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if its groups are nested too deeply for the engine.
  /// - Complexity: O(*s*) for *s* sections, plus the calls of the provider.
  @MainActor
  func append(
    _ sections: ProvidedSections, itemCounts: [Int], to layout: inout LoweredLayout
  ) throws {
    var keyed = KeyedSections(descriptions)
    keyed.reserveCapacity(itemCounts.count)
    for (index, count) in itemCounts.enumerated() {
      let (number, isNew) = try number(ofSection: index, itemCount: count, in: sections)
      layout.append(number, to: &keyed, itemCount: count, isNew: isNew)
      if isChecking, !isNew, count > 0 {
        let own = try sections.lowered(index, itemCount: count)
        if !own.isEqual(to: descriptions[number]) {
          layout.unlikeSections.append((index, key(index, sections.environment)))
        }
      }
    }
    layout.providerCalls = sections.callCount
    layout.finish(keyed)
  }
}
