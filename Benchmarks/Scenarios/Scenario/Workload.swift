package import BenchHarness
package import CompositionalLayout
public import LayoutCore
import ScreenPlaces

/// A scenario with a particular number of items: the common input of all strategies.
public final class Workload: Sendable {
  /// The scenario that describes the layout and its data.
  public let scenario: Scenario
  /// The total number of items in all sections.
  public let items: Int
  /// The seed for everything random: item counts, content sizes and positions.
  public let seed: UInt64
  /// The environment of the upright view.
  package let environment: HeadlessEnvironment
  /// The layout in the upright view.
  public let upright: LayoutInput
  /// The layout in the same view after a quarter turn.
  public let turned: LayoutInput
  /// The indices of the orthogonal sections, at most 256 of them.
  public let rows: [Int]

  /// The default strategy with the upright layout and nothing measured.
  let engine: DefaultLayoutEngine

  init(
    scenario: Scenario, items: Int, seed: UInt64, environment: HeadlessEnvironment
  ) throws {
    self.scenario = scenario
    self.environment = environment
    self.items = items
    self.seed = seed
    try scenario.content?.require(environment)
    (upright, turned) = try Self.layouts(
      of: scenario, items: items, seed: seed, in: environment)
    if scenario.content != nil, !upright.hasEstimates {
      try scenario.requireEstimates(in: environment, seed: seed)
    }
    engine = try DefaultLayoutEngine(upright)
    // Rejects an input whose rotated form is invalid, before any strategy receives it.
    _ = try DefaultLayoutEngine(turned)
    rows = upright.sections.indices.lazy
      .filter { [upright] in Self.isRow($0, of: upright) }
      .prefix(256).map { $0 }
  }

  /// Returns the layout of a scenario before and after a quarter turn.
  ///
  /// - Throws: `SuiteError` for a mistake in the scenario, or an error of the app.
  private static func layouts(
    of scenario: Scenario, items: Int, seed: UInt64, in environment: HeadlessEnvironment
  ) throws -> (upright: LayoutInput, turned: LayoutInput) {
    if let maker = scenario.screenMaker {
      let layouts = try MainQueue.make {
        try HostedScreen.layouts(maker, items: items, in: environment)
      }
      let total = layouts.upright.sections.reduce(0) { $0 + $1.itemCount }
      guard total == items else {
        throw SuiteError.wrongTotal(scenario: scenario.name, items: items, total: total)
      }
      return layouts
    }
    let counts = try counts(of: scenario, items: items, seed: seed)
    return try scenario.withDescription(items, seed) { layout in
      try (
        layout.layoutInput(for: environment, itemCounts: counts),
        layout.layoutInput(for: environment.turned, itemCounts: counts)
      )
    }
  }

  /// Returns the number of items in each section.
  ///
  /// - Throws: `SuiteError` if the counts do not add up to the requested number of items, or if
  ///   they depend on anything but the seed.
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

  /// Whether any position depends on the size of measured content.
  package var measuresContents: Bool {
    scenario.content != nil || scenario.hasOwnCells && upright.hasEstimates
  }

  private static func isRow(_ section: Int, of input: LayoutInput) -> Bool {
    input.isRow(section: section)
  }

  /// The size of the content in the upright view before any measurement, in points.
  public var contentSize: Vector { engine.contentSize }

  /// The size of the upright view, in points.
  public var viewport: Vector { upright.container.size }

  /// Returns a random number generator for the given purpose, seeded equally for every strategy.
  package func random(for purpose: UInt64) -> SeededRandom {
    SeededRandom(seed: seed &* 31 &+ purpose)
  }

  /// The scroll axis of the content.
  package var axis: Axis { upright.container.scrollAxis }

  /// Returns the visible rectangle at a fraction of the scroll range of the upright content.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the scroll range: 0 at the start, 1 at the end.
  ///   - contentSize: The size of the content, in points, or `nil` for the size before any
  ///     measurement.
  /// - Returns: The visible rectangle in content coordinates, never beyond the end. It starts a
  ///   whole number of points from the start of the content, or at the nearest pixel.
  package func viewport(at fraction: Double, of contentSize: Vector? = nil) -> Frame {
    let contentSize = contentSize ?? self.contentSize
    let far = upright.container.scrollRange(over: contentSize)
    var view = upright.container.viewport(from: (far * fraction).rounded(.down), over: contentSize)
    // A scroll view rests on whole pixels, but right-to-left content may end between two pixels.
    view.offset[axis] = upright.container.wholePixels(view.offset[axis])
    return view
  }

  /// Returns the range of scroll offsets of a section's orthogonal row, in points.
  package func rowRange(ofSection section: Int) -> ClosedRange<Double> {
    engine.row(section: section)?.range ?? 0...0
  }

  /// Returns the visible rectangles for the operation `query`.
  ///
  /// - Parameter contentSize: The size of the content, in points.
  /// - Returns: Rectangles at random positions, followed by one at the start of the content and one
  ///   at its end.
  func randomViews(of contentSize: Vector) -> [Frame] {
    var random = random(for: 1)
    return ((0..<1022).map { _ in random.next(in: 0.0..<1) } + [0, 1])
      .map { viewport(at: $0, of: contentSize) }
  }

  /// Returns a visible rectangle that begins at an item, moved back if it would extend beyond the
  /// content.
  func viewport(at id: ElementID, in strategy: some LayoutStrategy) -> Frame {
    let container = upright.container
    let contentSize = strategy.contentSize
    let last = container.scrollRange(over: contentSize)
    let start = strategy.frame(section: id.section, item: id.item).map {
      container.start(of: $0, over: contentSize)
    }
    return container.viewport(from: min(max(0, start ?? 0), last), over: contentSize)
  }

  /// Returns the axes along which the size of an item depends on its content.
  func estimatedAxes(section: Int, item: Int) -> AxisSet {
    engine.estimatedAxes(of: ElementID(section: section, item: item))
  }

  /// Returns the frame of an item in the upright view before any measurement.
  package func unmeasuredFrame(section: Int, item: Int) -> Frame? {
    engine.frame(section: section, item: item)
  }

  /// Returns the orthogonal sections in a visible rectangle of the upright content.
  package func rows(in view: Frame) -> [Int] {
    var visible = VisibleElements()
    engine.query(view, into: &visible)
    return Set(visible.elements.map(\.section)).filter { Self.isRow($0, of: upright) }.sorted()
  }
}
