/// A snapshot that consists of arrays of arrays and finds everything by linear search.
struct NaiveSnapshot: Equatable {
  struct Section: Equatable {
    let id: Int
    var items: [Int] = []
  }

  var sections: [Section] = []
  var reloadedSections: [Int] = []
  var reloadedItems: [Int] = []
  var reconfiguredItems: [Int] = []

  var items: [Int] { sections.flatMap(\.items) }

  func index(ofSection id: Int) -> Int? { sections.firstIndex { $0.id == id } }

  func path(of item: Int) -> (section: Int, item: Int)? {
    for (index, section) in sections.enumerated() {
      if let offset = section.items.firstIndex(of: item) { return (index, offset) }
    }
    return nil
  }

  /// Inserts items at a place; existing items move there.
  mutating func insert(_ added: [Int], section: Int, offset: Int) {
    let before = sections[section].items[..<offset].filter { !added.contains($0) }.count
    for index in sections.indices { sections[index].items.removeAll(where: added.contains) }
    sections[section].items.insert(contentsOf: added, at: before)
  }

  mutating func delete(_ deleted: [Int]) {
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
    dropMarks()
  }

  /// Inserts sections at a place; existing sections move with their items.
  mutating func insertSections(_ added: [Int], at index: Int) {
    let before = sections[..<index].filter { !added.contains($0.id) }.count
    let moved = added.map { id in sections.first { $0.id == id } ?? Section(id: id) }
    sections.removeAll { added.contains($0.id) }
    sections.insert(contentsOf: moved, at: before)
  }

  mutating func deleteSections(_ deleted: [Int]) {
    sections.removeAll { deleted.contains($0.id) }
    dropMarks()
  }

  /// Replaces the items of a section.
  mutating func replaceItems(section: Int, with items: [Int]) {
    delete(sections[section].items.filter { !items.contains($0) })
    insert(items, section: section, offset: sections[section].items.count)
  }

  private mutating func dropMarks() {
    let present = Set(items)
    reloadedItems.removeAll { !present.contains($0) }
    reconfiguredItems.removeAll { !present.contains($0) }
    let ids = sections.map(\.id)
    reloadedSections.removeAll { !ids.contains($0) }
  }

  static func mark(_ ids: [Int], in list: inout [Int]) {
    for id in ids where !list.contains(id) { list.append(id) }
  }
}
