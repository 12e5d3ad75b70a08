import LayoutCore

/// Measured sizes in plain tables, where every change visits all entries.
struct NaiveSizes: Sendable {
  /// The measured sizes of one section.
  struct Section: Sendable {
    var items: [Int: FittedLengths] = [:]
    var supplementaries: [ElementKind: [Int: FittedLengths]] = [:]
    var boundaries: [ElementKind: FittedLengths] = [:]
  }

  var sections: [Section]
  /// The measured sizes of the layout's own boundary items.
  var boundaries: [ElementKind: FittedLengths] = [:]

  /// Creates empty tables for a number of sections.
  init(sectionCount: Int) { sections = Array(repeating: Section(), count: sectionCount) }

  /// The measured lengths of an element; a length not yet measured is marked as unknown.
  subscript(element: ElementID) -> FittedLengths {
    if element.item == LayoutElement.layoutItem { return boundaries[element.kind] ?? .unknown }
    guard sections.indices.contains(element.section) else { return .unknown }
    let section = sections[element.section]
    if element.kind == .cell { return section.items[element.item] ?? .unknown }
    if element.item == 0, let lengths = section.boundaries[element.kind] { return lengths }
    return section.supplementaries[element.kind]?[element.item] ?? .unknown
  }

  /// Returns the measured sizes of a group's items, in order; empty if no item has been measured.
  func fitted(_ items: Range<Int>, ofSection section: Int) -> [FittedLengths] {
    let lengths = items.map { sections[section].items[$0] ?? .unknown }
    return lengths.allSatisfy { $0.isUnknown } ? [] : lengths
  }

  /// Returns all measured sizes, in order.
  func all(grid: PixelGrid) -> [FittedSize] {
    var found: [(ElementID, FittedLengths)] = []
    for (index, section) in sections.enumerated() {
      for (item, lengths) in section.items {
        found.append((ElementID(section: index, item: item), lengths))
      }
      for (kind, lengths) in section.boundaries {
        found.append((ElementID(kind: kind, section: index, item: 0), lengths))
      }
      for (kind, items) in section.supplementaries {
        for (item, lengths) in items {
          found.append((ElementID(kind: kind, section: index, item: item), lengths))
        }
      }
    }
    found.sort { $0.0 < $1.0 }
    for (kind, lengths) in boundaries.sorted(by: { $0.key < $1.key }) {
      found.append((ElementID(kind: kind, section: 0, item: LayoutElement.layoutItem), lengths))
    }
    return found.filter { !$0.1.isUnknown }.map { FittedSize($0.0, lengths: $0.1, grid: grid) }
  }

  /// Sets the measured lengths of an element, but keeps an old length if the new one is unknown.
  mutating func merge(_ lengths: FittedLengths, of element: ElementID) {
    let old = self[element]
    let merged = FittedLengths(
      horizontal: lengths.horizontal ?? old.horizontal, vertical: lengths.vertical ?? old.vertical)
    set(merged, of: element, isBoundary: false)
  }

  /// Discards the sizes of supplementary items numbered `count` or higher.
  mutating func forgetSupplementaries(
    ofSection section: Int, from count: (ElementKind) -> Int
  ) {
    for (kind, lengths) in sections[section].supplementaries {
      let count = count(kind)
      sections[section].supplementaries[kind] = lengths.filter { $0.key < count }
    }
  }

  /// Sets the measured size of an element.
  mutating func set(_ lengths: FittedLengths, of element: ElementID, isBoundary: Bool) {
    if element.item == LayoutElement.layoutItem {
      boundaries[element.kind] = lengths
    } else if element.kind == .cell {
      sections[element.section].items[element.item] = lengths
    } else if isBoundary {
      sections[element.section].boundaries[element.kind] = lengths
    } else {
      sections[element.section].supplementaries[element.kind, default: [:]][element.item] = lengths
    }
  }
}

extension NaiveSizes.Section {
  /// Shifts the measured sizes after an item, and discards the sizes of removed items.
  ///
  /// - Parameters:
  ///   - item: The index of the first inserted or removed item.
  ///   - difference: The increase in the number of items; negative if items have been removed.
  ///   - template: The section's template; it determines which sizes stay valid at another index.
  mutating func shift(from item: Int, by difference: Int, in template: SectionTemplate) {
    let packs = template.geometry.interned.group.packs
    let slots = template.solution.proposals
    var shifted: [Int: FittedLengths] = [:]
    for (old, lengths) in items {
      guard old >= item else {
        shifted[old] = lengths
        continue
      }
      let new = old + difference
      guard new >= item, packs || slots[new % slots.count] == slots[old % slots.count] else {
        continue
      }
      shifted[new] = lengths
    }
    items = shifted
    // In packing rows, the sizes of supplementary items stay with their numbers.
    guard !packs else { return }
    let leafCount = max(1, template.metrics.leafCount)
    for (kind, lengths) in supplementaries {
      let perGroup = template.supplementaryNames.first { $0.kind == kind }?.countPerGroup ?? 1
      var shifted: [Int: FittedLengths] = [:]
      for (number, lengths) in lengths {
        let group = number / perGroup
        if group < item / leafCount {
          shifted[number] = lengths
        } else if leafCount == 1, group + min(0, difference) >= item {
          shifted[number + difference * perGroup] = lengths
        }
      }
      supplementaries[kind] = shifted
    }
  }
}

extension LayoutInput {
  /// Returns whether measured sizes determine the number of items in a section's groups.
  func packs(section: Int) -> Bool {
    sections.indices.contains(section) && plan(ofSection: section).group.packs
  }
}
