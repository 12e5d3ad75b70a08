/// Which path before a change to the data is which path afterwards.
///
/// What was neither deleted, inserted, reloaded nor moved keeps its order and fills the gaps:
///
///     before    a  b  c  d        delete 1, insert 0
///     after     x  a  c  d        pathAfter(0) = 1, pathAfter(1) = nil, pathBefore(0) = nil
struct UpdatePathMap {
  /// One of the two states of the data: what in it has no counterpart of the same rank in the
  /// other.
  private struct Side {
    var sections: [Int] = []
    var items: [Int: [Int]] = [:]
    /// Where sections and items of this side that moved are on the other side.
    var movedSections: [Int: Int] = [:]
    var movedItems: [IndexPath: IndexPath] = [:]

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
        movedItems[path] = other
      }
    }

    mutating func sort() {
      sections.sort()
      for section in items.keys { items[section]?.sort() }
    }
  }

  private var before = Side()
  private var after = Side()

  /// Reads a map off the changes that a layout is told of.
  ///
  /// - Complexity: O(*u* log *u*) for *u* changes.
  init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates where update.updateAction != .none {
      let old = update.indexPathBeforeUpdate
      let new = update.indexPathAfterUpdate
      if update.updateAction == .move, let old, let new {
        before.move(old, to: new)
        after.move(new, to: old)
      } else {
        if let old { before.leaveOut(old) }
        if let new { after.leaveOut(new) }
        // A reload may name its path only once; it stands for both sides.
        if update.updateAction == .reload, let only = old ?? new, old == nil || new == nil {
          if old == nil { before.leaveOut(only) } else { after.leaveOut(only) }
        }
      }
    }
    before.sort()
    after.sort()
  }

  /// Where an item is after the change; nil if it is gone.
  ///
  /// - Complexity: O(*u*) for *u* changes in its section.
  func pathAfter(_ path: IndexPath) -> IndexPath? { Self.translate(path, from: before, to: after) }

  /// Where an item was before the change; nil if it is new.
  ///
  /// - Complexity: O(*u*) for *u* changes in its section.
  func pathBefore(_ path: IndexPath) -> IndexPath? { Self.translate(path, from: after, to: before) }

  /// Where a section is after the change; nil if it is gone.
  func sectionAfter(_ section: Int) -> Int? {
    Self.translate(section, from: before, to: after)
  }

  /// Where a section was before the change; nil if it is new.
  func sectionBefore(_ section: Int) -> Int? {
    Self.translate(section, from: after, to: before)
  }

  private static func translate(_ section: Int, from: Side, to: Side) -> Int? {
    from.movedSections[section] ?? translate(section, leavingOut: from.sections, to.sections)
  }

  private static func translate(_ path: IndexPath, from: Side, to: Side) -> IndexPath? {
    if let moved = from.movedItems[path] { return moved }
    guard let section = translate(path.section, from: from, to: to),
      let item = translate(
        path.item, leavingOut: from.items[path.section] ?? [], to.items[section] ?? [])
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The index of the same rank among what remains; nil for what does not remain.
  private static func translate(
    _ index: Int, leavingOut gone: [Int], _ arrived: [Int]
  ) -> Int? {
    var result = index
    for other in gone {
      if other == index { return nil }
      if other > index { break }
      result -= 1
    }
    for other in arrived {
      if other > result { break }
      result += 1
    }
    return result
  }
}
