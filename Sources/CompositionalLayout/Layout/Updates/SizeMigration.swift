import LayoutCore

/// Computes the engine for changed data, keeping the measured sizes of the remaining elements.
///
/// A few changes are applied one by one, without touching anything else. Applying many of them one
/// by one would move the same items repeatedly. Instead, the whole layout is computed again, and
/// the measured sizes are applied to the elements' new identifiers.
struct SizeMigration {
  /// The maximum number of changes to apply individually.
  static let changeLimit = 64

  private let paths: UpdatePathMap
  private let old: DefaultLayoutEngine
  private let input: LayoutInput
  private let changeLimit: Int

  /// Creates the computation for a change.
  ///
  /// - Parameters:
  ///   - paths: The map from old to new index paths.
  ///   - old: The engine before the change, with the measured sizes to keep.
  ///   - input: The input for the engine after the change.
  ///   - changeLimit: The maximum number of changes to apply individually.
  init(
    _ paths: UpdatePathMap, from old: DefaultLayoutEngine, to input: LayoutInput,
    changeLimit: Int = Self.changeLimit
  ) {
    self.paths = paths
    self.old = old
    self.input = input
    self.changeLimit = changeLimit
  }

  /// Returns the engine after the change.
  ///
  /// - Throws: `LayoutError` if the input cannot be laid out.
  /// - Complexity: O(*s*) for *s* sections, plus a few lookups for each change. If there are many
  ///   changes, or if descriptions of sections have changed, it is O(*s* + *m* log *m*) for *m*
  ///   measured elements.
  func engine() throws(LayoutError) -> DefaultLayoutEngine {
    // Behaviour 75
    let changes = LayoutChangeList(paths, from: old.input, to: input).changes
    if changes.count <= changeLimit, let engine = try? changed(by: changes) { return engine }
    return try rebuilt()
  }

  private func changed(by changes: [LayoutChange]) throws(LayoutError) -> DefaultLayoutEngine {
    var engine = old
    try engine.apply(changes)
    // Unused plans are kept until too many of them have accumulated.
    let isCrowded = engine.input.plans.count > 2 * input.plans.count + 8
    if isCrowded || !engine.input.isEquivalent(to: input) { try engine.update(to: input) }
    try fitMovedItems(in: &engine)
    return engine
  }

  /// Returns the engine after all changes of a batch, including the measured sizes of moved items.
  ///
  /// - Parameters:
  ///   - old: The engine before the changes, with the measured sizes to keep.
  ///   - changes: All changes of the batch, in the order of their application.
  ///   - paths: The map from old to new index paths.
  /// - Returns: A changed copy of the engine.
  /// - Throws: `LayoutError` if the changes cannot be applied.
  /// - Complexity: O(log *s* + log *m*) for each change, with *s* sections and *m* measured groups.
  static func engine(
    _ old: DefaultLayoutEngine, afterExactly changes: [LayoutChange], at paths: UpdatePathMap
  ) throws(LayoutError) -> DefaultLayoutEngine {
    var engine = old
    try engine.apply(changes)
    try Self(paths, from: old, to: engine.input).fitMovedItems(in: &engine)
    return engine
  }

  private func fitMovedItems(in engine: inout DefaultLayoutEngine) throws(LayoutError) {
    var sizes: [FittedSize] = []
    for (from, to) in paths.before.movedItems {
      let old = ElementID(section: from.section, item: from.item)
      if let size = size(from: old, to: itemID(to), in: engine) { sizes.append(size) }
    }
    try engine.fit(sizes)
  }

  private func rebuilt() throws(LayoutError) -> DefaultLayoutEngine {
    var engine = old
    try engine.forgetSizes()
    try engine.update(to: input)
    var sizes: [FittedSize] = []
    for fitted in old.fittedSizes {
      guard let id = follow(fitted.element, in: engine),
        let size = size(from: fitted.element, to: id, in: engine)
      else { continue }
      sizes.append(size)
    }
    try engine.fit(sizes)
    return engine
  }

  private func itemID(_ path: IndexPath) -> ElementID {
    ElementID(section: path.section, item: path.item)
  }

  /// Returns the identifier of an element after the change; `nil` if it is deleted or reloaded.
  private func follow(_ id: ElementID, in engine: DefaultLayoutEngine) -> ElementID? {
    if id.kind == .cell {
      return paths.pathAfter(IndexPath(item: id.item, section: id.section)).map(itemID)
    }
    let name = old.input.elementKinds[Int(id.kind.nameIndex)]
    guard let kind = engine.input.knownKind(id.kind.category, name) else { return nil }
    if id.item == LayoutElement.layoutItem {
      return ElementID(kind: kind, section: id.section, item: id.item)
    }
    return paths.sectionAfter(id.section).map {
      ElementID(kind: kind, section: $0, item: id.item)
    }
  }

  /// Returns the measured size of an element under its new identifier.
  ///
  /// - Returns: The size; `nil` if the element has not been measured, or if another size is
  ///   proposed to it after the change.
  private func size(
    from: ElementID, to: ElementID, in engine: DefaultLayoutEngine
  ) -> FittedSize? {
    let lengths = old.fittedLengths(of: from)
    guard !lengths.isUnknown, hasSameProposal(to, in: engine, as: from) else { return nil }
    return FittedSize(to, lengths: lengths, grid: engine.input.container.grid)
  }

  /// Returns whether the size proposed to the content of an element is the same as before the
  /// change.
  private func hasSameProposal(
    _ id: ElementID, in engine: DefaultLayoutEngine, as before: ElementID
  ) -> Bool {
    if id.item == LayoutElement.layoutItem {
      return old.input.container == input.container && old.input.boundaries == input.boundaries
    }
    guard let template = engine.template(section: id.section),
      let oldTemplate = old.template(section: before.section),
      old.input.container.grid == input.container.grid
    else { return false }
    guard id.kind == .cell else {
      // Badges are numbered by their position among the items.
      let isSameGroupOfItems =
        paths.before.items(inSection: before.section).isEmpty
        && paths.after.items(inSection: id.section).isEmpty
      return template.keepsEdgeSizes(of: oldTemplate) && (id.item == 0 || isSameGroupOfItems)
    }
    return template.keepsItemSize(at: id.item, of: oldTemplate, at: before.item)
  }
}

extension DefaultLayoutEngine {
  /// Discards all measured sizes without changing anything else.
  mutating func forgetSizes() throws(LayoutError) {
    let input = input
    try update(to: LayoutInput(container: input.container))
    try update(to: input)
  }
}

extension LayoutInput {
  /// Returns whether two inputs result in the same layout, even if they number plans or names
  /// differently.
  ///
  /// - Complexity: O(*s*) for *s* sections, plus the comparison of the distinct plans.
  func isEquivalent(to other: LayoutInput) -> Bool {
    guard container == other.container, interSectionSpacing == other.interSectionSpacing,
      boundaries == other.boundaries, sections.count == other.sections.count
    else { return false }
    var alike: [Int: Int] = [:]
    for (section, otherSection) in zip(sections, other.sections) {
      guard section.itemCount == otherSection.itemCount else { return false }
      if alike[section.plan] == otherSection.plan { continue }
      guard plans[section.plan] == other.plans[otherSection.plan] else { return false }
      alike[section.plan] = otherSection.plan
    }
    return true
  }
}
