import _TestSupport

@testable import CompositionalLayout

/// A random change to named sections of named items, and its description by a view.
struct NamedChange {
  typealias Section = (name: Int, items: [Int])

  private(set) var before: [Section] = []
  private(set) var after: [Section] = []
  private(set) var movedSections: Set<Int> = []
  private(set) var movedItems: Set<Int> = []
  private var random: RandomLayout
  private var nameCount = 0

  /// The maximum initial number of items in a section.
  private let itemLimit: Int

  init(seed: UInt64, itemLimit: Int = 8) {
    random = RandomLayout(seed: seed)
    self.itemLimit = itemLimit
  }

  /// Returns the index path of every section and every item, by name.
  static func paths(_ data: [Section]) -> [Int: IndexPath] {
    var paths: [Int: IndexPath] = [:]
    for (index, section) in data.enumerated() {
      paths[section.name] = IndexPath(item: NSNotFound, section: index)
      for (item, name) in section.items.enumerated() {
        paths[name] = IndexPath(item: item, section: index)
      }
    }
    return paths
  }

  /// Generates the data and changes it.
  mutating func make() {
    after = (0..<random.int(1...5)).map { _ in
      (name(), (0..<random.int(0...itemLimit)).map { _ in name() })
    }
    makeAnother()
  }

  /// Changes the data again.
  mutating func makeAnother() {
    before = after
    movedSections = []
    movedItems = []
    takeOutItems()
    for _ in 0..<random.int(0...4) { insert(name()) }
    moveASection()
    if random.int(0...1) == 0 {
      after.insert((name(), [name(), name()]), at: random.int(0...after.count))
    }
    if after.count > 1, random.int(0...3) == 0 {
      let gone = after.remove(at: random.int(0...(after.count - 1)))
      movedSections.remove(gone.name)
      movedItems.subtract(gone.items)
    }
  }

  /// The updates received by a layout for the change.
  var updates: [UICollectionViewUpdateItem] {
    let old = Self.paths(before)
    let new = Self.paths(after)
    let oldSections = Set(before.map(\.name))
    let newSections = Set(after.map(\.name))
    var updates: [UICollectionViewUpdateItem] = []
    // The items of an inserted or deleted section are inserted or deleted with it.
    for (name, path) in old where new[name] == nil {
      if path.item == NSNotFound || newSections.contains(before[path.section].name) {
        updates.append(UICollectionViewUpdateItem(from: path, to: nil, action: .delete))
      }
    }
    for (name, path) in new where old[name] == nil {
      if path.item == NSNotFound || oldSections.contains(after[path.section].name) {
        updates.append(UICollectionViewUpdateItem(from: nil, to: path, action: .insert))
      }
    }
    for name in movedSections.union(movedItems) {
      updates.append(UICollectionViewUpdateItem(from: old[name], to: new[name], action: .move))
    }
    return updates
  }

  private mutating func name() -> Int {
    nameCount += 1
    return nameCount
  }

  /// Removes some items and inserts half of them elsewhere.
  private mutating func takeOutItems() {
    var loose: [Int] = []
    for section in after.indices {
      for item in after[section].items.indices.reversed() where random.int(0...3) == 0 {
        let name = after[section].items.remove(at: item)
        if random.int(0...1) == 0 { loose.append(name) }
      }
    }
    for name in loose {
      movedItems.insert(name)
      insert(name)
    }
  }

  private mutating func insert(_ name: Int) {
    let section = random.int(0...(after.count - 1))
    after[section].items.insert(name, at: random.int(0...after[section].items.count))
  }

  private mutating func moveASection() {
    guard after.count > 1, random.int(0...1) == 0 else { return }
    let section = after.remove(at: random.int(0...(after.count - 1)))
    movedSections.insert(section.name)
    after.insert(section, at: random.int(0...after.count))
  }
}
