import DiffCore

/// An application of a difference to arrays of arrays, by UIKit's rules for indices.
///
/// Items of inserted and reloaded sections are read from the new state, as a collection view reads
/// them from its data source.
struct DifferenceCheck {
  let old: NaiveSnapshot
  let new: NaiveSnapshot
  let difference: SnapshotDifference

  /// An error in a difference.
  struct Mistake: Error {
    let message: String
  }

  /// Applies the difference.
  ///
  /// - Throws: A `Mistake` for the first operation contradicting the states or another operation.
  func apply() throws(Mistake) -> [NaiveSnapshot.Section] {
    let slots = try sectionSlots()
    let leaving = difference.deletedItems + difference.movedItems.map(\.from)
    try require(Set(leaving).count == leaving.count, "an item leaves twice")
    for path in leaving { try checkBounds(path, in: old) }
    let arriving = difference.insertedItems + difference.movedItems.map(\.to)
    try require(Set(arriving).count == arriving.count, "two items are inserted at one place")
    for path in arriving { try checkBounds(path, in: new) }
    var sections: [NaiveSnapshot.Section] = []
    for (index, slot) in slots.enumerated() {
      sections.append(
        try fill(index, from: slot, leaving: Set(leaving), arriving: Set(arriving)))
    }
    return sections
  }

  /// Returns the old index of each section in the new state, with `nil` for inserted sections.
  private func sectionSlots() throws(Mistake) -> [Int?] {
    let leaving = difference.deletedSections + difference.movedSections.map(\.from)
    try require(Set(leaving).count == leaving.count, "a section leaves twice")
    try require(leaving.allSatisfy(old.sections.indices.contains), "no such old section")
    try require(
      Set(leaving).isDisjoint(with: difference.reloadedSections), "a reloaded section leaves")
    var survivors = old.sections.indices.filter { !leaving.contains($0) }[...]
    let count =
      old.sections.count - difference.deletedSections.count + difference.insertedSections.count
    var slots: [Int?] = []
    for index in 0..<count {
      if difference.insertedSections.contains(index) {
        slots.append(nil)
      } else if let move = difference.movedSections.first(where: { $0.to == index }) {
        slots.append(move.from)
      } else {
        guard let survivor = survivors.popFirst() else {
          throw Mistake(message: "too few sections")
        }
        slots.append(survivor)
      }
    }
    try require(survivors.isEmpty, "too many sections")
    try require(slots.count == new.sections.count, "wrong number of sections")
    return slots
  }

  private func fill(
    _ index: Int, from slot: Int?, leaving: Set<ItemPath>, arriving: Set<ItemPath>
  ) throws(Mistake) -> NaiveSnapshot.Section {
    let isRead = slot.map(difference.reloadedSections.contains) ?? true
    var items: [Int] = []
    var survivors: ArraySlice<Int> = []
    if let slot {
      let all = old.sections[slot].items
      survivors = all.indices.filter { !leaving.contains(ItemPath(section: slot, item: $0)) }[...]
    }
    let arrivals = arriving.filter { $0.section == index }.count
    let count = isRead ? new.sections[index].items.count : survivors.count + arrivals
    for offset in 0..<count {
      let path = ItemPath(section: index, item: offset)
      if let move = difference.movedItems.first(where: { $0.to == path }) {
        items.append(old.sections[move.from.section].items[move.from.item])
      } else if isRead || arriving.contains(path) {
        items.append(new.sections[index].items[offset])
      } else if let slot, let survivor = survivors.popFirst() {
        items.append(old.sections[slot].items[survivor])
      } else {
        throw Mistake(message: "too few items in \(index)")
      }
    }
    try require(isRead || survivors.isEmpty, "too many items in \(index)")
    let id = slot.map { old.sections[$0].id } ?? new.sections[index].id
    return NaiveSnapshot.Section(id: id, items: items)
  }

  private func checkBounds(_ path: ItemPath, in state: NaiveSnapshot) throws(Mistake) {
    try require(
      state.sections.indices.contains(path.section)
        && state.sections[path.section].items.indices.contains(path.item), "no item at \(path)")
  }

  private func require(_ condition: Bool, _ message: String) throws(Mistake) {
    guard condition else { throw Mistake(message: message) }
  }
}
