import LayoutCore
import LayoutDescription

/// A change of the data in a layout with section keys.
@MainActor
struct KeyedChange {
  /// The sections after the change.
  private(set) var sections: KeyedSections
  /// The sections with descriptions that the layout has not used before, by index.
  private(set) var newSections: [Int: LoweredSection] = [:]

  private let paths: UpdatePathMap
  /// The number of items in each section after the change.
  private let counts: [Int]
  private let oldCount: Int
  /// The remaining sections that may have another plan.
  private var changedPlans: [Int] = []

  /// Creates a change, given the sections before it and the number of items in each section after
  /// it.
  init(_ paths: UpdatePathMap, of sections: KeyedSections, counts: [Int]) {
    self.paths = paths
    self.sections = sections
    self.counts = counts
    oldCount = sections.numbers.count
  }

  /// Asks for the keys of changed sections, and for the descriptions of new keys.
  mutating func ask(_ keys: SectionKeyReader, in provided: ProvidedSections) throws {
    if paths.changesSections { try arrange(keys, in: provided) }
    for section in paths.sectionsWithChangedItems {
      let before = sections.numbers[section]
      let (number, isNew) = try number(ofSection: section, keys, in: provided)
      guard isNew || number != before else { continue }
      sections.set(number, at: section)
      changedPlans.append(section)
    }
  }

  /// The largest number of changes to the items of one section.
  var largestSectionChange: Int {
    var counts: [Int: Int] = [:]
    for section in paths.before.sectionsWithItems {
      let items = paths.before.items(inSection: section)
      counts[paths.sectionAfter(section) ?? -1, default: 0] += items.count
    }
    for section in paths.after.sectionsWithItems {
      counts[section, default: 0] += paths.after.items(inSection: section).count
    }
    for path in paths.reloadedItems {
      counts[paths.sectionAfter(path.section) ?? -1, default: 0] += 1
    }
    counts[-1] = nil
    return counts.values.max() ?? 0
  }

  /// Returns the changes for the engine.
  func changes() -> [LayoutChange] {
    var changes = LayoutChangeList(paths, sectionCounts: (oldCount, counts.count)) { index in
      (sections[index]?.plan ?? .nothing, counts[index])
    }.changes
    for section in changedPlans {
      guard let plan = sections[section]?.plan else { continue }
      changes.append(.setPlan(plan, section: section))
    }
    return changes
  }

  private mutating func number(
    ofSection section: Int, _ keys: SectionKeyReader, in provided: ProvidedSections
  ) throws -> (number: Int32, isNew: Bool) {
    let found = try keys.number(
      ofSection: section, itemCount: counts[section], in: provided)
    if found.isNew || !sections.isUsed(found.number) {
      newSections[section] = keys.descriptions[found.number]
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
        stopUnless(end > old, "A difference leads to other sections.")
        parts.append(.old(old..<end))
        (place, old) = (place + end - old, end)
      }
      guard arrival < counts.count else { break }
      if let moved = paths.after.movedSections[arrival] {
        parts.append(.old(moved..<moved + 1))
      } else {
        parts.append(.new(try number(ofSection: arrival, keys, in: provided).number))
      }
      place += 1
    }
    sections.arrange(parts, count: counts.count)
  }
}
