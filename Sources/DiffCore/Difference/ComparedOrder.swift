/// The compared sections of a snapshot's order, numbered from 0.
///
///     sections          A B C D E F        compared   B E
///     positions           0     1          indices    1 4
///
/// If two orders have their sections at the same positions, a comparison skips all sections with
/// unchanged item lists. Its cost then depends only on the remaining sections and their items.
struct ComparedOrder {
  let order: SnapshotOrder
  /// The indices of the compared sections, in ascending order, or `nil` if all are compared.
  let indices: [Int]?

  /// The number of compared sections.
  var count: Int { indices?.count ?? order.order.count }

  /// Returns the section at a position among the compared sections.
  func section(at position: Int) -> Handle { order.order[indices?[position] ?? position] }

  /// Returns the items of the section at a position among the compared sections.
  func items(at position: Int) -> [Handle] { order.sections[section(at: position).index].items }

  /// Returns the position of a section among the compared sections, or `nil` if it is missing or
  /// not compared.
  ///
  /// - Complexity: O(1) if all sections are compared; otherwise O(log *k*) for *k* sections.
  func position(of section: Handle) -> Int? {
    guard let index = order.index(of: section) else { return nil }
    guard let indices else { return index }
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < indices.count && indices[low] == index ? low : nil
  }

  /// The number of items before each compared section, and the total number of items in all
  /// compared sections.
  var itemStarts: (starts: [Int], count: Int) {
    var count = 0
    let starts = (0..<self.count).map { position in
      defer { count += items(at: position).count }
      return count
    }
    return (starts, count)
  }
}

extension SnapshotOrder {
  /// Returns the indices of the sections to compare with an earlier order, in ascending order, or
  /// `nil` to compare all sections.
  ///
  /// - Parameters:
  ///   - old: The earlier order.
  ///   - map: The map from this order's sections to the sections of the earlier order.
  /// - Returns: If all sections have stayed in place, the indices of those with changed item lists,
  ///   and of those marked or containing marked items; otherwise `nil`.
  /// - Complexity: O(*s* / *p* + *k* log *k*) for *s* sections in pages of *p*, and *k* sections in
  ///   pages with changes.
  func sectionsToCompare(with old: SnapshotOrder, map: HandleMap) -> [Int]? {
    guard map.isIdentity, order.sharesStorage(with: old.order) else { return nil }
    var indices: [Int] = []
    sections.forEachUnsharedPair(with: old.sections) { section, oldSection in
      if section.isPresent, !section.items.sharesStorage(with: oldSection.items) {
        indices.append(Int(section.index))
      }
    }
    let marked = reloadedItems.list + reconfiguredItems.list
    let markedSections = reloadedSections.list + marked.map { places[$0.index].section }
    guard !markedSections.isEmpty else { return indices.sorted() }
    return Set(indices + markedSections.compactMap(index)).sorted()
  }
}
