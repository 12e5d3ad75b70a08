import LayoutCore

/// Methods for requesting section descriptions on demand.
extension SectionKeyReader {
  /// The reader to use the next time the layout is prepared.
  ///
  /// It keeps the length learned from described sections and all descriptions with keys, but
  /// discards descriptions without keys.
  var renewed: SectionKeyReader {
    guard keys == nil else { return self }
    let new = SectionDescriptions(
      environment: descriptions.environment, configuration: descriptions.configuration)
    new.learned = descriptions.learned
    var reader = SectionKeyReader(
      descriptions: new, keys: nil, source: source, isChecking: isChecking)
    reader.placeholder = placeholder
    return reader
  }

  /// Appends all of a provider's sections to a layout, but asks the provider only for the given
  /// ones.
  ///
  /// Other sections use the cached description of their key, if there is one, and otherwise become
  /// placeholders.
  ///
  /// - Parameters:
  ///   - wanted: The sections to request, in order.
  ///   - sections: The section provider, together with the environment passed to it.
  ///   - itemCounts: The number of items in each section.
  ///   - placeholder: The description used for sections not described yet.
  ///   - layout: The layout, which has no sections yet.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if groups are nested too deeply for the engine.
  /// - Complexity: O(*s*) for *s* sections. If no descriptions are cached, it is O(*w*) for *w*
  ///   wanted sections, not counting the creation of the list of description indices.
  @MainActor
  func append(
    _ wanted: [Int], of sections: ProvidedSections, itemCounts: ItemCountList,
    among placeholder: LoweredSection, to layout: inout LoweredLayout
  ) throws {
    var keyed = KeyedSections(descriptions, placeholder: placeholder, count: itemCounts.count)
    var known: [(section: Int, descriptionIndex: Int32)] = []
    if !descriptions.all.isEmpty {
      for (section, count) in itemCounts.all.enumerated() {
        if let descriptionIndex = knownIndex(ofSection: section, itemCount: count, in: sections) {
          known.append((section, descriptionIndex))
        }
      }
    }
    var next = 0
    for section in wanted {
      while next < known.count, known[next].section < section {
        append(
          (known[next].descriptionIndex, false), at: known[next].section, of: &keyed, itemCounts,
          to: &layout)
        next += 1
      }
      if next < known.count, known[next].section == section { continue }
      let descriptionIndex = try descriptionIndex(
        ofSection: section, itemCount: itemCounts[section], in: sections)
      append(descriptionIndex, at: section, of: &keyed, itemCounts, to: &layout)
    }
    for (section, descriptionIndex) in known[next...] {
      append((descriptionIndex, false), at: section, of: &keyed, itemCounts, to: &layout)
    }
    layout.append(placeholder, count: itemCounts.count - layout.input.sections.count)
    layout.providerCalls = sections.callCount
    layout.finish(keyed)
  }

  /// Returns the index of the cached description for a section's key, or `nil` if the section has
  /// to be requested.
  @MainActor
  func knownIndex(
    ofSection index: Int, itemCount: Int, in sections: ProvidedSections
  ) -> Int32? {
    entry(ofSection: index, in: sections).flatMap {
      descriptions.knownIndex(of: $0, itemCount: itemCount)
    }
  }

  /// Appends a described section, preceded by placeholders for the sections skipped before it.
  private func append(
    _ found: (descriptionIndex: Int32, isNew: Bool), at section: Int,
    of keyed: inout KeyedSections, _ itemCounts: ItemCountList,
    to layout: inout LoweredLayout
  ) {
    if let placeholder { layout.append(placeholder, count: section - layout.input.sections.count) }
    layout.append(
      found.descriptionIndex, at: section, of: &keyed, itemCount: itemCounts[section],
      isNew: found.isNew)
  }
}
