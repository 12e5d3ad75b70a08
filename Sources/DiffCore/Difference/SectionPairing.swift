/// The pairs of sections that have the same identifier in two orders, and the change of each pair.
struct SectionPairing {
  /// How a section differs from the section with the same identifier in the other order.
  enum Change: UInt8 {
    /// A section without a counterpart, which is deleted or inserted.
    case unpaired
    /// A section that stays or moves as a whole.
    ///
    /// The changes of its items are listed.
    case kept
    /// A section that stays or moves as a whole and whose old and new item lists share their
    /// storage.
    case same
    /// A reloaded section, or an inserted section marked for reloading.
    ///
    /// Its items are not listed.
    case reloaded
  }

  /// The new index of each section of the old order, or -1 if it is deleted.
  private(set) var newIndices: [Int32]
  /// The old index of each section of the new order, or -1 if it is inserted.
  private(set) var oldIndices: [Int32]
  /// The change of each section in the new order, by the section's new index.
  private(set) var changes: [Change]

  /// Pairs the sections with equal identifiers.
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

  /// Returns the change of a section, given its index in the old order.
  func change(ofOldSection index: Int) -> Change {
    newIndices[index] < 0 ? .unpaired : changes[Int(newIndices[index])]
  }
}
