import LayoutCore

/// Engine after a change to the data, with measured sizes kept for their items and sections.
///
/// A few changes are applied one after the other, without touching anything else. Many would move
/// the same items over and over again: then everything is solved again, and the sizes are applied
/// by their new names.
struct SizeFollowing {
  /// The maximum number of changes applied one after the other.
  static let changeLimit = 64

  private let paths: UpdatePathMap
  private let old: DefaultLayoutEngine
  private let input: LayoutInput
  private let changeLimit: Int

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - paths: The map from old to new paths.
  ///   - old: The engine before the change.
  ///   - input: The input after the change.
  ///   - changeLimit: The maximum number of changes applied one after the other.
  init(
    _ paths: UpdatePathMap, from old: DefaultLayoutEngine, to input: LayoutInput,
    changeLimit: Int = Self.changeLimit
  ) {
    self.paths = paths
    self.old = old
    self.input = input
    self.changeLimit = changeLimit
  }

  /// Solves the layout after the change.
  ///
  /// - Throws: `LayoutError` if the input cannot be laid out.
  /// - Complexity: O(*s*) and a few lookups for each of a few changes, among *s* sections; O(*s* +
  ///   *m* log *m*) for *m* measured elements if there are many, or if sections mean something else
  ///   than before.
  func engine() throws(LayoutError) -> DefaultLayoutEngine {
    // Behaviour 75
    let changes = LayoutChangeList(paths, from: old.input, to: input).changes
    if changes.count <= changeLimit, let engine = try? changed(by: changes) { return engine }
    return try rebuilt()
  }

  private func changed(by changes: [LayoutChange]) throws(LayoutError) -> DefaultLayoutEngine {
    var engine = old
    try engine.apply(changes)
    // Unused plans stay known until there are too many of them.
    let isCrowded = engine.input.plans.count > 2 * input.plans.count + 8
    if isCrowded || !engine.input.isEquivalent(to: input) { try engine.update(to: input) }
    try engine.fit(
      paths.before.movedItems.compactMap { from, to in
        size(
          from: ElementID(section: from.section, item: from.item), to: itemID(to), in: engine)
      })
    return engine
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

  /// Returns the name of an element after the change; nil if it is gone or reloaded.
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

  /// Returns the measured size of an element; nil if it has none, or its size proposal has changed
  /// with its name.
  private func size(
    from: ElementID, to: ElementID, in engine: DefaultLayoutEngine
  ) -> FittedSize? {
    let lengths = old.fittedLengths(of: from)
    guard !lengths.isUnknown, getsSameProposal(to, in: engine, as: from) else { return nil }
    return FittedSize(to, lengths: lengths, grid: engine.input.container.grid)
  }

  /// Whether the content of an element gets the same size proposal as before.
  private func getsSameProposal(
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
      // Badges are numbered by where they are among the items.
      let isSameGroupOfItems =
        paths.before.items[before.section] == nil && paths.after.items[id.section] == nil
      return template.keepsEdgeSizes(of: oldTemplate) && (id.item == 0 || isSameGroupOfItems)
    }
    return template.keepsItemSize(at: id.item, of: oldTemplate, at: before.item)
  }
}

extension DefaultLayoutEngine {
  /// Forgets all measured sizes, and nothing else.
  mutating func forgetSizes() throws(LayoutError) {
    let input = input
    try update(to: LayoutInput(container: input.container))
    try update(to: input)
  }
}

extension LayoutInput {
  /// Whether two inputs lay out the same, however they number their names.
  ///
  /// - Complexity: O(*s*) for *s* sections, and comparing the distinct plans.
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
