/// Pairs the sections of an old and a new order by identifier, and records how each section
/// changed.
///
/// Sections are numbered by their positions among the compared sections of their order.
struct SectionPairing {
  /// The change to a section from the old order to the new one.
  ///
  /// The counterpart of a section is the section with the same identifier in the other order.
  enum Change: UInt8 {
    /// A section without a counterpart, which is deleted or inserted.
    case unpaired
    /// A section that stays or moves as a whole.
    ///
    /// The difference also lists the changes to its items.
    case kept
    /// A section that stays or moves as a whole and whose old and new item lists share their
    /// storage.
    case same
    /// A reloaded section, or an inserted section marked for reloading.
    ///
    /// The difference does not list its items.
    case reloaded
  }

  /// The new position of each section of the old order, or -1 if it is deleted.
  private(set) var newPositions: [Int32]
  /// The old position of each section of the new order, or -1 if it is inserted.
  private(set) var oldPositions: [Int32]
  /// The change to each section in the new order, indexed by the section's new position.
  private(set) var changes: [Change]

  /// Pairs the sections with equal identifiers.
  init(old: ComparedOrder, new: ComparedOrder, map: HandleMap) {
    newPositions = [Int32](repeating: -1, count: old.count)
    oldPositions = [Int32](repeating: -1, count: new.count)
    changes = [Change](repeating: .unpaired, count: new.count)
    for position in 0..<new.count {
      let section = new.section(at: position)
      let match = map[section]
      let isReloaded = new.order.reloadedSections.contains(section)
      if isReloaded { changes[position] = .reloaded }
      guard match.isHandle, let oldPosition = old.position(of: match) else { continue }
      newPositions[oldPosition] = Int32(truncatingIfNeeded: position)
      oldPositions[position] = Int32(truncatingIfNeeded: oldPosition)
      if !isReloaded {
        let items = new.order.sections[section.index].items
        let isSame = items.sharesStorage(with: old.order.sections[match.index].items)
        changes[position] = isSame ? .same : .kept
      }
    }
  }

  /// Returns the change to a section at a position in the old order.
  func change(ofOldSection position: Int) -> Change {
    newPositions[position] < 0 ? .unpaired : changes[Int(newPositions[position])]
  }
}
