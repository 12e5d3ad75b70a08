import LayoutCore

/// A reader that determines the keys of a view's sections and looks up the descriptions cached for
/// them.
struct SectionKeyReader {
  /// The descriptions of the sections, cached by key.
  let descriptions: SectionDescriptions
  /// The source of the sections' keys; `nil` if each section has a description of its own.
  private(set) var keys: (any SectionKeyLookup)?
  /// The data source that identifies sections; `nil` if their indices identify them.
  let source: (any SnapshotDataSource)?
  /// Whether to request cached descriptions once more, and report any difference.
  let isChecking: Bool
  /// The placeholder for sections not described yet; `nil` to request every section.
  var placeholder: LoweredSection?

  /// Returns a reader that takes all keys from sections described before.
  ///
  /// - Parameter previous: The sections, possibly described in another environment; `nil` to read
  ///   all keys.
  /// - Returns: The reader, for the same descriptions.
  @MainActor
  func reusing(_ previous: KeyedSections?) -> SectionKeyReader {
    guard let previous else { return self }
    var reader = self
    reader.keys = KnownSectionKeys(previous)
    return reader
  }

  /// Returns the index of a section's description, after requesting the description if the key is
  /// new.
  ///
  /// - Parameters:
  ///   - index: The index of the section with the key.
  ///   - itemCount: The number of items in the section.
  ///   - sections: The provider, which returns the description of a new key.
  /// - Returns: The index of the description, and whether the provider has just returned the
  ///   description.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if groups are nested too deeply for the engine.
  @MainActor
  func descriptionIndex(
    ofSection index: Int, itemCount: Int, in sections: ProvidedSections
  ) throws -> (descriptionIndex: Int32, isNew: Bool) {
    guard let entry = entry(ofSection: index, in: sections) else {
      return (descriptions.append(try sections.lowered(index, itemCount: itemCount)), true)
    }
    if let known = descriptions.knownIndex(of: entry, itemCount: itemCount) {
      return (known, false)
    }
    return (descriptions.add(try sections.lowered(index, itemCount: itemCount), for: entry), true)
  }

  /// Looks up a section's key in the table of descriptions; returns `nil` if sections have no keys.
  @MainActor
  func entry(ofSection index: Int, in sections: ProvidedSections) -> KeyIndices.Entry? {
    keys?.entry(
      ofSection: index, of: source, in: sections.environment, among: descriptions.indices)
  }

  /// Appends all sections of a provider to a layout, requesting only those with new keys.
  ///
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if groups are nested too deeply for the engine.
  /// - Complexity: O(*s*) for *s* sections, plus the calls to the provider.
  @MainActor
  func append(
    _ sections: ProvidedSections, itemCounts: [Int], to layout: inout LoweredLayout
  ) throws {
    var keyed = KeyedSections(descriptions)
    keyed.reserveCapacity(itemCounts.count)
    for (index, count) in itemCounts.enumerated() {
      let (descriptionIndex, isNew) = try self.descriptionIndex(
        ofSection: index, itemCount: count, in: sections)
      layout.append(descriptionIndex, to: &keyed, itemCount: count, isNew: isNew)
      if !isNew,
        let key = try mismatchedKey(
          ofSection: index, descriptionIndex, itemCount: count, in: sections)
      {
        layout.mismatchedSections.append((index, key))
      }
    }
    layout.providerCalls = sections.callCount
    layout.finish(keyed)
  }

  /// Returns the section's key if its description differs from the cached one; `nil` if the two are
  /// equal or not compared.
  @MainActor
  func mismatchedKey(
    ofSection index: Int, _ descriptionIndex: Int32, itemCount: Int, in sections: ProvidedSections
  ) throws -> AnyHashable? {
    guard isChecking, itemCount > 0, keys != nil else { return nil }
    let own = try sections.lowered(index, itemCount: itemCount)
    return own.isEqual(to: descriptions[descriptionIndex])
      ? nil : descriptions.keys[Int(descriptionIndex)]
  }
}
