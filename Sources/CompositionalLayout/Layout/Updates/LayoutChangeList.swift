import LayoutCore

/// The changes to the data, in the order the engine applies them.
///
/// The indices of each change are valid after all preceding changes:
///
///     before the change     reloads and deletions, from the last to the first
///     in between            reordering of sections
///     after the change      insertions, from the first to the last
///
/// If the sections themselves remain the same, the deletions in each section are directly followed
/// by its insertions.
///
/// A moved item is removed and inserted, so its measured size has to be applied again. A section
/// moves together with its measured sizes.
struct LayoutChangeList {
  private(set) var changes: [LayoutChange] = []

  private let paths: UpdatePathMap
  /// The number of sections before and after the change.
  private let sectionCounts: (before: Int, after: Int)
  /// A closure that returns the plan and the number of items of a section after the change.
  private let section: (Int) -> (plan: SectionPlan, itemCount: Int)

  /// Creates the list of changes for the engine from a change to the data.
  ///
  /// - Parameters:
  ///   - paths: The map from old to new index paths.
  ///   - old: The input before the change; only its number of sections is read.
  ///   - new: The input after the change, with the plans and item counts of new sections.
  /// - Complexity: O(*u* log *u*) for *u* changes, plus O(*s*) per move among *s* sections.
  init(_ paths: UpdatePathMap, from old: LayoutInput, to new: LayoutInput) {
    self.init(paths, sectionCounts: (old.sections.count, new.sections.count)) { index in
      let section = new.sections[index]
      return (new.plans[section.plan].section, section.itemCount)
    }
  }

  /// Creates the list of changes for the engine from a change to the data.
  ///
  /// - Parameters:
  ///   - paths: The map from old to new paths.
  ///   - sectionCounts: The number of sections before and after the change.
  ///   - section: A closure that receives the index of a new section after the change, and returns
  ///     the section's plan and number of items.
  /// - Complexity: O(*u* log *u*) for *u* changes, plus O(*s*) per move among *s* sections.
  init(
    _ paths: UpdatePathMap, sectionCounts: (before: Int, after: Int),
    section: @escaping (Int) -> (plan: SectionPlan, itemCount: Int)
  ) {
    self.paths = paths
    self.sectionCounts = sectionCounts
    self.section = section
    reloadItems()
    guard paths.changesSections else {
      changeItems()
      return
    }
    for (section, items) in paths.before.itemsBySection where paths.sectionAfter(section) != nil {
      removeItems(items, ofSection: section)
    }
    let gone = removeSections()
    if paths.before.movedSections.isEmpty {
      insertSections(among: sectionCounts.before - gone.count)
    } else {
      let gone = Set(gone)
      arrange((0..<sectionCounts.before).filter { !gone.contains($0) })
    }
    for (section, items) in paths.after.itemsBySection where paths.sectionBefore(section) != nil {
      insertItems(items, inSection: section)
    }
  }

  private mutating func reloadItems() {
    for path in paths.reloadedItems.sorted() where paths.sectionAfter(path.section) != nil {
      changes.append(.reloadItems(section: path.section, path.item..<path.item + 1))
    }
  }

  /// Removes and inserts items section by section, if the sections remain the same.
  ///
  /// In this order, the engine usually finds the parts of a section and of its neighbours in the
  /// processor's cache.
  private mutating func changeItems() {
    var arrivals = paths.after.itemsBySection[...]
    for (section, items) in paths.before.itemsBySection {
      while let arrival = arrivals.first, arrival.section < section {
        insertItems(arrival.items, inSection: arrival.section)
        arrivals.removeFirst()
      }
      removeItems(items, ofSection: section)
    }
    for (section, items) in arrivals { insertItems(items, inSection: section) }
  }

  private mutating func removeItems(
    _ items: some RandomAccessCollection<Int>, ofSection section: Int
  ) {
    for range in Self.ranges(items).reversed() {
      changes.append(.removeItems(section: section, range))
    }
  }

  private mutating func insertItems(
    _ items: some RandomAccessCollection<Int>, inSection section: Int
  ) {
    for range in Self.ranges(items) {
      changes.append(.insertItems(section: section, at: range.lowerBound, count: range.count))
    }
  }

  /// Removes deleted and reloaded sections.
  ///
  /// Reloaded sections are inserted again later, as new sections.
  ///
  /// - Returns: The old indices of the removed sections, in order.
  private mutating func removeSections() -> [Int] {
    let deleted = paths.before.sections.filter { !isMoved($0) }
    let gone = Set(deleted).union(paths.reloadedSections).sorted()
      .filter { $0 < sectionCounts.before }
    for range in Self.ranges(gone).reversed() { changes.append(.removeSections(range)) }
    return gone
  }

  /// Inserts the new sections among the remaining ones, which keep their order.
  private mutating func insertSections(among count: Int) {
    var count = count
    for place in paths.arrivedSections where place < sectionCounts.after {
      // If the updates are inconsistent, the remaining ones are ignored.
      guard place <= count else { return }
      insertSection(at: place)
      count += 1
    }
  }

  private mutating func insertSection(at place: Int) {
    let (plan, itemCount) = section(place)
    changes.append(.insertSection(plan, itemCount: itemCount, at: place))
  }

  /// Puts the remaining sections into their new order and inserts the new sections among them.
  private mutating func arrange(_ sections: [Int]) {
    // A new section has no old index.
    var sections: [Int?] = sections
    for place in 0..<sectionCounts.after {
      // If the updates are inconsistent, the remaining ones are ignored.
      guard place <= sections.count else { return }
      guard let wanted = paths.sectionBefore(place) else {
        insertSection(at: place)
        sections.insert(nil, at: place)
        continue
      }
      // This check avoids a search, which would be linear in the number of preceding sections.
      if place < sections.count, sections[place] == wanted { continue }
      // Moved sections are moved aside, so each section moves at most twice.
      while !isMoved(wanted), place < sections.count, let here = sections[place], isMoved(here) {
        changes.append(.moveSection(place, to: sections.count - 1))
        sections.append(sections.remove(at: place))
      }
      guard let current = sections.firstIndex(of: wanted), current != place else { continue }
      changes.append(.moveSection(current, to: place))
      sections.insert(sections.remove(at: current), at: place)
    }
  }

  private func isMoved(_ section: Int) -> Bool { paths.before.movedSections[section] != nil }

  /// Groups ascending numbers into ranges of consecutive numbers.
  private static func ranges(_ numbers: some Collection<Int>) -> [Range<Int>] {
    numbers.reduce(into: []) { ranges, number in
      if let last = ranges.last, last.upperBound == number {
        ranges[ranges.count - 1] = last.lowerBound..<number + 1
      } else {
        ranges.append(number..<number + 1)
      }
    }
  }
}
