import LayoutCore

/// The keys of a view's sections, and the descriptions cached for them.
struct SectionKeyReader {
  /// The descriptions by key.
  let descriptions: SectionDescriptions
  /// Returns the key of a section; `nil` if each section has a description of its own.
  let key: (@MainActor (Int, LayoutEnvironment) -> AnyHashable)?
  /// Whether cached descriptions are compared with new ones.
  let isChecking: Bool
  /// The description used for sections not asked for; `nil` to ask for every section.
  var placeholder: LoweredSection?

  /// Returns the number of a section's description, after asking for it if its key is new.
  ///
  /// - Parameters:
  ///   - index: The index of the section, also for determining its key.
  ///   - itemCount: The number of items in the section.
  ///   - sections: The provider asked for the description of a new key.
  /// - Returns: The number of the description, and whether the provider has just returned it.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if its groups are nested too deeply for the engine.
  @MainActor
  func number(
    ofSection index: Int, itemCount: Int, in sections: ProvidedSections
  ) throws -> (number: Int32, isNew: Bool) {
    guard let key = key?(index, sections.environment) else {
      return (descriptions.append(try sections.lowered(index, itemCount: itemCount)), true)
    }
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
      if !isNew, let key = try unlikeKey(ofSection: index, number, itemCount: count, in: sections) {
        layout.unlikeSections.append((index, key))
      }
    }
    layout.providerCalls = sections.callCount
    layout.finish(keyed)
  }

  /// Returns the key of a section described unlike the cached description; `nil` if it is described
  /// alike or not checked.
  @MainActor
  func unlikeKey(
    ofSection index: Int, _ number: Int32, itemCount: Int, in sections: ProvidedSections
  ) throws -> AnyHashable? {
    guard isChecking, itemCount > 0, let key else { return nil }
    let own = try sections.lowered(index, itemCount: itemCount)
    return own.isEqual(to: descriptions[number]) ? nil : key(index, sections.environment)
  }
}
