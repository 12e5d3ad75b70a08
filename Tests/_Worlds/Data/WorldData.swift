/// A model of the data of a world that consists of arrays of names and uses nothing from the
/// project.
nonisolated struct WorldData: Equatable {
  /// A section and its items, identified by their names.
  nonisolated struct Section: Equatable {
    let name: Int
    var items: [Int]
  }

  private(set) var sections: [Section] = []
  /// The number of changes to the content of each item.
  private(set) var versions: [Int: Int] = [:]
  /// The outlines of the sections that have one.
  var outlines: [Int: Outline] = [:]
  private var nextName = 0

  /// Creates sections with the given numbers of items.
  init(counts: [Int]) {
    for count in counts { sections.append(newSection(count)) }
  }

  /// Returns new names, in ascending order.
  mutating func names(_ count: Int) -> [Int] {
    nextName += count
    return Array(nextName - count..<nextName)
  }

  /// Returns a section of new items, not yet part of the data.
  mutating func newSection(_ count: Int) -> Section {
    Section(name: names(1)[0], items: names(count))
  }

  var lists: [[Int]] { sections.map(\.items) }

  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// Returns the name of an item.
  func name(section: Int, item: Int) -> Int { sections[section].items[item] }

  /// Returns whether an item exists.
  func hasItem(section: Int, item: Int) -> Bool {
    sections.indices.contains(section) && sections[section].items.indices.contains(item)
  }

  func version(of name: Int) -> Int { versions[name, default: 0] }

  mutating func changeContent(of names: some Sequence<Int>) {
    for name in names { versions[name, default: 0] += 1 }
  }

  /// Replaces the items of a section with the visible items of an outline.
  mutating func show(_ outline: Outline, in name: Int) {
    outlines[name] = outline
    guard let index = index(ofSection: name) else { return }
    sections[index].items = outline.visibleItems
  }

  func index(ofSection name: Int) -> Int? { sections.firstIndex { $0.name == name } }

  /// The position of each item, by name.
  var places: [Int: (section: Int, item: Int)] {
    var places: [Int: (section: Int, item: Int)] = [:]
    for (section, record) in sections.enumerated() {
      for (item, name) in record.items.enumerated() { places[name] = (section, item) }
    }
    return places
  }

  /// Releases the capacity reserved by arrays for growing.
  mutating func trim() {
    for index in sections.indices { sections[index].items = sections[index].items.map { $0 } }
  }

  // MARK: Edits

  /// Applies an edit, whose names must all exist.
  mutating func apply(_ edit: DataEdit) {
    switch edit {
    case .insert(let items, let section, let index):
      guard let section = self.index(ofSection: section) else { return }
      sections[section].items.insert(contentsOf: items, at: index)
    case .delete(let items):
      for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
    case .deleteRange(let range, let section): sections[section].items.removeSubrange(range)
    case .move(let item, let other, let isAfter):
      for index in sections.indices { sections[index].items.removeAll { $0 == item } }
      for index in sections.indices {
        guard let place = sections[index].items.firstIndex(of: other) else { continue }
        sections[index].items.insert(item, at: place + (isAfter ? 1 : 0))
      }
    case .insertSection(let section, let index): sections.insert(section, at: index)
    case .deleteSection(let name): sections.removeAll { $0.name == name }
    case .moveSection(let name, let other, let isAfter):
      guard let old = index(ofSection: name) else { return }
      let section = sections.remove(at: old)
      guard let place = index(ofSection: other) else { return }
      sections.insert(section, at: place + (isAfter ? 1 : 0))
    }
  }
}

/// An outline of items: a list with each item before the items below it.
nonisolated struct Outline: Equatable {
  /// An item of an outline.
  nonisolated struct Node: Equatable {
    let item: Int
    let level: Int
    var isExpanded = false
  }

  var nodes: [Node]

  /// Creates an outline of only roots.
  init(_ items: [Int]) { nodes = items.map { Node(item: $0, level: 0) } }

  /// The items whose ancestors are all expanded.
  var visibleItems: [Int] {
    var (visible, hiddenBelow) = ([Int](), Int.max)
    for node in nodes where node.level <= hiddenBelow {
      hiddenBelow = node.isExpanded ? Int.max : node.level
      visible.append(node.item)
    }
    return visible
  }

  /// Returns the range of an item and of all items below it.
  func family(of item: Int) -> Range<Int>? {
    guard let start = nodes.firstIndex(where: { $0.item == item }) else { return nil }
    let rest = nodes[(start + 1)...]
    return start..<(rest.firstIndex { $0.level <= nodes[start].level } ?? nodes.endIndex)
  }

  /// Adds items below another item, after the items already there.
  mutating func append(_ items: [Int], to parent: Int) {
    guard let family = family(of: parent) else { return }
    let level = nodes[family.lowerBound].level + 1
    nodes.insert(contentsOf: items.map { Node(item: $0, level: level) }, at: family.upperBound)
  }

  mutating func remove(_ item: Int) {
    if let family = family(of: item) { nodes.removeSubrange(family) }
  }

  mutating func toggle(_ item: Int) {
    guard let index = nodes.firstIndex(where: { $0.item == item }) else { return }
    nodes[index].isExpanded.toggle()
  }
}
