import LayoutCore

/// A layout lowered for one environment, together with the parts not handled by the engine.
struct LoweredLayout {
  /// The original section description of a plan.
  ///
  /// `section` is the index of the first section with the plan.
  struct Source {
    let section: Int

    /// The description; `nil` for an empty section without one.
    let description: NSCollectionLayoutSection?
  }

  /// The engine's input for solving the layout.
  private(set) var input: LayoutInput

  /// The source of each plan in the input.
  ///
  /// Sections with equal plans share a source.
  private(set) var sources: [Source] = []

  /// The parts of the descriptions not handled by the engine.
  private(set) var parts = LoweredParts()

  /// The number of times the section provider has been called.
  var providerCalls = 0

  /// Creates a lowered layout whose input has no sections yet.
  init(_ input: LayoutInput) { self.input = input }

  /// Appends a section with the given plan.
  mutating func append(
    _ plan: SectionPlan, from description: NSCollectionLayoutSection?, itemCount: Int
  ) {
    let section = input.sections.count
    input.append(plan, itemCount: itemCount)
    if input.plans.count > sources.count {
      sources.append(Source(section: section, description: description))
    }
    parts.handlers.set(description?.visibleItemsInvalidationHandler, forSection: section)
    parts.paddings.set(description, at: section)
  }

  /// Appends sections that share one description.
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
    parts.handlers.setForAllSections(description.visibleItemsInvalidationHandler)
    parts.paddings.setForAllSections(description)
  }
}

/// The parts of a lowered description not handled by the engine.
struct LoweredParts {
  /// The closures that may modify the visible elements of each section.
  var handlers = VisibleItemHandlers()
  /// The padding above the content of boundary items.
  var paddings = ElementPaddings()
  /// The names of the element kinds, indexed by the numbers the engine uses for them.
  var elementKinds: [String] = []
  /// Whether the layout depends on the scroll offset, because of pinned items or handlers.
  var followsScrolling = false
}
