/// Correspondence of the sections of two orders.
struct SectionPairing {
  /// Relation of a section to the one of the same identifier in the other order.
  enum Change: UInt8 {
    /// Has none: the section is deleted or inserted.
    case unpaired
    /// Stays or moves as a whole; changes of its items are listed.
    case kept
    /// Stays or moves as a whole; its items are the same list in memory.
    case same
    /// Is reloaded, or inserted with the mark to be; its items are not listed.
    case reloaded
  }

  /// The index in the new order by old index, or -1.
  private(set) var newIndices: [Int32]
  /// The index in the old order by new index, or -1.
  private(set) var oldIndices: [Int32]
  /// The change by new index.
  private(set) var changes: [Change]

  /// Pairs sections of equal identifiers.
  init(old: SnapshotOrder, new: SnapshotOrder, map: HandleMap) {
    newIndices = [Int32](repeating: -1, count: old.order.count)
    oldIndices = [Int32](repeating: -1, count: new.order.count)
    changes = [Change](repeating: .unpaired, count: new.order.count)
    for (newIndex, section) in new.order.enumerated() {
      let match = map[section]
      let isReloaded = new.reloadedSections.contains(section)
      if isReloaded { changes[newIndex] = .reloaded }
      guard match.isHandle, let oldIndex = old.index(of: match) else { continue }
      newIndices[oldIndex] = Int32(truncatingIfNeeded: newIndex)
      oldIndices[newIndex] = Int32(truncatingIfNeeded: oldIndex)
      if !isReloaded {
        let items = new.sections[section.index].items
        let isSame = items.sharesStorage(with: old.sections[match.index].items)
        changes[newIndex] = isSame ? .same : .kept
      }
    }
  }

  /// Returns the change of the section with an index in the old order.
  func change(ofOldSection index: Int) -> Change {
    newIndices[index] < 0 ? .unpaired : changes[Int(newIndices[index])]
  }
}
