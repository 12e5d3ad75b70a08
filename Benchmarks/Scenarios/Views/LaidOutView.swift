import BenchHarness
import CompositionalLayout
package import LayoutCore
import LayoutDrawing
package import LayoutExplanation
import LayoutViewport

/// View over a scenario or document, laid out with its visible contents measured, for pictures
/// and explanations.
package struct LaidOutView {
  /// Changes of the view of a scenario; nil keeps the value of the scenario.
  package struct Surroundings {
    package var width: Double?
    package var height: Double?
    package var scale: Double?
    package var isRightToLeft = false

    /// Keeps everything.
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

  /// The name of the scenario with the number of its items.
  package let title: String
  /// The layout with the measured sizes.
  package let engine: DefaultLayoutEngine
  /// The visible part of the content, in points.
  package let viewport: Frame
  /// The work of the query for the visible elements.
  package let work: WorkCounters
  /// The visible elements.
  package let elements: [LayoutElement]
  /// The number of groups solved before anything was measured.
  package let groupsPrepared: Int
  /// The work on each measured element.
  package let elementWork: [ElementID: ElementWork]

  /// Lays a scenario out and measures its visible contents.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - items: The number of items.
  ///   - seed: Decides everything random.
  ///   - offset: The distance of the view from the start of the content, in points; no further than
  ///     to its end.
  ///   - surroundings: The changes of the view.
  ///   - measures: Whether visible contents are measured; otherwise estimates stay.
  /// - Throws: `LayoutError` if it cannot be laid out, `SuiteError` if the scenario has a slip.
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
      return container.view(from: min(max(0, offset), far), over: engine.contentSize)
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
    elementWork = try ElementWork.byElement(answers, in: unmeasured)
    var visible = VisibleElements()
    engine.query(viewport, into: &visible)
    visible.sort()
    title = "\(scenario.name), \(ItemCount.grouped(items)) items"
    self.engine = engine
    self.viewport = viewport
    work = visible.work
    elements = Array(visible.elements)
  }

  /// The layout by the clauses alone, with the same measured sizes and the same visible part; nil
  /// with more than `InterpretedLayout.mostItems` items.
  package var interpreted: InterpretedLayout? {
    InterpretedLayout(engine, visibleBounds: viewport)
  }

  /// The name of an element for people: `3.17`, `header 3`, `badge 3.2`.
  package func name(of id: ElementID) -> String { engine.input.name(of: id) }
}
