import Foundation
import LayoutCore

/// The parts of a lowered description not handled by the engine.
struct LoweredParts {
  /// The way sections share their parts.
  enum Sections {
    /// All sections have the same parts.
    case common(SectionParts)
    /// Each section has its own parts; sections without any are omitted.
    case each([Int: SectionParts])
    /// Sections with the same key have the same parts.
    case keyed(KeyedSections)
  }

  /// The parts of each section.
  private(set) var sections = Sections.each([:])
  /// The names of the element kinds, indexed as in the engine.
  var elementKinds: [String] = []
  /// Whether the layout depends on the scroll offset, because of pinned items or handlers.
  var followsScrolling = false
  /// Whether any section has a handler.
  private(set) var hasHandlers = false

  /// Sets the parts of all sections.
  mutating func set(_ common: SectionParts) {
    sections = .common(common)
    hasHandlers = common.handler != nil
  }

  /// Sets the parts of sections described by keys.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  mutating func set(_ keyed: KeyedSections) {
    sections = .keyed(keyed)
    hasHandlers = keyed.contains { $0.parts.handler != nil }
  }

  /// The descriptions and the placeholder if sections are described on demand; `nil` otherwise.
  var demand: (descriptions: SectionDescriptions, placeholder: LoweredSection)? {
    guard case .keyed(let sections) = sections, let placeholder = sections.placeholder else {
      return nil
    }
    return (sections.descriptions, placeholder)
  }

  /// Returns whether the description of a section has not been requested yet.
  func isUndescribed(_ section: Int) -> Bool {
    guard case .keyed(let sections) = sections else { return false }
    return sections.isUndescribed(section)
  }

  /// The number of sections whose description has not been requested yet.
  var undescribedCount: Int {
    guard case .keyed(let sections) = sections else { return 0 }
    return sections.undescribedCount
  }

  /// Returns whether the sections are keyed and any of them has the given plan.
  ///
  /// - Complexity: O(*k*) for *k* descriptions.
  func usesPlan(_ plan: SectionPlan) -> Bool {
    guard case .keyed(let sections) = sections else { return false }
    return sections.contains { $0.plan == plan }
  }

  /// Replaces the description used for undescribed sections.
  mutating func setPlaceholder(_ section: LoweredSection) {
    guard case .keyed(var keyed) = sections else { return }
    // The list of sections has one owner while it changes.
    sections = .each([:])
    keyed.setPlaceholder(section)
    sections = .keyed(keyed)
  }

  /// Replaces the placeholder of a section with the section's description.
  mutating func describe(_ section: Int, by descriptionIndex: Int32) {
    guard case .keyed(var keyed) = sections else { return }
    // The list of sections has one owner while it changes.
    sections = .each([:])
    keyed.set(descriptionIndex, at: section)
    let description = keyed.descriptions[descriptionIndex]
    sections = .keyed(keyed)
    if description.parts.handler != nil { hasHandlers = true }
    if description.parts.handler != nil || description.pins { followsScrolling = true }
  }

  /// Returns the closure that may modify the visible elements of a section, or `nil`
  /// if there is none.
  func handler(
    ofSection section: Int
  ) -> NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { self[section]?.handler }

  /// Returns the padding above the content of elements of a kind in a section, in points.
  func padding(kind: String, section: Int) -> CGFloat { self[section]?.paddings[kind] ?? 0 }

  private subscript(section: Int) -> SectionParts? {
    switch sections {
    case .common(let parts): parts
    case .each(let parts): parts[section]
    case .keyed(let sections): sections[section]?.parts
    }
  }

  /// Adds the parts of a section, if each section has its own parts.
  mutating func add(_ parts: SectionParts, ofSection section: Int) {
    guard !parts.isEmpty, case .each(var each) = sections else { return }
    // The dictionary has one owner while it grows.
    sections = .each([:])
    each[section] = parts
    sections = .each(each)
    if parts.handler != nil { hasHandlers = true }
  }
}
