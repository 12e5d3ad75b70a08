import Trials

/// Random edits applied at once, and the items whose content changes with them.
nonisolated struct DataChange {
  let before: WorldData
  private(set) var after: WorldData
  private(set) var edits: [DataEdit] = []
  private(set) var movedItems: Set<Int> = []
  private(set) var movedSections: Set<Int> = []
  private(set) var reloadedItems: Set<Int> = []
  private(set) var reconfiguredItems: Set<Int> = []
  private(set) var reloadedSections: Set<Int> = []
  private var random: SeededRandom

  /// Creates a random change.
  ///
  /// - Parameters:
  ///   - data: The data before the change.
  ///   - seed: The seed of all random values.
  ///   - size: The maximum number of edits of each kind.
  init(of data: WorldData, seed: UInt64, size: Int) {
    (before, after, random) = (data, data, SeededRandom(seed: seed))
    after.outlines = [:]
    // Items are edited first, as a batch names items of old sections and new ones.
    if chance(4, of: 5) { editItems(size) }
    if chance(1, of: 3) { editSections() }
    markItems(size)
  }

  private mutating func chance(_ part: Int, of whole: Int) -> Bool {
    random.next(in: 0..<whole) < part
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[random.next(in: 0..<list.count)]
  }

  private mutating func make(_ edit: DataEdit) {
    edits.append(edit)
    after.apply(edit)
  }

  // MARK: Items

  private mutating func editItems(_ size: Int) {
    if chance(1, of: 2) {
      let rarity = [4, 12, 2][random.next(in: 0..<3)]
      let gone = after.lists.joined().filter { _ in chance(1, of: rarity) }.prefix(4 * size)
      if !gone.isEmpty { make(.delete(Set(gone))) }
    }
    if chance(1, of: 2) {
      for _ in 0..<random.next(in: 1..<size + 1) { moveItem() }
    }
    for _ in 0..<random.next(in: 0..<size + 1) {
      guard let section = pick(after.sections), after.itemCount < 90 else { break }
      let index = random.next(in: 0..<section.items.count + 1)
      let items = after.names(random.next(in: 1..<5))
      make(.insert(items, section: section.name, index: index))
    }
  }

  private mutating func moveItem() {
    let items = Array(after.lists.joined())
    guard items.count > 1, let item = pick(items), let other = pick(items), item != other
    else { return }
    movedItems.insert(item)
    make(.move(item, beside: other, isAfter: chance(1, of: 2)))
  }

  // MARK: Sections

  private mutating func editSections() {
    let names = after.sections.map(\.name)
    if let name = pick(names), let other = pick(names), name != other, chance(1, of: 2) {
      movedSections.insert(name)
      make(.moveSection(name, beside: other, isAfter: chance(1, of: 2)))
    }
    if after.sections.count < 6, chance(1, of: 2) {
      let section = after.newSection(random.next(in: 0..<9))
      make(.insertSection(section, index: random.next(in: 0..<after.sections.count + 1)))
    }
    if let gone = pick(after.sections), chance(1, of: 3) {
      movedSections.remove(gone.name)
      movedItems.subtract(gone.items)
      make(.deleteSection(gone.name))
    }
  }

  // MARK: Marks

  /// Chooses items to reload or reconfigure, neither new nor moved and in sections neither new nor
  /// moved.
  private mutating func markItems(_ size: Int) {
    let old = Set(before.sections.map(\.name))
    var staying = after.sections.filter {
      old.contains($0.name) && !movedSections.contains($0.name)
    }
    if chance(1, of: 8), let section = pick(staying) {
      reloadedSections.insert(section.name)
      after.changeContent(of: section.items)
      staying.removeAll { $0.name == section.name }
    }
    let oldItems = before.places
    for section in staying {
      for item in section.items where !movedItems.contains(item) {
        // An item that comes from a deleted section has moved as well.
        guard let place = oldItems[item], before.sections[place.section].name == section.name,
          chance(1, of: 12)
        else { continue }
        if chance(1, of: 2) { reloadedItems.insert(item) } else { reconfiguredItems.insert(item) }
      }
    }
    after.changeContent(of: reloadedItems.union(reconfiguredItems))
  }

  var hasMoves: Bool { !movedItems.isEmpty || !movedSections.isEmpty }

  /// Returns whether an item and its section are unchanged and unmoved, apart from insertions and
  /// deletions around them.
  func stays(_ item: Int) -> Bool {
    guard !movedItems.contains(item), !reloadedItems.contains(item), before.places[item] != nil,
      let section = after.sections.first(where: { $0.items.contains(item) })
    else { return false }
    return !movedSections.contains(section.name)
  }
}
