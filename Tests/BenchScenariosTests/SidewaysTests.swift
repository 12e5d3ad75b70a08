import BenchHarness
import CompositionalLayout
import LayoutCore
import ScreenPlaces
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests horizontally scrolling scenarios in both layout directions: all operations work as usual,
/// and views start at the start of the content.
struct SidewaysTests {
  /// Returns a scenario with horizontally scrolling columns.
  ///
  /// - Parameters:
  ///   - direction: The layout direction.
  ///   - width: The width of a column, in points.
  ///   - content: The sizes of the contents; `nil` if nothing is estimated.
  /// - Returns: The scenario.
  private static func scenario(
    _ direction: UITraitEnvironmentLayoutDirection, width: NSCollectionLayoutDimension,
    content: ContentSizes? = nil
  ) -> Scenario {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 3), UITraitCollection(layoutDirection: direction),
    ])
    return Scenario(
      name: direction == .rightToLeft ? "sideways-mirrored" : "sideways", summary: "",
      imitates: "",
      environment: HeadlessEnvironment(
        size: CGSize(width: 390, height: 844), traitCollection: traits),
      layout: {
        let size = NSCollectionLayoutSize(
          widthDimension: width, heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        return CompositionalLayoutDescription(
          section: NSCollectionLayoutSection(group: group), configuration: configuration)
      },
      counts: { items, _ in [items] }, content: content)
  }

  private static let widths = ContentSizes { question in
    Vector(
      horizontal: Double(question.random.next(in: 40..<160)), vertical: question.offered.vertical)
  }

  private static let scenarios = [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]
    .flatMap { direction in
      [
        scenario(direction, width: .absolute(100)),
        scenario(direction, width: .estimated(100), content: widths),
      ]
    }

  @Test(arguments: scenarios)
  func strategiesAgree(scenario: Scenario) throws {
    let selection = SuiteSelection(scenarios: [scenario])
    let difference = try selection.firstDifference(items: 24)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  /// At offsets between two pixels, a harness would report that fixed anchors move.
  @Test func viewsRestOnPixelsAtFractionalEnds() throws {
    let scenario = Self.scenario(.leftToRight, width: .absolute(49))
    let workload = try scenario.workload(
      items: 101, seed: 7, in: TraceSurroundings(displayScale: 1.5, isRightToLeft: true))
    #expect(workload.contentSize.horizontal * 1.5 == 7423.5)
    for fraction in [0, 0.25, 0.4, 1] {
      let pixels = workload.viewport(at: fraction).x * 1.5
      #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(fraction)")
    }
  }

  /// A quarter of a pixel remains between such content and a view at its start.
  @Test(arguments: [(1.25, 61.0, 17), (2.625, 50, 37)])
  func fractionalContentStartsOnAPixel(
    scale: Double, width: Double, items: Int
  ) throws {
    let scenario = Self.scenario(.rightToLeft, width: .absolute(width))
    let workload = try scenario.workload(
      items: items, seed: 7, in: TraceSurroundings(displayScale: scale, isRightToLeft: true))
    let (view, container) = (workload.viewport(at: 0), workload.upright.container)
    #expect(abs(container.start(of: view, over: workload.contentSize) * scale - 0.25) < 1e-6)
    #expect(ScreenPlace(try DefaultLayoutEngine(workload.upright), in: view, atEnd: false) == nil)
  }

  @Test(arguments: scenarios)
  func viewsReachFromStartToEnd(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 100, seed: 7)
    let isMirrored = workload.upright.container.isRightToLeft
    let (start, end) = (workload.viewport(at: 0), workload.viewport(at: 1))
    #expect(start == Frame(x: isMirrored ? 10_000 - 390 : 0, y: 0, width: 390, height: 844))
    #expect(end == Frame(x: isMirrored ? 0 : 10_000 - 390, y: 0, width: 390, height: 844))
    let engine = try DefaultLayoutEngine(workload.upright)
    #expect(engine.seen(in: start).map(\.item) == [0, 1, 2, 3])
    #expect(engine.seen(in: end).map(\.item) == [96, 97, 98, 99])
  }

  @Test(arguments: scenarios)
  func operationsShowItemsAndRepeat(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 60, seed: 7)
    for operation in scenario.operations {
      let benchmark = try StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
      let iterations = min(8, benchmark.preferredIterationLimit)
      let checksums = (0..<2).map { _ in
        benchmark.prepareBatch(iterations: iterations)
        return benchmark.run(iterations: iterations)
      }
      #expect(Set(checksums).count == 1, "\(operation)")
      benchmark.prepareBatch(iterations: 1)
      _ = benchmark.countWork()
      if ![.prepare, .item, .materialise, .materialiseCold].contains(operation) {
        #expect(try #require(benchmark.visibleItems) > 2, "\(operation)")
      }
    }
  }

  /// Content shorter than the view rests at offset 0, whatever its length.
  @Test(arguments: scenarios.filter { $0.content != nil }, [3, 200])
  func stableItemsDoNotMove(scenario: Scenario, items: Int) throws {
    let workload = try scenario.workload(items: items, seed: 7)
    for operation in [TimedOperation.firstScreen, .scroll, .rotate, .resize, .scrollTo] {
      let benchmark = try StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
      benchmark.prepareBatch(iterations: benchmark.metricIterations)
      let metrics = benchmark.measureMetrics()
      #expect(metrics["anchorDrift"] ?? 0 == 0, "\(operation)")
      #expect(metrics["landingError"] ?? 0 == 0, "\(operation)")
      #expect(benchmark.warnings.isEmpty, "\(operation): \(benchmark.warnings)")
    }
  }

  @Test func detectsStrategyThatIgnoresTheAnchor() throws {
    for scenario in Self.scenarios where scenario.content != nil {
      let workload = try scenario.workload(items: 500, seed: 7)
      let benchmark = try FaultyLayout<ChangeFaults.StillFrames>.entry.benchmark(
        workload, .scroll, StrategyStore())
      benchmark.prepareBatch(iterations: benchmark.metricIterations)
      let drift = try #require(benchmark.measureMetrics()["anchorDrift"] ?? nil)
      #expect(drift > 1, "\(scenario.name)")
    }
  }

  @Test func theSafeAreaTurnsWithTheView() {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      var environment = HeadlessEnvironment(
        size: CGSize(width: 390, height: 844),
        traitCollection: UITraitCollection(layoutDirection: direction))
      environment.safeAreaInsets = NSDirectionalEdgeInsets(
        top: 47, leading: 1, bottom: 34, trailing: 2)
      let insets = environment.turned.safeAreaInsets
      let isMirrored = direction == .rightToLeft
      #expect(insets.leading == (isMirrored ? 34 : 47))
      #expect(insets.trailing == (isMirrored ? 47 : 34))
      #expect(environment.turned.size == CGSize(width: 844, height: 390))
      // After turning, the right edge is at the top.
      #expect(insets.top == (isMirrored ? 1 : 2))
    }
  }
}
