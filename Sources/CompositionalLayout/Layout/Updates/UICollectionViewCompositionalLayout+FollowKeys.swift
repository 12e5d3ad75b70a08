import LayoutCore

/// Methods for laying out changes to the data in layouts with section keys or sections described on
/// demand.
extension UICollectionViewCompositionalLayout {
  /// The largest number of changes to apply one by one to the items of a section.
  ///
  /// Each change may require all measured groups after it to be laid out again.
  private static let changesPerSection = 64
  /// The number of sections that can be laid out in the time it takes to apply one change.
  private static let sectionsPerChange = 16

  /// Lays out a change to the data by requesting only the keys of changed sections.
  ///
  /// The view's updates must describe the whole change, as the difference between two snapshots
  /// does. Nothing else may have changed.
  ///
  /// - Parameters:
  ///   - keys: The reader of the section keys; it must have a placeholder if sections are described
  ///     on demand.
  ///   - environment: The environment for the descriptions of new sections.
  ///   - counts: The number of items in each section after the change.
  /// - Returns: Whether the layout is up to date; otherwise every section has to be translated
  ///   again.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if groups are nested too deeply for the engine.
  /// - Complexity: O(*u* log *s*) for *u* item changes and *s* sections; O(*s*) if sections have
  ///   changed.
  func followKeys(
    _ keys: SectionKeyReader, in environment: HeadlessEnvironment, counts: ItemCountList
  ) throws -> Bool {
    guard !keys.isChecking, diagnosed.isClean, !measuring.forgetsSizes,
      case .keyed(let before) = parts.sections, before.descriptions === keys.descriptions,
      let update, update.isOnlyChange, !update.isApplied, let commit = update.announced,
      commit.isExact, let provided = clockedDescription.providedSections(in: environment)
    else { return false }
    let old = update.engine
    let wanted = keys.placeholder == nil ? [] : wantedSections(among: counts.count)
    var change = KeyedChange(commit.paths, of: before, counts: counts, wanted: wanted)
    defer { ViewWork.current?.providerCalls += provided.callCount }
    try change.ask(keys, in: provided)
    let changes = change.changes()
    // A provider may have changed the data again.
    guard self.update?.announced?.isExact == true,
      change.largestSectionChange <= Self.changesPerSection,
      changes.count <= max(SizeMigration.changeLimit, counts.count / Self.sectionsPerChange),
      old.input.plans.count <= 2 * change.sections.usedCount + 8,
      let engine = try? SizeMigration.engine(old, afterExactly: changes, at: commit.paths),
      !hasProblem(change.newSections, in: engine)
    else { return false }
    self.engine = engine
    measuring.askedSiblings = []
    self.update?.announced = nil
    self.update?.isFollowed = true
    if !commit.paths.changesSections {
      self.update?.changedSections = change.changedSections
    }
    var sections = change.sections
    sections.forgetUnusedDescriptions()
    var parts = LoweredParts()
    parts.set(sections)
    adopt(parts)
    return true
  }

  /// Returns whether any of the sections may need a diagnostic.
  private func hasProblem(
    _ sections: [Int: LoweredSection], in engine: DefaultLayoutEngine
  ) -> Bool {
    sections.contains { index, section in
      guard let description = section.description, let template = engine.template(section: index)
      else { return false }
      return LayoutDiagnosis.hasProblem(template, of: description)
    }
  }
}
