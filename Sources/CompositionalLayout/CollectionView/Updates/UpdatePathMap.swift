/// A map between the index paths before and after a data change.
///
/// Items that are not deleted, inserted, reloaded or moved keep their order and fill the gaps:
///
///     before    a  b  c  d        delete 1, insert 0
///     after     x  a  c  d        pathAfter(0) = 1, pathAfter(1) = nil, pathBefore(0) = nil
struct UpdatePathMap {
  /// The deleted, inserted or moved sections and items on one side of the change: before it or
  /// after it.
  ///
  /// Before the change, these are the deleted and moved sections and items. After the change, they
  /// are the inserted and moved ones. All remaining sections and items have the same rank on both
  /// sides.
  struct Side {
    /// The indices of the deleted, inserted or moved sections, in ascending order.
    private(set) var sections: [Int] = []
    /// The keys of the deleted, inserted or moved items, in ascending order.
    private var items: [PathKey] = []
    /// The new index of each moved section, keyed by its old index, or the reverse on the side
    /// after the change.
    private(set) var movedSections: [Int: Int] = [:]
    private(set) var movedItems: [PathKey: IndexPath] = [:]

    mutating func omit(_ path: IndexPath) {
      if path.item == NSNotFound {
        sections.append(path.section)
      } else {
        items.append(PathKey(path))
      }
    }

    mutating func move(_ path: IndexPath, to other: IndexPath) {
      omit(path)
      if path.item == NSNotFound {
        movedSections[path.section] = other.section
      } else {
        movedItems[PathKey(path)] = other
      }
    }

    mutating func reserveCapacity(_ moveCount: Int) { movedItems.reserveCapacity(moveCount) }

    mutating func sort() {
      sections.sort()
      items.sort()
    }

    /// Returns the deleted, inserted or moved items of a section, in ascending order.
    ///
    /// - Complexity: O(log *u*) for *u* such items in all sections.
    func items(inSection section: Int) -> some RandomAccessCollection<Int> {
      let first = PathKey(section: section, item: 0)
      let last = PathKey(section: section, item: .max)
      let start = UpdatePathMap.count(below: items.count) { items[$0] < first }
      let end = UpdatePathMap.count(below: items.count) { items[$0] <= last }
      return items[start..<end].lazy.map(\.item)
    }

    /// The deleted, inserted or moved items, grouped by section, with the sections in ascending
    /// order.
    ///
    /// - Complexity: O(*u*) for *u* such items.
    var itemsBySection: [(section: Int, items: some RandomAccessCollection<Int>)] {
      var groups: [(section: Int, items: LazyMapSequence<ArraySlice<PathKey>, Int>)] = []
      var start = 0
      while start < items.count {
        let section = items[start].section
        var end = start + 1
        while end < items.count, items[end].section == section { end += 1 }
        groups.append((section, items[start..<end].lazy.map(\.item)))
        start = end
      }
      return groups
    }
  }

  private(set) var before = Side()
  private(set) var after = Side()

  /// The old indices of reloaded sections.
  ///
  /// A reloaded section exists before and after the change but counts as two different sections.
  private(set) var reloadedSections: Set<Int> = []
  private(set) var reloadedItems: Set<IndexPath> = []

  /// Creates the map from the update items of a layout.
  ///
  /// - Complexity: O(*u* log *u*) for *u* changes.
  init(_ updates: [UICollectionViewUpdateItem]) {
    // Capacity is reserved, since growing tables would hash each path several times.
    let moveCount = updates.count { $0.updateAction == .move }
    if moveCount > 0 {
      before.reserveCapacity(moveCount)
      after.reserveCapacity(moveCount)
    }
    for update in updates {
      let old = update.indexPathBeforeUpdate
      let new = update.indexPathAfterUpdate
      switch update.updateAction {
      case .insert:
        if let new { after.omit(new) }
      case .delete:
        if let old { before.omit(old) }
      case .reload:
        if let old { reload(old) }
      case .move:
        guard let old, let new else { continue }
        before.move(old, to: new)
        after.move(new, to: old)
      case .none:
        continue
      }
    }
    before.sort()
    after.sort()
  }

  private mutating func reload(_ path: IndexPath) {
    if path.item == NSNotFound {
      reloadedSections.insert(path.section)
    } else {
      reloadedItems.insert(path)
    }
  }

  /// Returns the index path of an item after the change, or `nil` if it is deleted or reloaded.
  ///
  /// - Complexity: O(log *u*) for *u* changes.
  func pathAfter(_ path: IndexPath) -> IndexPath? {
    isReloaded(path) ? nil : placeAfter(path)
  }

  /// Returns the index path of an item before the change, or `nil` if it is inserted or reloaded.
  ///
  /// - Complexity: O(log *u*) for *u* changes.
  func pathBefore(_ path: IndexPath) -> IndexPath? {
    Self.translate(path, from: after, to: before).flatMap { isReloaded($0) ? nil : $0 }
  }

  /// Returns the index path of an item after the change, even if it is reloaded, or `nil` if it is
  /// deleted.
  ///
  /// - Complexity: O(log *u*) for *u* changes.
  func placeAfter(_ path: IndexPath) -> IndexPath? {
    Self.translate(path, from: before, to: after)
  }

  /// Returns the index of a section after the change, or `nil` if it is deleted or reloaded.
  func sectionAfter(_ section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : sectionIndexAfter(section)
  }

  /// Returns the index of a section before the change, or `nil` if it is inserted or reloaded.
  func sectionBefore(_ section: Int) -> Int? {
    Self.translate(section, from: after, to: before)
      .flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  /// Returns the index of a section after the change, even if it is reloaded, or `nil` if it is
  /// deleted.
  func sectionIndexAfter(_ section: Int) -> Int? {
    Self.translate(section, from: before, to: after)
  }

  /// Whether any item or section was moved.
  var hasMoves: Bool { !before.movedItems.isEmpty || !before.movedSections.isEmpty }

  /// Returns whether an item was moved, either by itself or with its section.
  func isMoved(_ path: IndexPath) -> Bool {
    before.movedItems[PathKey(path)] != nil || before.movedSections[path.section] != nil
  }

  private func isReloaded(_ path: IndexPath) -> Bool {
    reloadedItems.contains(path) || reloadedSections.contains(path.section)
  }

  private static func translate(_ section: Int, from: Side, to: Side) -> Int? {
    from.movedSections[section] ?? translate(section, leavingOut: from.sections, to.sections)
  }

  private static func translate(_ path: IndexPath, from: Side, to: Side) -> IndexPath? {
    if !from.movedItems.isEmpty, let moved = from.movedItems[PathKey(path)] { return moved }
    guard let section = translate(path.section, from: from, to: to),
      let item = translate(
        path.item, leavingOut: from.items(inSection: path.section),
        to.items(inSection: section))
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns the index after the change for an index before it, or the reverse.
  ///
  /// The remaining indices keep their order. The result is `nil` if the given index is itself left
  /// out, because its item or section is deleted, inserted or moved.
  private static func translate(
    _ index: Int, leavingOut gone: some RandomAccessCollection<Int>,
    _ arrived: some RandomAccessCollection<Int>
  ) -> Int? {
    let goneBefore = count(below: gone.count) { element($0, of: gone) < index }
    if goneBefore < gone.count, element(goneBefore, of: gone) == index { return nil }
    let rank = index - goneBefore
    // The index of the n-th arrival minus n is the number of remaining indices before it.
    return rank + count(below: arrived.count) { element($0, of: arrived) - $0 <= rank }
  }

  private static func element(_ offset: Int, of list: some RandomAccessCollection<Int>) -> Int {
    list[list.index(list.startIndex, offsetBy: offset)]
  }

  /// Returns the number of values below `end` before the first one that fails a condition.
  ///
  /// All later values must fail the condition as well.
  fileprivate static func count(below end: Int, where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      if isMet(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
