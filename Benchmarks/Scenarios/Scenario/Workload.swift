package import BenchHarness
package import CompositionalLayout
public import LayoutCore

/// A scenario at one size: the same input for every strategy.
public final class Workload: Sendable {
  /// The scenario of this size.
  public let scenario: Scenario
  /// The number of items in all sections together.
  public let items: Int
  /// Seed of everything random: counts, contents and places.
  public let seed: UInt64
  /// The surroundings of the view when it is upright.
  package let environment: HeadlessEnvironment
  /// The layout in an upright view.
  public let upright: LayoutInput
  /// The layout in the same view, turned on its side.
  public let turned: LayoutInput
  /// The orthogonal sections, at most a few hundred.
  public let rows: [Int]

  /// The upright layout as the default strategy lays it out.
  let engine: DefaultLayoutEngine

  init(
    scenario: Scenario, items: Int, seed: UInt64, environment: HeadlessEnvironment
  ) throws {
    self.scenario = scenario
    self.environment = environment
    self.items = items
    self.seed = seed
    try scenario.content?.require(environment)
    let counts = try Self.counts(of: scenario, items: items, seed: seed)
    (upright, turned) = try scenario.withDescription(items, seed) { layout in
      try (
        layout.layoutInput(for: environment, itemCounts: counts),
        layout.layoutInput(for: environment.turned, itemCounts: counts)
      )
    }
    if scenario.content != nil, !upright.hasEstimates {
      try scenario.requireEstimates(in: environment, seed: seed)
    }
    engine = try DefaultLayoutEngine(upright)
    // Rejects an input here that the turned view makes invalid, before any strategy gets it.
    _ = try DefaultLayoutEngine(turned)
    rows = upright.sections.indices.lazy
      .filter { [upright] in Self.isRow($0, of: upright) }
      .prefix(256).map { $0 }
  }

  /// The number of items of each section, once their total is checked and only the seed decides
  /// about them.
  static func counts(
    of scenario: Scenario, items: Int, seed: UInt64
  ) throws(SuiteError) -> [Int] {
    let counts = scenario.makeCounts(items, seed)
    let total = counts.reduce(0, &+)
    guard total == items else {
      throw .wrongTotal(scenario: scenario.name, items: items, total: total)
    }
    guard scenario.makeCounts(items, seed) == counts else {
      throw .unseededCounts(scenario: scenario.name, seed: seed)
    }
    return counts
  }

  private static func isRow(_ section: Int, of input: LayoutInput) -> Bool {
    input.isRow(section: section)
  }

  /// The size of the content in the upright view with nothing measured, in points.
  public var contentSize: Vector { engine.contentSize }

  /// The size of the upright view, in points.
  public var viewport: Vector { upright.container.size }

  /// A source of random numbers, the same for every strategy.
  package func random(for purpose: UInt64) -> SeededRandom {
    SeededRandom(seed: seed &* 31 &+ purpose)
  }

  /// The content's scroll axis.
  package var axis: Axis { upright.container.scrollAxis }

  /// The view somewhere in the upright content, a whole number of points from its start, or the
  /// pixels next to it, and never beyond its end.
  ///
  /// - Parameters:
  ///   - fraction: 0 at the start, 1 at the end.
  ///   - contentSize: The size of the content if something has been measured, in points.
  /// - Returns: The view, in content coordinates.
  package func view(at fraction: Double, of contentSize: Vector? = nil) -> Frame {
    let contentSize = contentSize ?? self.contentSize
    let far = upright.container.scrollRange(over: contentSize)
    var view = upright.container.view(from: (far * fraction).rounded(.down), over: contentSize)
    // A scroll view rests on whole pixels; content from right to left may end between two.
    view.offset[axis] = upright.container.wholePixels(view.offset[axis])
    return view
  }

  /// The range of offsets of a section's row, in points.
  package func rowRange(ofSection section: Int) -> ClosedRange<Double> {
    engine.row(section: section)?.range ?? 0...0
  }

  /// The views of `query`.
  ///
  /// - Parameter contentSize: The size of the content, in points.
  /// - Returns: Views anywhere in it, at its start and at its end.
  func randomViews(of contentSize: Vector) -> [Frame] {
    var random = random(for: 1)
    return ((0..<1022).map { _ in random.next(in: 0.0..<1) } + [0, 1])
      .map { view(at: $0, of: contentSize) }
  }

  /// The view with an item at its start, within the end of the content.
  func view(at id: ElementID, in strategy: some LayoutStrategy) -> Frame {
    let container = upright.container
    let contentSize = strategy.contentSize
    let last = container.scrollRange(over: contentSize)
    let start = strategy.frame(section: id.section, item: id.item).map {
      container.start(of: $0, over: contentSize)
    }
    return container.view(from: min(max(0, start ?? 0), last), over: contentSize)
  }

  /// The axes of an item's content-dependent size.
  func estimatedAxes(section: Int, item: Int) -> AxisSet {
    engine.estimatedAxes(of: ElementID(section: section, item: item))
  }

  /// The place of an item in the upright view with nothing measured.
  package func unmeasuredFrame(section: Int, item: Int) -> Frame? {
    engine.frame(section: section, item: item)
  }

  /// The orthogonal sections visible in a view of the upright content.
  package func rows(in view: Frame) -> [Int] {
    var visible = VisibleElements()
    engine.query(view, into: &visible)
    return Set(visible.elements.map(\.section)).filter { Self.isRow($0, of: upright) }.sorted()
  }
}
