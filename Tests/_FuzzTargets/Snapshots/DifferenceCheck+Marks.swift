import DiffCore

extension DifferenceCheck {
  /// Descriptions of the mistakes in the difference.
  var mistakes: [String] {
    do throws(Mistake) {
      let sections = try apply()
      return (sections == new.sections ? [] : ["becomes \(sections)"]) + wrongMarks + wastedMoves
        + wrongOrder
    } catch {
      return [error.message]
    }
  }

  /// Descriptions of the missing or unjustified marks.
  private var wrongMarks: [String] {
    var wrong: [String] = []
    let reloaded = Set(difference.reloadedItems.map { item(at: $0) })
    let reconfigured = Set(difference.reconfiguredItems.map { item(at: $0) })
    if reloaded.count != difference.reloadedItems.count { wrong.append("reloaded twice") }
    if !reloaded.isSubset(of: new.reloadedItems) { wrong.append("reloaded without mark") }
    if !reconfigured.isSubset(of: new.reconfiguredItems) { wrong.append("without mark") }
    let changed = Set(difference.deletedItems).union(difference.movedItems.map(\.from))
    if !changed.isDisjoint(with: difference.reloadedItems) { wrong.append("reload conflicts") }
    for item in new.reloadedItems where !reloaded.contains(item) && !isMade(item) {
      wrong.append("\(item) is not reloaded")
    }
    for item in new.reconfiguredItems
    where !reconfigured.contains(item) && !reloaded.contains(item) && !isMade(item) {
      wrong.append("\(item) is not reconfigured")
    }
    for section in new.reloadedSections {
      guard let before = old.index(ofSection: section), let after = new.index(ofSection: section)
      else { continue }
      let isReplaced =
        difference.deletedSections.contains(before) && difference.insertedSections.contains(after)
      if !isReplaced && !difference.reloadedSections.contains(before) {
        wrong.append("section \(section) is not reloaded")
      }
    }
    for move in difference.movedItems
    where new.reloadedSections.contains(new.sections[move.to.section].id) {
      wrong.append("\(move) keeps its cell in a reloaded section")
    }
    return wrong
  }

  /// Descriptions of the lists that are not in ascending order.
  private var wrongOrder: [String] {
    var wrong: [String] = []
    func check(_ name: String, _ list: [some Comparable]) {
      if list != list.sorted() { wrong.append("\(name) do not ascend") }
    }
    check("deleted sections", difference.deletedSections)
    check("inserted sections", difference.insertedSections)
    check("moved sections", difference.movedSections.map(\.to))
    check("deleted items", difference.deletedItems)
    check("inserted items", difference.insertedItems)
    check("moved items", difference.movedItems.map(\.to))
    return wrong
  }

  /// Descriptions of the moves, within sections and of sections, that exceed the fewest possible
  /// moves.
  private var wastedMoves: [String] {
    var wrong: [String] = []
    let common = new.sections.filter { old.index(ofSection: $0.id) != nil }.map(\.id)
    let sectionMoves = common.count - Self.longest(common.compactMap(old.index(ofSection:)))
    let replaced = difference.insertedSections.filter {
      old.index(ofSection: new.sections[$0].id) != nil
    }
    if difference.movedSections.count + replaced.count != sectionMoves {
      wrong.append("\(difference.movedSections.count) moves of sections, not \(sectionMoves)")
    }
    for (index, section) in new.sections.enumerated() {
      guard let before = old.index(ofSection: section.id),
        !new.reloadedSections.contains(section.id)
      else { continue }
      let offsets = section.items.compactMap { old.sections[before].items.firstIndex(of: $0) }
      let fewest = offsets.count - Self.longest(offsets)
      let moves = difference.movedItems.filter {
        $0.to.section == index && $0.from.section == before
      }
      let again = difference.insertedItems.filter {
        $0.section == index && old.sections[before].items.contains(section.items[$0.item])
      }
      if moves.count + again.count != fewest {
        wrong.append("\(moves.count) moves in section \(index), not \(fewest)")
      }
    }
    return wrong
  }

  /// Returns whether the cell of an item is created because the item is inserted.
  private func isMade(_ item: Int) -> Bool {
    guard let path = new.path(of: item) else { return false }
    let place = ItemPath(section: path.section, item: path.item)
    if difference.movedItems.contains(where: { $0.to == place }) { return false }
    guard let before = old.path(of: item) else { return true }
    let isReloaded =
      difference.reloadedSections.contains(before.section)
      || difference.insertedSections.contains(path.section)
      || new.reloadedSections.contains(new.sections[path.section].id)
    return isReloaded || difference.insertedItems.contains(place)
  }

  private func item(at path: ItemPath) -> Int { old.sections[path.section].items[path.item] }

  /// Returns the length of a longest increasing subsequence in O(*n*²).
  static func longest(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = (0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }
}
