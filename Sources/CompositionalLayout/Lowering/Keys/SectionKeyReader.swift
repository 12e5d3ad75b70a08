import LayoutCore

/// A reader that determines the keys of a view's sections and looks up the descriptions cached for
/// them.
struct SectionKeyReader {
  /// The descriptions of the sections, cached by key.
  let descriptions: SectionDescriptions
  /// The function that returns the key of a section; `nil` if each section has a description of its
  /// own.
  let keys: (any SectionKeyFunction)?
  /// The data source that identifies sections; `nil` if their indices identify them.
  let source: (any SnapshotDataSource)?
  /// Whether to request cached descriptions once more, and report any difference.
  let isChecking: Bool
  /// The placeholder for sections not described yet; `nil` to request every section.
  var placeholder: LoweredSection?
  /// The sections of an earlier layout, which still have the same keys; `nil` to read all keys.
  private(set) var previous: KeyedSections?

  /// Returns a reader that takes the keys of all sections from a list of sections, which may belong
  /// to another environment.
  ///
  /// If `previous` is `nil`, the reader reads all keys.
  func reusing(_ previous: KeyedSections?) -> SectionKeyReader {
    var reader = self
    reader.previous = previous
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
    return try descriptions.descriptionIndex(of: entry, itemCount: itemCount) {
      try sections.lowered(index, itemCount: itemCount)
    }
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
    if let previous {
      return try append(sections, keyedLike: previous, itemCounts: itemCounts, to: &layout)
    }
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

  /// Appends all sections of a provider to a layout, requesting at most one description per key.
  private func append(
    _ sections: ProvidedSections, keyedLike previous: KeyedSections, itemCounts: [Int],
    to layout: inout LoweredLayout
  ) throws {
    var keyed = KeyedSections(descriptions)
    keyed.reserveCapacity(itemCounts.count)
    let keys = previous.descriptions.keys
    // The new index of each previous description; negative until it is known.
    var newIndices = ContiguousArray<Int32>(repeating: -1, count: keys.count)
    for (index, count) in itemCounts.enumerated() {
      let old = Int(previous.descriptionIndices[index])
      var found = (descriptionIndex: newIndices[old], isNew: false)
      if found.descriptionIndex < 0
        || count > 0 && descriptions[found.descriptionIndex].isOfEmptySection, let key = keys[old]
      {
        let entry = descriptions.indices.entry(of: key)
        found = try descriptions.descriptionIndex(of: entry, itemCount: count) {
          try sections.lowered(index, itemCount: count)
        }
        newIndices[old] = found.descriptionIndex
      }
      layout.append(found.descriptionIndex, to: &keyed, itemCount: count, isNew: found.isNew)
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
