import LayoutCore

/// Lowered descriptions of a layout in one environment, with their parts outside the engine:
/// sources, handlers and paddings.
struct LoweredLayout {
  /// A description, and its first section.
  struct Source {
    let section: Int

    /// Nil for an empty section without a description.
    let description: NSCollectionLayoutSection?
  }

  /// The engine's input.
  private(set) var input: LayoutInput

  /// The source of each of the input's plans; equal sections share a plan.
  private(set) var sources: [Source] = []

  /// The parts of the descriptions outside the engine.
  private(set) var parts = LoweredParts()

  /// The calls of the section provider.
  var providerCalls = 0

  /// A layout without sections.
  init(_ input: LayoutInput) { self.input = input }

  /// Adds a section at the end.
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

  /// Adds sections of one description.
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

/// Parts of a lowered description outside the engine.
struct LoweredParts {
  /// The handlers of the sections' visible elements.
  var handlers = VisibleItemHandlers()
  /// The room above the content of boundary items.
  var paddings = ElementPaddings()
  /// The names of the kinds of elements, by the engine's numbers.
  var elementKinds: [String] = []
  /// Whether scrolling the content concerns the layout, for pinned items or handlers.
  var followsScrolling = false
}
