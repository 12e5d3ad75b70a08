/// Map between the index paths before and after a change to the data.
///
/// Items neither deleted, inserted, reloaded nor moved keep their order and fill gaps:
///
///     before    a  b  c  d        delete 1, insert 0
///     after     x  a  c  d        pathAfter(0) = 1, pathAfter(1) = nil, pathBefore(0) = nil
struct UpdatePathMap {
  /// One of the two states of the data: its sections and items without a counterpart of the same
  /// rank in the other.
  struct Side {
    /// In ascending order, as are the items of each section.
    private(set) var sections: [Int] = []
    private(set) var items: [Int: [Int]] = [:]
    /// The places on the other side of this side's moved sections and items.
    private(set) var movedSections: [Int: Int] = [:]
    private(set) var movedItems: [PathKey: IndexPath] = [:]

    mutating func leaveOut(_ path: IndexPath) {
      if path.item == NSNotFound {
        sections.append(path.section)
      } else {
        items[path.section, default: []].append(path.item)
      }
    }

    mutating func move(_ path: IndexPath, to other: IndexPath) {
      leaveOut(path)
      if path.item == NSNotFound {
        movedSections[path.section] = other.section
      } else {
        movedItems[PathKey(path)] = other
      }
    }

    mutating func reserveCapacity(_ moveCount: Int) { movedItems.reserveCapacity(moveCount) }

    mutating func sort() {
      sections.sort()
      for section in items.keys { items[section]?.sort() }
    }
  }

  private(set) var before = Side()
  private(set) var after = Side()

  /// Reloaded sections, by their old numbers: they have a place on both sides, but no counterpart.
  private(set) var reloadedSections: Set<Int> = []
  private(set) var reloadedItems: Set<IndexPath> = []

  /// Builds the map of a layout's update items.
  ///
  /// - Complexity: O(*u* log *u*) for *u* changes.
  init(_ updates: [UICollectionViewUpdateItem]) {
    // Growing tables hash each path several times.
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
        if let new { after.leaveOut(new) }
      case .delete:
        if let old { before.leaveOut(old) }
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

  /// Where an item is after the change; nil if it is gone.
  ///
  /// - Complexity: O(log *u*) for *u* changes.
  func pathAfter(_ path: IndexPath) -> IndexPath? {
    isReloaded(path) ? nil : placeAfter(path)
  }

  /// Where an item was before the change; nil if it is new.
  ///
  /// - Complexity: O(log *u*) for *u* changes.
  func pathBefore(_ path: IndexPath) -> IndexPath? {
    Self.translate(path, from: after, to: before).flatMap { isReloaded($0) ? nil : $0 }
  }

  /// Returns where an item is after the change, even if it is reloaded; nil if it is gone.
  ///
  /// - Complexity: O(log *u*) for *u* changes.
  func placeAfter(_ path: IndexPath) -> IndexPath? {
    Self.translate(path, from: before, to: after)
  }

  /// Where a section is after the change; nil if it is gone.
  func sectionAfter(_ section: Int) -> Int? {
    reloadedSections.contains(section) ? nil : sectionPlaceAfter(section)
  }

  /// Where a section was before the change; nil if it is new.
  func sectionBefore(_ section: Int) -> Int? {
    Self.translate(section, from: after, to: before)
      .flatMap { reloadedSections.contains($0) ? nil : $0 }
  }

  /// Returns where a section is after the change, even if it is reloaded; nil if it is gone.
  func sectionPlaceAfter(_ section: Int) -> Int? {
    Self.translate(section, from: before, to: after)
  }

  /// Whether an item was moved, by itself or with its section.
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
        path.item, leavingOut: from.items[path.section] ?? [], to.items[section] ?? [])
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The index of the same rank among remaining indices; nil for a removed index.
  private static func translate(
    _ index: Int, leavingOut gone: [Int], _ arrived: [Int]
  ) -> Int? {
    let goneBefore = count(below: gone.count) { gone[$0] < index }
    if goneBefore < gone.count, gone[goneBefore] == index { return nil }
    let rank = index - goneBefore
    // The n-th arrival's index minus n counts the remaining indices before it.
    return rank + count(below: arrived.count) { arrived[$0] - $0 <= rank }
  }

  /// The count of numbers below `end` before the first one to fail a condition; all later numbers
  /// fail it.
  private static func count(below end: Int, where isMet: (Int) -> Bool) -> Int {
    var (low, high) = (0, end)
    while low < high {
      let middle = (low + high) / 2
      if isMet(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
