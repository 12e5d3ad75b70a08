extension DiffableSnapshot {
  /// Appends sections.
  ///
  /// Sections already present move to the end, and a warning is reported. Traps if an identifier is
  /// repeated.
  @inlinable
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) {
    insertSections(identifiers) { $0.sectionCount }
  }

  /// Inserts sections before another section.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], beforeSection toIdentifier: SectionIdentifier
  ) {
    let index = requiredIndex(ofSection: toIdentifier)
    insertSections(identifiers) { _ in index }
  }

  /// Inserts sections after another section.
  @inlinable
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier], afterSection toIdentifier: SectionIdentifier
  ) {
    let index = requiredIndex(ofSection: toIdentifier)
    insertSections(identifiers) { _ in index + 1 }
  }

  /// Deletes sections and their items; unknown identifiers are ignored.
  @inlinable
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) {
    prepareToChange()
    order.deleteSections(sectionTable.handles(of: identifiers))
  }

  /// Moves a section with its items before another section.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier, beforeSection toIdentifier: SectionIdentifier
  ) {
    moveSection(identifier, to: requiredIndex(ofSection: toIdentifier))
  }

  /// Moves a section with its items after another section.
  @inlinable
  public mutating func moveSection(
    _ identifier: SectionIdentifier, afterSection toIdentifier: SectionIdentifier
  ) {
    moveSection(identifier, to: requiredIndex(ofSection: toIdentifier) + 1)
  }

  @inlinable
  func requiredIndex(ofSection identifier: SectionIdentifier) -> Int {
    order.index(of: requiredSection(identifier)) ?? 0
  }

  @inlinable
  mutating func moveSection(_ identifier: SectionIdentifier, to index: Int) {
    let section = requiredSection(identifier)
    prepareToChange()
    _ = order.insertSections([section], at: index, tableCount: sectionTable.count)
  }

  @inlinable
  mutating func insertSections(
    _ identifiers: [SectionIdentifier], at index: (SnapshotOrder) -> Int
  ) {
    prepareToChange()
    if order.hasSpareSections(among: sectionTable.count) {
      sectionTable = sectionTable.keeping(order.renumberSections())
    }
    let oldCount = sectionTable.count
    let sections = sectionTable.intern(contentsOf: identifiers)
    for (index, section) in sections.enumerated()
    where section.index < oldCount && !storage.containsSection(section) {
      sectionTable.replace(section, by: identifiers[index])
    }
    let claim = order.insertSections(sections, at: index(order), tableCount: sectionTable.count)
    if !claim.duplicates.isEmpty {
      stop(
        SnapshotMessages.duplicates(
          .section, sectionTable.identifiers(of: claim.duplicates)))
    }
    if !claim.existing.isEmpty, SnapshotWarning.hasHandler {
      SnapshotWarning.report(
        SnapshotMessages.warning(
          .section, existing: sectionTable.identifiers(of: claim.existing)))
    }
  }
}
