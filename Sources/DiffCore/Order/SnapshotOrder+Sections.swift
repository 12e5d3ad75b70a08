extension SnapshotOrder {
  /// Inserts new sections and moves sections already present, together with their items.
  ///
  /// - Parameters:
  ///   - added: The sections; if any section occurs twice, the order becomes invalid and must no
  ///     longer be used.
  ///   - index: The insertion index, in terms of the order before any section moves.
  ///   - tableCount: The number of section handles.
  /// - Returns: The sections occurring more than once and the sections already present.
  /// - Complexity: O(*k* + *s*) for *k* of *s* sections; O(*k*) at the end if all are new.
  @usableFromInline
  mutating func insertSections(_ added: [Handle], at index: Int, tableCount: Int) -> Claim {
    sections.grow(to: tableCount, repeating: SectionItems())
    var claim = Claim()
    var isAdded = Bitset(count: added.count == 1 ? 0 : tableCount)
    for section in added {
      if added.count > 1, !isAdded.insert(section) { claim.duplicates.append(section) }
      if containsSection(section) { claim.existing.append(section) }
    }
    guard claim.duplicates.isEmpty else { return claim }
    let index = index - claim.existing.count { sections[$0.index].index < index }
    if !claim.existing.isEmpty {
      for section in claim.existing { sections[section.index].index = -1 }
      order.removeAll { !sections[$0.index].isPresent }
      numberSections(from: 0)
    }
    order.insert(contentsOf: added, at: index)
    numberSections(from: index)
    return claim
  }

  /// Deletes sections with their items; missing sections are ignored.
  ///
  /// - Complexity: O(*s* + *n*) for *s* sections and the *n* items of the deleted ones.
  @usableFromInline
  mutating func deleteSections(_ deleted: [Handle]) {
    let present = deleted.filter { $0.isHandle && containsSection($0) }
    guard !present.isEmpty else { return }
    for section in present where sections[section.index].isPresent {
      let items = sections[section.index].items
      places.update(items) { place, _ in place.section = .none }
      itemCount -= items.count
      reloadedItems.subtract(items)
      reconfiguredItems.subtract(items)
      sections[section.index] = SectionItems()
    }
    reloadedSections.subtract(present)
    order.removeAll { !sections[$0.index].isPresent }
    numberSections(from: 0)
  }

  private mutating func numberSections(from start: Int) {
    for index in start..<order.count {
      sections[order[index].index].index = Int32(truncatingIfNeeded: index)
    }
  }

  /// The last section, or `nil` if the snapshot has no sections.
  @usableFromInline var lastSection: Handle? { order.last }

  @usableFromInline var sectionCount: Int { order.count }
}
