import Foundation
import LayoutCore

/// The parts of a layout's description that the engine ignores, such as handlers.
struct LoweredParts {
  /// The handlers and padding of all sections, stored in one of three ways.
  enum Sections {
    /// All sections have the same handler and padding.
    case common(SectionParts)
    /// Each section has its own handler and padding; sections without any are omitted.
    case each([Int: SectionParts])
    /// Sections with the same key have the same handler and padding.
    case keyed(KeyedSections)
  }

  /// The handlers and padding of the sections.
  private(set) var sections = Sections.each([:])
  /// The name of each element kind, at the kind's index in the engine.
  var elementKinds: [String] = []
  /// Whether the layout depends on the scroll offset, because of pinned items or handlers.
  var followsScrolling = false
  /// Whether any section has a handler.
  private(set) var hasHandlers = false

  /// Stores the common handler and padding of all sections.
  mutating func set(_ common: SectionParts) {
    sections = .common(common)
    hasHandlers = common.handler != nil
  }

  /// Stores the handlers and padding of keyed sections.
  ///
  /// - Complexity: O(*k*) for *k* keys.
  mutating func set(_ keyed: KeyedSections) {
    sections = .keyed(keyed)
    hasHandlers = keyed.contains { $0.parts.handler != nil }
  }

  /// The cached descriptions and the placeholder for sections not described yet; `nil` unless
  /// sections are described on demand.
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

  /// Returns whether the sections have keys and any of them uses the given plan.
  ///
  /// - Complexity: O(*k*) for *k* descriptions.
  func usesPlan(_ plan: SectionPlan) -> Bool {
    guard case .keyed(let sections) = sections else { return false }
    return sections.contains { $0.plan == plan }
  }

  /// Replaces the placeholder for sections that have not been described yet.
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

  /// Returns the padding, in points, above the content of a section's elements of one kind.
  func padding(kind: String, section: Int) -> CGFloat { self[section]?.paddings[kind] ?? 0 }

  private subscript(section: Int) -> SectionParts? {
    switch sections {
    case .common(let parts): parts
    case .each(let parts): parts[section]
    case .keyed(let sections): sections[section]?.parts
    }
  }

  /// Stores the handler and the padding of one section, unless all sections share them.
  mutating func add(_ parts: SectionParts, ofSection section: Int) {
    guard !parts.isEmpty, case .each(var each) = sections else { return }
    // The dictionary has one owner while it grows.
    sections = .each([:])
    each[section] = parts
    sections = .each(each)
    if parts.handler != nil { hasHandlers = true }
  }
}
