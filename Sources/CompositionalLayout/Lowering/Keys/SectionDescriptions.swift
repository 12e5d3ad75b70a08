import LayoutCore
import LayoutDescription

/// The descriptions of sections in one environment, remembered by their keys.
///
/// In a layout without keys that asks for sections on demand, no description has a key.
///
/// Descriptions are numbered in the order in which they were first asked for.
final class SectionDescriptions {
  /// The environment of the descriptions.
  let environment: HeadlessEnvironment
  /// The configuration of the layout, which decides the insets that descriptions refer to.
  let configuration: LayoutConfiguration
  private(set) var all: [LoweredSection] = []
  private var numbers: [AnyHashable: Int32] = [:]

  /// Creates an empty memory for an environment and a configuration.
  init(environment: HeadlessEnvironment, configuration: LayoutConfiguration) {
    self.environment = environment
    self.configuration = configuration
  }

  subscript(number: Int32) -> LoweredSection { all[Int(number)] }

  /// Returns the number of the description with a key, after asking for it if it is unknown.
  ///
  /// A key known only from sections without items is asked for again by the first section with
  /// items.
  ///
  /// - Parameters:
  ///   - key: The key of the section; sections with equal keys have a common description.
  ///   - itemCount: The number of items in the section.
  ///   - ask: A closure returning the description, called only if the description is unknown.
  /// - Returns: The number of the description, and whether it is new.
  func number(
    of key: AnyHashable, itemCount: Int, _ ask: () throws -> LoweredSection
  ) rethrows -> (number: Int32, isNew: Bool) {
    if let known = knownNumber(of: key, itemCount: itemCount) { return (known, false) }
    let section = try ask()
    if let known = numbers[key] {
      all[Int(known)] = section
      return (known, true)
    }
    let number = Int32(all.count)
    all.append(section)
    numbers[key] = number
    return (number, true)
  }

  /// Adds a description without a key and returns its number.
  func append(_ section: LoweredSection) -> Int32 {
    all.append(section)
    return Int32(all.count - 1)
  }

  /// Returns the number of the description with a key; `nil` if it has to be asked for.
  func knownNumber(of key: AnyHashable, itemCount: Int) -> Int32? {
    guard let known = numbers[key], itemCount == 0 || !self[known].isOfEmptySection else {
      return nil
    }
    return known
  }

  /// Forgets descriptions and returns the new number of each remaining one.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  func forget(where isUnused: (Int32) -> Bool) -> [Int32?] {
    var (kept, newNumbers): ([LoweredSection], [Int32?]) = ([], [])
    for (number, section) in all.enumerated() {
      let isKept = !isUnused(Int32(number))
      newNumbers.append(isKept ? Int32(kept.count) : nil)
      if isKept { kept.append(section) }
    }
    all = kept
    numbers = numbers.compactMapValues { newNumbers[Int($0)] }
    return newNumbers
  }
}

/// A section's description, lowered when the provider returned it.
final class LoweredSection {
  /// The plan of the section.
  let plan: SectionPlan
  /// The description; `nil` for an empty section without one.
  let description: NSCollectionLayoutSection?
  /// The parts of the description not handled by the engine.
  let parts: SectionParts
  /// Whether the section had no items, so invalid numbers have been replaced.
  let isOfEmptySection: Bool
  /// Whether a boundary item of the section is pinned while the content is scrolled.
  let pins: Bool

  /// Creates a lowered section.
  init(_ plan: SectionPlan, of description: NSCollectionLayoutSection?, itemCount: Int) {
    self.plan = plan
    self.description = description
    parts = SectionParts(description)
    isOfEmptySection = itemCount == 0
    pins = plan.boundaries.contains { $0.pinsToVisibleBounds }
  }

  /// Returns whether two descriptions result in the same frames and the same calls for their
  /// sections, as far as closures can be compared.
  func isEqual(to other: LoweredSection) -> Bool {
    plan == other.plan && parts.paddings == other.parts.paddings
      && (parts.handler == nil) == (other.parts.handler == nil)
  }
}
