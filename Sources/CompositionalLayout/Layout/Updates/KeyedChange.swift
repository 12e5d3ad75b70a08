import LayoutCore
import LayoutDescription

/// A change to the data in a layout with section keys.
@MainActor
struct KeyedChange {
  /// The order of the sections after the change, with the description of each section.
  private(set) var sections: KeyedSections
  /// The sections with descriptions that the layout has not used before, keyed by section index.
  private(set) var newSections: [Int: LoweredSection] = [:]

  private let paths: UpdatePathMap
  /// The number of items in each section after the change.
  private let counts: ItemCountList
  private let oldCount: Int
  /// The changes to the items of remaining sections.
  private let itemChanges: [SectionItemChange]
  /// The indices, after the change, of the remaining sections whose plans may have changed.
  private var changedPlans: [Int] = []
  /// The indices, after the change, of the sections to be described on demand.
  private let wanted: Set<Int>
  /// The old indices of the sections with removed or reloaded items but no description yet.
  private let placeholders: Set<Int>

  /// Creates a change to keyed sections.
  ///
  /// - Parameters:
  ///   - paths: The map from old to new index paths.
  ///   - sections: The sections before the change.
  ///   - counts: The number of items in each section after the change.
  ///   - wanted: The indices, after the change, of the sections to be described on demand.
  init(
    _ paths: UpdatePathMap, of sections: KeyedSections, counts: ItemCountList, wanted: [Int]
  ) {
    self.paths = paths
    self.sections = sections
    self.counts = counts
    self.wanted = Set(wanted)
    oldCount = sections.descriptionIndices.count
    itemChanges = paths.itemChanges
    placeholders =
      sections.placeholder == nil
      ? []
      : Set(paths.before.itemsBySection.map(\.section)).union(paths.reloadedItems.map(\.section))
        .filter(sections.isUndescribed)
  }

  /// Requests the keys of changed sections, and the descriptions for new keys.
  mutating func ask(_ keys: SectionKeyReader, in provided: ProvidedSections) throws {
    if paths.changesSections { try arrange(keys, in: provided) }
    for section in changedSections where !sections.isUndescribed(section) {
      let before = sections.descriptionIndices[section]
      let (descriptionIndex, isNew) = try descriptionIndex(ofSection: section, keys, in: provided)
      guard isNew || descriptionIndex != before else { continue }
      sections.set(descriptionIndex, at: section)
      changedPlans.append(section)
    }
  }

  /// The remaining sections with changed items, by their indices after the change, in ascending
  /// order.
  var changedSections: [Int] { itemChanges.map(\.section) }

  /// The largest number of item changes in any described section.
  var largestSectionChange: Int {
    var largest = 0
    for change in itemChanges where !sections.isUndescribed(change.section) {
      largest = max(largest, change.left + change.came + change.reloaded)
    }
    return largest
  }

  /// Returns the changes to apply to the engine.
  func changes() -> [LayoutChange] {
    var changes = LayoutChangeList(paths, sectionCounts: (oldCount, counts.count)) { index in
      (
        sections[index]?.plan ?? .nothing,
        sections.isUndescribed(index) ? SectionPlan.placeholderItemCount : counts[index]
      )
    }.changes
    if sections.placeholder != nil { changes.removeAll(where: concernsPlaceholder) }
    for section in changedPlans {
      guard let plan = sections[section]?.plan else { continue }
      changes.append(.setPlan(plan, section: section))
    }
    return changes
  }

  /// Returns whether a change affects items in a section that has not been described yet.
  ///
  /// The engine has only a placeholder for such a section.
  private func concernsPlaceholder(_ change: LayoutChange) -> Bool {
    switch change {
    case .reloadItems(let section, _), .removeItems(let section, _):
      placeholders.contains(section)
    case .insertItems(let section, _, _): sections.isUndescribed(section)
    default: false
    }
  }

  /// Returns the index of the description of an inserted or reloaded section.
  private mutating func descriptionIndex(
    ofArrival section: Int, _ keys: SectionKeyReader, in provided: ProvidedSections
  ) throws -> Int32 {
    guard sections.placeholder != nil, !wanted.contains(section) else {
      return try descriptionIndex(ofSection: section, keys, in: provided).descriptionIndex
    }
    return keys.knownIndex(ofSection: section, itemCount: counts[section], in: provided)
      ?? KeyedSections.undescribed
  }

  private mutating func descriptionIndex(
    ofSection section: Int, _ keys: SectionKeyReader, in provided: ProvidedSections
  ) throws -> (descriptionIndex: Int32, isNew: Bool) {
    let found = try keys.descriptionIndex(
      ofSection: section, itemCount: counts[section], in: provided)
    if found.isNew || !sections.isUsed(found.descriptionIndex) {
      newSections[section] = keys.descriptions[found.descriptionIndex]
    }
    return found
  }

  /// Puts the sections into their new order.
  private mutating func arrange(_ keys: SectionKeyReader, in provided: ProvidedSections) throws {
    let arrived = paths.arrivedSections
    let left = Set(paths.before.sections).union(paths.reloadedSections).sorted()
    var parts: [KeyedSections.Part] = []
    var (place, old, next) = (0, 0, 0)
    for arrival in arrived + [counts.count] {
      // The remaining sections before the arrival, without those that have left between them.
      while place < arrival {
        while next < left.count, left[next] == old { (old, next) = (old + 1, next + 1) }
        let end = min(old + arrival - place, next < left.count ? left[next] : oldCount)
        stopUnless(end > old, "Applying the difference must produce the new sections.")
        parts.append(.old(old..<end))
        (place, old) = (place + end - old, end)
      }
      guard arrival < counts.count else { break }
      if let moved = paths.after.movedSections[arrival] {
        parts.append(.old(moved..<moved + 1))
      } else {
        parts.append(.new(try descriptionIndex(ofArrival: arrival, keys, in: provided)))
      }
      place += 1
    }
    sections.arrange(parts, count: counts.count)
  }
}
