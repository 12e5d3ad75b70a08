/// The keys of sections described before, which are looked up without calling the app.
final class KnownSectionKeys: SectionKeyLookup {
  private let sections: KeyedSections
  /// The key of each description of the sections.
  private let keys: [AnyHashable?]
  /// The index in the table for each description; negative before its first lookup.
  @safe @exclusivity(unchecked)
  private var newIndices: ContiguousArray<Int32>

  /// Creates a source with the keys of the given sections.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  init(_ sections: KeyedSections) {
    self.sections = sections
    keys = sections.descriptions.keys
    newIndices = ContiguousArray(repeating: -1, count: keys.count)
  }

  func entry(
    ofSection section: Int, of source: (any SnapshotDataSource)?,
    in environment: LayoutEnvironment, among indices: KeyIndices
  ) -> KeyIndices.Entry {
    let description = Int(sections.descriptionIndices[section])
    let known = newIndices[description]
    if known >= 0 { return .index(known) }
    guard let key = keys[description] else {
      fatalError("Section description \(description) must have a key.")
    }
    let entry = indices.entry(of: key)
    if case .index(let index) = entry { newIndices[description] = index }
    return entry
  }
}
