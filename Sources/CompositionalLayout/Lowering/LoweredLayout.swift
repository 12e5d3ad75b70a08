import LayoutCore
import LayoutDescription

/// A layout translated into the engine's input for one environment, together with the parts of its
/// description that the engine ignores.
struct LoweredLayout {
  /// A section description, and the index of the first section whose plan was created from it.
  struct Source {
    let section: Int

    /// The description; `nil` for an empty section without one.
    let description: NSCollectionLayoutSection?
  }

  /// The input for the layout engine.
  private(set) var input: LayoutInput

  /// For each plan in the input, the section description it was created from.
  ///
  /// Sections with equal plans share a source.
  private(set) var sources: [Source] = []

  /// The handlers and padding specified in the description, which the engine ignores.
  private(set) var parts = LoweredParts()

  /// The number of times the section provider has been called.
  var providerCalls = 0
  /// The number of sections translated into plans, rather than recognised as equal to a recent
  /// section.
  private(set) var sectionsLowered = 0
  /// The sections that are described differently from an earlier section with the same key.
  var mismatchedSections: [(section: Int, key: AnyHashable)] = []

  /// For each description, the index of its plan in the input; negative if the input does not
  /// contain the plan yet.
  private var plansByDescription: ContiguousArray<Int32> = []

  /// Creates a layout from an input without sections.
  init(_ input: LayoutInput) { self.input = input }

  /// Appends a section with the given plan, and stores the parts of its description that the engine
  /// ignores.
  mutating func append(
    _ plan: SectionPlan, from description: NSCollectionLayoutSection?, itemCount: Int
  ) {
    let section = input.sections.count
    append(plan: plan, of: description, itemCount: itemCount)
    if let description { parts.add(SectionParts(description), ofSection: section) }
  }

  /// Appends all sections of a provider.
  ///
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if groups are nested too deeply for the engine.
  mutating func append(_ sections: ProvidedSections, itemCounts: [Int]) throws {
    var recent = RecentSections()
    for (index, count) in itemCounts.enumerated() {
      try sections.ask(index, itemCount: count) { section in
        guard let section else { return append(.nothing, from: nil, itemCount: count) }
        if let plan = recent.plan(of: section) {
          input.append(planAt: plan, itemCount: count)
          if section.mayHaveParts { parts.add(SectionParts(section), ofSection: index) }
        } else {
          append(try sections.lowering.plan(of: section), from: section, itemCount: count)
          sectionsLowered += 1
          recent.remember(input.sections[index].plan)
        }
      }
    }
    providerCalls = sections.callCount
  }

  /// Appends a section with the description found for its key.
  ///
  /// - Parameters:
  ///   - descriptionIndex: The index of the description in `keyed.descriptions`.
  ///   - keyed: The sections appended so far, each with the index of its description.
  ///   - itemCount: The number of items in the section.
  ///   - isNew: Whether the description was created for this section.
  mutating func append(
    _ descriptionIndex: Int32, to keyed: inout KeyedSections, itemCount: Int, isNew: Bool
  ) {
    keyed.append(descriptionIndex)
    appendPlan(of: descriptionIndex, in: keyed.descriptions, itemCount: itemCount, isNew: isNew)
  }

  private mutating func appendPlan(
    of descriptionIndex: Int32, in descriptions: SectionDescriptions, itemCount: Int, isNew: Bool
  ) {
    while plansByDescription.count <= descriptionIndex { plansByDescription.append(-1) }
    let plan = plansByDescription[Int(descriptionIndex)]
    guard plan < 0 || isNew else {
      return input.append(planAt: Int(plan), itemCount: itemCount)
    }
    let section = descriptions[descriptionIndex]
    append(plan: section.plan, of: section.description, itemCount: itemCount)
    plansByDescription[Int(descriptionIndex)] = Int32(input.sections[input.sections.count - 1].plan)
  }

  /// Appends the given number of sections that have not been described yet.
  ///
  /// - Complexity: O(1).
  mutating func append(_ placeholder: LoweredSection, count: Int) {
    guard count > 0 else { return }
    let section = input.sections.count
    input.append(
      placeholder.plan, itemCount: SectionPlan.placeholderItemCount, count: count)
    if input.plans.count > sources.count {
      sources.append(Source(section: section, description: nil))
    }
  }

  /// Replaces a section's placeholder with its description, and appends the section to the input.
  ///
  /// - Parameters:
  ///   - descriptionIndex: The index of the description.
  ///   - section: The index of the section in the list of all sections.
  ///   - keyed: The list of all sections.
  ///   - itemCount: The number of items in the section.
  ///   - isNew: Whether the description has just been requested.
  mutating func append(
    _ descriptionIndex: Int32, at section: Int, of keyed: inout KeyedSections, itemCount: Int,
    isNew: Bool
  ) {
    keyed.set(descriptionIndex, at: section)
    appendPlan(of: descriptionIndex, in: keyed.descriptions, itemCount: itemCount, isNew: isNew)
  }

  /// Completes a layout of keyed sections by storing the section list with the handlers and
  /// padding.
  mutating func finish(_ keyed: consuming KeyedSections) {
    keyed.forgetUnusedDescriptions()
    parts.set(keyed)
  }

  private mutating func append(
    plan: SectionPlan, of description: NSCollectionLayoutSection?, itemCount: Int
  ) {
    let section = input.sections.count
    input.append(plan, itemCount: itemCount)
    if input.plans.count > sources.count {
      sources.append(Source(section: section, description: description))
    }
  }

  /// Appends sections sharing one description.
  mutating func append(
    _ plan: SectionPlan, from description: NSCollectionLayoutSection, itemCounts: [Int]
  ) {
    for (index, count) in itemCounts.enumerated() {
      if index == 0 {
        append(plan, from: description, itemCount: count)
      } else {
        input.appendRepeatingPlan(itemCount: count)
      }
    }
    parts.set(SectionParts(description))
  }
}
