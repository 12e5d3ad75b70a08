import CompositionalLayout

/// Checks a list of changes by replaying it on plain arrays.
///
/// The changes must produce the new state and move the fewest possible items.
///
/// The check shares no code with the comparisons.
///
/// - Complexity: O(*n* log *n*) for *n* items.
struct ChangeReplay {
  let old: IdentifierLists
  let new: IdentifierLists
  let changes: ChangeList

  /// An error in a list of changes.
  private struct Mistake: Error {
    let text: String
  }

  /// Returns a description of the first error in the changes, or `nil` if they are correct.
  func fault() -> String? {
    do throws(Mistake) {
      let origins = try sectionOrigins()
      try applyItems(origins)
      try requireFewestMoves(origins)
      return nil
    } catch {
      return error.text
    }
  }

  /// Returns the old index of each section in the new state, or `nil` for an inserted section.
  private func sectionOrigins() throws(Mistake) -> [Int?] {
    var leaves = Array(repeating: false, count: old.sections.count)
    for index in changes.deletedSections + changes.movedSections.map(\.from) {
      try require(leaves.indices.contains(index), "the old list has no section \(index)")
      try require(!leaves[index], "section \(index) is deleted twice")
      leaves[index] = true
    }
    var origins = [Int??](repeating: nil, count: new.sections.count)
    func placeSection(_ index: Int, from origin: Int?) throws(Mistake) {
      try require(origins.indices.contains(index), "the new list has no section \(index)")
      try require(origins[index] == nil, "two sections are inserted at \(index)")
      origins[index] = .some(origin)
    }
    for index in changes.insertedSections { try placeSection(index, from: nil) }
    for move in changes.movedSections { try placeSection(move.to, from: move.from) }
    var survivors = leaves.indices.filter { !leaves[$0] }[...]
    var result: [Int?] = []
    for (index, origin) in origins.enumerated() {
      let section = origin ?? survivors.popFirst()
      if origin == nil {
        try require(section != nil, "section \(index) is neither inserted nor in the old list")
      }
      if let section {
        try require(
          old.sections[section].id == new.sections[index].id,
          "section \(index) of the new list has a different identifier in the old list")
      }
      result.append(section)
    }
    try require(survivors.isEmpty, "\(survivors.count) sections are left over")
    return result
  }

  /// Applies the item changes to the sections in their new order.
  private func applyItems(_ origins: [Int?]) throws(Mistake) {
    var leaves = old.sections.map { Array(repeating: false, count: $0.items.count) }
    for path in changes.deletedItems + changes.movedItems.map(\.from) {
      try require(Self.contains(path, in: old), "the old list has no item \(path)")
      try require(!leaves[path.section][path.item], "item \(path) is deleted twice")
      leaves[path.section][path.item] = true
    }
    // The identifier arriving at each place.
    var arrivals = new.sections.map { Array(repeating: Int?.none, count: $0.items.count) }
    var deleted = Set(changes.deletedItems.map { old.sections[$0.section].items[$0.item] })
    for index in changes.deletedSections { deleted.formUnion(old.sections[index].items) }
    let inserted = changes.insertedItems.filter { Self.contains($0, in: new) }
    let arriving =
      inserted.map { ($0, new.sections[$0.section].items[$0.item]) }
      + changes.movedItems.map { ($0.to, old.sections[$0.from.section].items[$0.from.item]) }
    try require(
      inserted.count == changes.insertedItems.count, "an item is inserted at an invalid index path")
    for (index, (path, identifier)) in arriving.enumerated() {
      try require(Self.contains(path, in: new), "the new list has no item \(path)")
      try require(arrivals[path.section][path.item] == nil, "two items are inserted at \(path)")
      try require(
        index >= inserted.count || !deleted.contains(identifier),
        "item \(path) is both deleted and inserted")
      arrivals[path.section][path.item] = identifier
    }
    for (index, origin) in origins.enumerated() {
      guard let origin else { continue }
      try fill(index, from: origin, leaves: leaves[origin], arrivals: arrivals[index])
    }
  }

  /// Checks the new content of a section: its remaining items must be in their old order, and the
  /// arriving items must be at their new positions.
  private func fill(
    _ index: Int, from origin: Int, leaves: [Bool], arrivals: [Int?]
  ) throws(Mistake) {
    let oldItems = old.sections[origin].items
    var next = 0
    func skipRemovedItems() { while next < leaves.count, leaves[next] { next += 1 } }
    for (item, identifier) in new.sections[index].items.enumerated() {
      skipRemovedItems()
      var found = arrivals[item]
      if found == nil, next < oldItems.count {
        found = oldItems[next]
        next += 1
      }
      try require(
        found == identifier,
        "item \(ItemPath(section: index, item: item)) becomes \(found.map(String.init) ?? "none") "
          + "instead of \(identifier)")
    }
    skipRemovedItems()
    try require(
      next == oldItems.count, "section \(index) has \(oldItems.count - next) extra items")
  }

  /// Checks that each section moves the fewest possible items: all but a longest increasing
  /// subsequence of its remaining items.
  private func requireFewestMoves(_ origins: [Int?]) throws(Mistake) {
    let moved = Dictionary(
      grouping: changes.movedItems.filter { origins[$0.to.section] == $0.from.section },
      by: \.to.section)
    for case (let index, let origin?) in origins.enumerated() {
      var places: [Int: Int] = [:]
      for (item, identifier) in old.sections[origin].items.enumerated() {
        places[identifier] = item
      }
      let order = new.sections[index].items.compactMap { places[$0] }
      try requireFewest(moved[index]?.count ?? 0, order, "items of section \(index)")
    }
    try requireFewest(changes.movedSections.count, origins.compactMap(\.self), "sections")
  }

  private func requireFewest(
    _ count: Int, _ order: [Int], _ name: String
  ) throws(Mistake) {
    let fewest = order.count - PatienceSort.length(of: order)
    try require(count == fewest, "\(count) \(name) move, but \(fewest) would do")
  }

  private static func contains(_ path: ItemPath, in lists: IdentifierLists) -> Bool {
    lists.sections.indices.contains(path.section)
      && lists.sections[path.section].items.indices.contains(path.item)
  }

  private func require(_ condition: Bool, _ text: @autoclosure () -> String) throws(Mistake) {
    if !condition { throw Mistake(text: text()) }
  }
}
