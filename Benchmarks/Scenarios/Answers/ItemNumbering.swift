package import BenchHarness
package import LayoutCore

/// A numbering of the items with frames, in the order used by strategies to write the frames.
package struct ItemNumbering {
  /// The sections with frames, each with the number of its first item.
  private let sections: [(section: Int, first: Int)]
  package let count: Int

  /// Creates the numbering of a strategy's items.
  ///
  /// - Complexity: O(*s*) frame look-ups for *s* sections.
  package init(_ strategy: some LayoutStrategy) {
    (sections, count) = Self.sections(of: strategy) { true } ?? ([], 0)
  }

  /// Creates the numbering of a strategy's items, or returns `nil` if the deadline passes first.
  ///
  /// This can be slow, because some strategies search the whole layout for each frame.
  package init?(_ strategy: some LayoutStrategy, deadline: SetupDeadline) {
    guard let found = Self.sections(of: strategy, while: { deadline.hasTime }) else { return nil }
    (sections, count) = found
  }

  private static func sections(
    of strategy: some LayoutStrategy, while hasTime: () -> Bool
  ) -> (sections: [(section: Int, first: Int)], count: Int)? {
    var sections: [(section: Int, first: Int)] = []
    var count = 0
    for (index, section) in strategy.input.sections.enumerated() where section.itemCount > 0 {
      guard hasTime() else { return nil }
      guard strategy.frame(section: index, item: 0) != nil else { continue }
      sections.append((index, count))
      count += section.itemCount
    }
    return (sections, count)
  }

  /// Returns the item with the given number.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  package subscript(number: Int) -> ElementID {
    let place = sections[index { $0.first <= number }]
    return ElementID(section: place.section, item: number - place.first)
  }

  /// Returns the number of an item, or `nil` if the item has no frame.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  package func number(ofItem item: Int, section: Int) -> Int? {
    guard let first = sections.first, first.section <= section else { return nil }
    let place = sections[index { $0.section <= section }]
    return place.section == section ? place.first + item : nil
  }

  /// Returns the index of the last section that satisfies a predicate; the predicate must hold for
  /// all sections before it.
  private func index(where holds: ((section: Int, first: Int)) -> Bool) -> Int {
    var low = 1
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if holds(sections[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
