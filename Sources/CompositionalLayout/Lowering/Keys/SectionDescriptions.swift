import LayoutCore
import LayoutDescription

/// The descriptions of sections in one environment, cached by key.
///
/// A description has no key if sections are described on demand and the app gives them no keys.
///
/// Descriptions are indexed in the order in which they were first requested.
final class SectionDescriptions {
  /// The environment that was used to describe the sections.
  let environment: HeadlessEnvironment
  /// The configuration of the layout, which determines the insets referenced by descriptions.
  let configuration: LayoutConfiguration
  @safe @exclusivity(unchecked)
  private(set) var all: [LoweredSection] = []
  /// The average length of the described sections, used to estimate the lengths of the others;
  /// `nil` before any section has been described.
  var learned: LearnedLength?
  /// The index of each key's description.
  @safe @exclusivity(unchecked)
  private(set) var indices = KeyIndices()

  /// Creates an empty cache for an environment and a configuration.
  init(environment: HeadlessEnvironment, configuration: LayoutConfiguration) {
    self.environment = environment
    self.configuration = configuration
  }

  subscript(descriptionIndex: Int32) -> LoweredSection { all[Int(descriptionIndex)] }

  /// Stores the description of a key, replacing an earlier one of an empty section, and returns its
  /// index.
  func add(_ section: LoweredSection, for entry: KeyIndices.Entry) -> Int32 {
    // The section provider may have caused the same key to be added.
    let current = if case .missing(let key) = entry { indices.entry(of: key) } else { entry }
    switch current {
    case .index(let known):
      all[Int(known)] = section
      return known
    case .missing(let key):
      indices.add(Int32(all.count), for: key)
      return append(section)
    }
  }

  /// Appends a description without a key and returns its index.
  func append(_ section: LoweredSection) -> Int32 {
    all.append(section)
    return Int32(all.count - 1)
  }

  /// Returns the index of a key's cached description; `nil` if the description has to be requested:
  /// for a new key, or for a section with items if the cached description is of an empty section.
  func knownIndex(of entry: KeyIndices.Entry, itemCount: Int) -> Int32? {
    guard case .index(let known) = entry, itemCount == 0 || !self[known].isOfEmptySection else {
      return nil
    }
    return known
  }

  /// Returns the key of each description, in the order of the descriptions.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  var keys: [AnyHashable?] {
    indices.all.reduce(into: Array(repeating: nil, count: all.count)) { keys, entry in
      keys[Int(entry.value)] = entry.key
    }
  }

  /// Discards unused descriptions, and returns the new index of each description or `nil` if it was
  /// discarded.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  func forget(where isUnused: (Int32) -> Bool) -> [Int32?] {
    var (kept, newIndices): ([LoweredSection], [Int32?]) = ([], [])
    for (descriptionIndex, section) in all.enumerated() {
      let isKept = !isUnused(Int32(descriptionIndex))
      newIndices.append(isKept ? Int32(kept.count) : nil)
      if isKept { kept.append(section) }
    }
    all = kept
    indices = KeyIndices(indices.all.compactMapValues { newIndices[Int($0)] })
    return newIndices
  }
}

/// The average length of the described sections, used as an estimate for the others.
struct LearnedLength {
  /// The average length, in points.
  let length: Double
  /// The number of described sections included in the average.
  let sectionCount: Int
}

/// A section's description, translated into a plan as soon as the section provider has returned it.
final class LoweredSection {
  /// The plan that the engine uses to lay out the section.
  let plan: SectionPlan
  /// The description; `nil` for an empty section without one.
  let description: NSCollectionLayoutSection?
  /// The parts of the description not handled by the engine.
  let parts: SectionParts
  /// Whether the section had no items when it was described, in which case invalid numbers were
  /// replaced.
  let isOfEmptySection: Bool
  /// Whether a boundary item of the section is pinned while the content is scrolled.
  let pins: Bool

  init(_ plan: SectionPlan, of description: NSCollectionLayoutSection?, itemCount: Int) {
    self.plan = plan
    self.description = description
    parts = SectionParts(description)
    isOfEmptySection = itemCount == 0
    pins = plan.boundaries.contains { $0.pinsToVisibleBounds }
  }

  /// Returns whether two descriptions result in the same frames and handler calls, to the extent
  /// that closures can be compared.
  func isEqual(to other: LoweredSection) -> Bool {
    plan == other.plan && parts.paddings == other.parts.paddings
      && (parts.handler == nil) == (other.parts.handler == nil)
  }
}
