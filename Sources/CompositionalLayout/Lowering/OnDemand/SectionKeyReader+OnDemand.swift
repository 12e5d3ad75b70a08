import LayoutCore

/// Sections on demand.
extension SectionKeyReader {
  /// The same reader without the descriptions of an earlier preparation, unless they have keys.
  var renewed: SectionKeyReader {
    guard key == nil else { return self }
    var reader = SectionKeyReader(
      descriptions: SectionDescriptions(
        environment: descriptions.environment, configuration: descriptions.configuration),
      key: nil, isChecking: isChecking)
    reader.placeholder = placeholder
    return reader
  }

  /// Appends all sections of a provider to a layout, asking only for the given ones.
  ///
  /// Of the other sections, those whose key has a cached description get it, and the rest become
  /// placeholders.
  ///
  /// - Parameters:
  ///   - wanted: The sections to ask for, in order.
  ///   - sections: The provider, with the environment of the descriptions.
  ///   - itemCounts: The number of items in each section.
  ///   - placeholder: The description of sections not asked for.
  ///   - layout: The layout, which has no sections yet.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if its groups are nested too deeply for the engine.
  /// - Complexity: O(*w*) for *w* wanted sections without cached descriptions, apart from the list
  ///   of numbers; otherwise O(*s*) for *s* sections.
  @MainActor
  func append(
    _ wanted: [Int], of sections: ProvidedSections, itemCounts: [Int],
    among placeholder: LoweredSection, to layout: inout LoweredLayout
  ) throws {
    var keyed = KeyedSections(descriptions, placeholder: placeholder, count: itemCounts.count)
    var known: [(section: Int, number: Int32)] = []
    if !descriptions.all.isEmpty {
      for (section, count) in itemCounts.enumerated() {
        if let number = knownNumber(ofSection: section, itemCount: count, in: sections) {
          known.append((section, number))
        }
      }
    }
    var next = 0
    for section in wanted {
      while next < known.count, known[next].section < section {
        append(
          (known[next].number, false), at: known[next].section, of: &keyed, itemCounts,
          to: &layout)
        next += 1
      }
      if next < known.count, known[next].section == section { continue }
      let number = try number(
        ofSection: section, itemCount: itemCounts[section], in: sections)
      append(number, at: section, of: &keyed, itemCounts, to: &layout)
    }
    for (section, number) in known[next...] {
      append((number, false), at: section, of: &keyed, itemCounts, to: &layout)
    }
    layout.append(placeholder, count: itemCounts.count - layout.input.sections.count)
    layout.providerCalls = sections.callCount
    layout.finish(keyed)
  }

  /// Returns the number of a section's description if its key has a cached one; `nil` if the
  /// section has to be asked for.
  @MainActor
  func knownNumber(
    ofSection index: Int, itemCount: Int, in sections: ProvidedSections
  ) -> Int32? {
    guard let key else { return nil }
    return descriptions.knownNumber(of: key(index, sections.environment), itemCount: itemCount)
  }

  /// Appends a described section after placeholders for all sections before it.
  private func append(
    _ number: (number: Int32, isNew: Bool), at section: Int, of keyed: inout KeyedSections,
    _ itemCounts: [Int],
    to layout: inout LoweredLayout
  ) {
    if let placeholder { layout.append(placeholder, count: section - layout.input.sections.count) }
    layout.append(
      number.number, at: section, of: &keyed, itemCount: itemCounts[section], isNew: number.isNew)
  }
}
