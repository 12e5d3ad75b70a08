import LayoutCore

/// The changes of the data, in the order the engine applies them.
///
/// The indices of each change are valid after all preceding changes:
///
///     before the change     reloads and deletions, from the last to the first
///     in between            reordering of sections
///     after the change      insertions, from the first to the last
///
/// A moved item is removed and inserted, so its measured size has to be applied again. A section
/// moves together with its measured sizes.
struct LayoutChangeList {
  private(set) var changes: [LayoutChange] = []

  private let paths: UpdatePathMap
  private let old: LayoutInput
  private let new: LayoutInput

  /// Translates a change of the data.
  ///
  /// - Parameters:
  ///   - paths: The map from old to new index paths.
  ///   - old: The input before the change.
  ///   - new: The input after the change.
  /// - Complexity: O(*s* + *u* log *u*) for *u* changes and *s* sections, plus O(*s*) for each
  ///   inserted or moved section.
  init(_ paths: UpdatePathMap, from old: LayoutInput, to new: LayoutInput) {
    self.paths = paths
    self.old = old
    self.new = new
    reloadItems()
    removeItems()
    let sections = removeSections()
    arrange(sections)
    insertItems()
  }

  private mutating func reloadItems() {
    for path in paths.reloadedItems.sorted() where paths.sectionAfter(path.section) != nil {
      changes.append(.reloadItems(section: path.section, path.item..<path.item + 1))
    }
  }

  private mutating func removeItems() {
    for section in paths.before.items.keys.sorted() where paths.sectionAfter(section) != nil {
      for range in Self.ranges(paths.before.items[section] ?? []).reversed() {
        changes.append(.removeItems(section: section, range))
      }
    }
  }

  /// Removes deleted and reloaded sections.
  ///
  /// Reloaded sections are inserted again later, as new sections.
  ///
  /// - Returns: The old indices of the remaining sections, in their old order.
  private mutating func removeSections() -> [Int] {
    let staying = old.sections.indices.filter { paths.sectionAfter($0) != nil }
    let gone = old.sections.indices.filter { paths.sectionAfter($0) == nil }
    for range in Self.ranges(Array(gone)).reversed() { changes.append(.removeSections(range)) }
    return staying
  }

  /// Puts the remaining sections into their new order and inserts the new sections among them.
  private mutating func arrange(_ sections: [Int]) {
    // A new section has no old index.
    var sections: [Int?] = sections
    for (place, section) in new.sections.enumerated() {
      // If the updates are inconsistent, the rest of them is ignored.
      guard place <= sections.count else { return }
      guard let wanted = paths.sectionBefore(place) else {
        changes.append(
          .insertSection(new.plans[section.plan].section, itemCount: section.itemCount, at: place))
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

  private mutating func insertItems() {
    for section in paths.after.items.keys.sorted() where paths.sectionBefore(section) != nil {
      for range in Self.ranges(paths.after.items[section] ?? []) {
        changes.append(
          .insertItems(section: section, at: range.lowerBound, count: range.count))
      }
    }
  }

  /// Groups ascending numbers into ranges of consecutive numbers.
  private static func ranges(_ numbers: [Int]) -> [Range<Int>] {
    numbers.reduce(into: []) { ranges, number in
      if let last = ranges.last, last.upperBound == number {
        ranges[ranges.count - 1] = last.lowerBound..<number + 1
      } else {
        ranges.append(number..<number + 1)
      }
    }
  }
}
