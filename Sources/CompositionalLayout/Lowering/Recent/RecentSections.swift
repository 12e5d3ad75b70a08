/// The most recent distinct sections of a layout, cached to avoid translating equal sections again.
struct RecentSections {
  private struct Section {
    let reading: SectionReading
    /// The index of the section's plan in the input.
    let plan: Int
  }

  /// The maximum number of cached sections.
  ///
  /// Each further section replaces the oldest.
  private static let limit = 64

  private var sections: ContiguousArray<Section> = []
  /// The fingerprint, a hash, of each cached section's description.
  private var fingerprints: ContiguousArray<UInt64> = []
  private var next = 0
  private var reading = SectionReading()
  /// Whether the last section read can be cached.
  private var isComplete = false
  private var (hits, misses) = (0, 0)

  /// Reads a section and returns the plan of an equal recent section, or `nil` if there is none.
  mutating func plan(of section: NSCollectionLayoutSection) -> Int? {
    // Reading does not pay off if hardly any section equals a recent one.
    guard misses <= 2 * (hits + Self.limit) else {
      isComplete = false
      return nil
    }
    isComplete = reading.read(section)
    guard isComplete, let index = fingerprints.firstIndex(of: reading.fingerprint),
      sections[index].reading.isEqual(to: reading)
    else {
      misses += 1
      return nil
    }
    hits += 1
    return sections[index].plan
  }

  /// Caches the plan of the last section read, if the section was read completely.
  mutating func remember(_ plan: Int) {
    guard isComplete else { return }
    let section = Section(reading: reading, plan: plan)
    guard sections.count == Self.limit else {
      sections.append(section)
      return fingerprints.append(reading.fingerprint)
    }
    (sections[next], fingerprints[next]) = (section, reading.fingerprint)
    next = (next + 1) % Self.limit
  }
}
