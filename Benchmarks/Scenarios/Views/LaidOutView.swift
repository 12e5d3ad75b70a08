import BenchHarness
import CompositionalLayout
package import LayoutCore
import LayoutDrawing
package import LayoutExplanation
import LayoutViewport
import ScreenPlaces

/// A view of a scenario or document, laid out with its visible contents measured, for pictures and
/// explanations.
package struct LaidOutView {
  /// Changes to the environment of a scenario.
  ///
  /// A `nil` property keeps the scenario's value.
  package struct Surroundings {
    package var width: Double?
    package var height: Double?
    package var scale: Double?
    package var isRightToLeft = false

    /// Creates surroundings that keep all values of the scenario.
    package init() {}

    fileprivate func around(_ environment: HeadlessEnvironment) -> HeadlessEnvironment {
      var changed = environment
      if let width { changed.size.width = width }
      if let height { changed.size.height = height }
      changed.traitCollection = changed.traitCollection.modifyingTraits { traits in
        if let scale { traits.displayScale = scale }
        if isRightToLeft { traits.layoutDirection = .rightToLeft }
      }
      return changed
    }
  }

  /// The name of the scenario and the number of its items.
  package let title: String
  /// The layout with the measured sizes applied.
  package let engine: DefaultLayoutEngine
  /// The visible part of the content, in points.
  package let viewport: Frame
  /// The work done by the query for the visible elements.
  package let work: WorkCounters
  /// The elements visible in the viewport.
  package let elements: [LayoutElement]
  /// The number of groups solved before any measurement.
  package let groupsPrepared: Int
  /// The work done on each measured element.
  package let elementWork: [ElementID: ElementWork]

  /// Creates a view by laying out a scenario and measuring its visible contents.
  ///
  /// - Parameters:
  ///   - scenario: The scenario whose screen is laid out.
  ///   - items: The total number of items in all sections.
  ///   - seed: The seed of all random values.
  ///   - offset: The distance of the view from the start of the content, in points; clamped to the
  ///     end of the content.
  ///   - surroundings: The changes to the environment of the scenario.
  ///   - measures: Whether to measure visible contents; otherwise they keep their estimates.
  /// - Throws: `LayoutError` if the scenario cannot be laid out, `SuiteError` if it is invalid.
  package init(
    _ scenario: Scenario, items: Int, seed: UInt64, offset: Double = 0,
    surroundings: Surroundings = Surroundings(), measures: Bool = true
  ) throws {
    let workload = try Workload(
      scenario: scenario, items: items, seed: seed,
      environment: surroundings.around(scenario.environment))
    var engine = try DefaultLayoutEngine(workload.upright)
    let container = workload.upright.container
    func view() -> Frame {
      let far = container.scrollRange(over: engine.contentSize)
      return container.viewport(from: min(max(0, offset), far), over: engine.contentSize)
    }
    var viewport = view()
    engine.setVisibleBounds(viewport)
    groupsPrepared = engine.work.groupsSolved
    var answers: [(ElementID, Vector?)] = []
    let unmeasured = engine
    if measures {
      _ = try engine.settle(in: viewport, anchor: .none) { element, axes in
        let size = workload.measure(element, axes)
        answers.append((element.id, size))
        return size
      }
      viewport = view()
      engine.setVisibleBounds(viewport)
    }
    elementWork = try ElementWork.workByElement(answers, in: unmeasured)
    var visible = VisibleElements()
    engine.query(viewport, into: &visible)
    visible.sort()
    title = "\(scenario.name), \(ItemCount.grouped(items)) items"
    self.engine = engine
    self.viewport = viewport
    work = visible.work
    elements = Array(visible.elements)
  }

  /// The layout as computed directly from the clauses of *Behaviour*, with the same measured sizes
  /// and the same visible part, or `nil` if there are more than `InterpretedLayout.maxItems` items.
  package var interpreted: InterpretedLayout? {
    InterpretedLayout(engine, visibleBounds: viewport)
  }

  /// Returns the name of an element for messages, such as `3.17`, `header 3` or `badge 3.2`.
  package func name(of id: ElementID) -> String { engine.input.name(of: id) }
}
