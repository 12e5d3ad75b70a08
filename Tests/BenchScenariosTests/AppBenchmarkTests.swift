import BenchHarness
import CompositionalLayout
import LayoutCore
import ScreenPlaces
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests the counters of operations on collection views, and the detection of wrong results.
@MainActor
struct AppBenchmarkTests {
  private nonisolated static let operations = TimedOperation.all.filter(\.drivesView)

  private func workload(
    _ scenario: Scenario = .listEstimated, items: Int = 400
  ) throws -> Workload {
    try scenario.workload(items: items, seed: 7)
  }

  private func driver(
    _ action: AppAction,
    configure: @escaping (UICollectionViewCompositionalLayout) -> Void = { _ in }
  ) throws -> AppDriver {
    let driver = AppDriver(try workload(), action, configure: configure)
    driver.prepare()
    return driver
  }

  @Test(arguments: AppAction.allCases)
  func countsDoNotGrowWithTheList(action: AppAction) throws {
    let counts = try [4000, 40_000].map { items in
      let benchmark = AppBenchmark(try workload(items: items), action, fresh: nil)
      benchmark.prepareBatch(iterations: 1)
      return benchmark.countWork()
    }
    for name in ["viewsMade", "viewsReused", "contentsAsked", "attributesMade"] {
      let (few, many) = (try #require(counts[0][name]), try #require(counts[1][name]))
      #expect(many <= few + 24, "\(name)")
    }
  }

  /// Items before a visible orthogonal row move the other items, because the row keeps its offset.
  @Test(arguments: [100, 400]) func growingRowKeepsItsOffset(items: Int) throws {
    let driver = AppDriver(try workload(.shelves, items: items), .batch)
    driver.prepare()
    let drift = driver.measureMetrics(8).metrics["anchorDrift"] ?? nil
    #expect(drift == nil || drift == 0)
  }

  /// Each visible cell is asked for its size once, and the size is applied once.
  @Test func oneSizeCostsOneFit() throws {
    let benchmark = AppBenchmark(try workload(), .firstScreen, fresh: nil)
    benchmark.prepareBatch(iterations: 1)
    let counts = benchmark.countWork()
    #expect(counts["contentsAsked"] == 8 && counts["viewsMade"] == 8)
    #expect(counts["fits"] == 8 && counts["fittedSizesApplied"] == 8)
  }

  @Test func reusesCells() throws {
    let benchmark = AppBenchmark(try workload(), .scroll, fresh: nil)
    benchmark.prepareBatch(iterations: 60)
    _ = benchmark.run(iterations: 59)
    let counts = benchmark.countWork()
    #expect(counts["viewsMade"] == 0)
    #expect(try #require(counts["attributesMade"]) > 0)
  }

  @Test func providersAreCounted() throws {
    let benchmark = AppBenchmark(
      try workload(.gridEstimated, items: 2000), .firstScreen, fresh: nil)
    benchmark.prepareBatch(iterations: 1)
    let sections = try workload(.gridEstimated, items: 2000).upright.sections.count
    #expect(benchmark.countWork()["providerCalls"] == sections)
  }

  /// Returns a screen of three sections, each described by a provider.
  private func threeSections() throws -> Workload {
    let scenario = Scenario(
      name: "three-sections", summary: "three lists", imitates: "a settings screen",
      layout: {
        CompositionalLayoutDescription(sectionProvider: { _, _ in .rows(estimated: 80) })
      }, counts: { items, _ in [items - 20, 0, 20] }, content: .text(characters: 1..<377))
    return try scenario.workload(items: 400, seed: 7)
  }

  /// After each change of the data, there is one call for the number of sections and one for each
  /// section.
  @Test(arguments: AppAction.allCases)
  func readsCountsOncePerChange(action: AppAction) throws {
    let benchmark = AppBenchmark(try threeSections(), action, fresh: nil)
    benchmark.prepareBatch(iterations: 1)
    let changesData = [.firstScreen, .batch, .diff].contains(action)
    let lowerings = [.scroll: 0, .jump: 0, .rotate: 2][action] ?? 1
    for _ in 0..<2 {
      let counts = benchmark.countWork()
      #expect(counts["countCalls"] == (changesData ? 4 : 0))
      #expect(counts["lowerings"] == lowerings)
      #expect(counts["providerCalls"] == 3 * lowerings)
    }
  }

  /// All three sections have the same key; a snapshot of few changes asks for nothing at all.
  @Test(arguments: [AppAction.firstScreen, .batch, .diff, .rotate])
  func keysSaveCalls(action: AppAction) throws {
    let benchmark = AppBenchmark(try threeSections(), action, .byKey, fresh: nil)
    benchmark.prepareBatch(iterations: 1)
    for repetition in 0..<2 {
      let counts = benchmark.countWork()
      let isNew = action == .firstScreen || action == .rotate && repetition == 0
      #expect(counts["providerCalls"] == (isNew ? 1 : 0))
      #expect(counts["countCalls"] == (action == .firstScreen ? 4 : 0))
      // The changes of the difference are too many for each section.
      #expect(counts["lowerings"] == [.batch: 0, .rotate: 2][action] ?? 1)
    }
    #expect(!benchmark.hasTimedParts)
  }

  /// On demand, only visible sections are asked for, whatever the number of sections.
  @Test(arguments: [AppAction.firstScreen, .batch, .rotate], [1000, 10_000])
  func sectionsOnDemandSaveCalls(action: AppAction, items: Int) throws {
    let scenario = try #require(Scenario.all.first { $0.name == "mixed-screen" })
    let benchmark = AppBenchmark(
      try scenario.workload(items: items, seed: 7), action, .onDemand, fresh: nil)
    benchmark.prepareBatch(iterations: 1)
    for _ in 0..<2 {
      let counts = benchmark.countWork()
      // A batch asks for the section with the inserted rows.
      let most = [.firstScreen: 6, .batch: 1, .rotate: 20][action] ?? 0
      #expect((1...most).contains(counts["providerCalls"] ?? 0))
      #expect(counts["countCalls"] == 0)
    }
    #expect(!benchmark.hasTimedParts)
  }

  /// Screens with and without keys show the same after each action.
  @Test(
    arguments: ["mixed-screen", "orthogonal-rows", "many-sections"],
    [
      AppAction.firstScreen, .diff, .rotate,
    ])
  func keysChangeNothingThatIsShown(name: String, action: AppAction) throws {
    let scenario = try #require(Scenario.all.first { $0.name == name })
    let drivers = try [SectionRequestTiming.everyTime, .byKey].map { question in
      let driver = AppDriver(
        try scenario.workload(items: 3000, seed: 7), action, question)
      driver.prepare()
      return driver
    }
    for _ in 0..<3 {
      let steps = drivers.map { $0.answer(nil) }
      #expect(steps[0].checksum == steps[1].checksum)
      #expect(steps[0].step.elements == steps[1].step.elements)
      #expect(steps[0].step.contentSize == steps[1].step.contentSize)
    }
  }

  @Test(arguments: AppAction.allCases)
  func reportsLoweringTimeSeparately(action: AppAction) throws {
    let workload = try threeSections()
    let benchmark = AppBenchmark(workload, action, fresh: nil)
    benchmark.prepareBatch(iterations: 1)
    let times = benchmark.timeParts(by: SystemClock())
    #expect(times.count == 1)
    let time = try #require(times["loweringNanoseconds"])
    #expect((time > 0) == ![.scroll, .jump].contains(action))
    #expect(benchmark.measureMetrics()["loweringNanoseconds"] == nil, "no exact number")
    // Repetitions change no counters, and each repetition does the same work.
    let driver = AppDriver(workload, action)
    driver.prepare()
    let lowerings = driver.lowerings()
    let count = driver.screen.layout.tally.lowerings
    for lowering in lowerings {
      driver.source.clearTally()
      driver.repeatLowering(lowering)
      #expect(driver.source.tally.providerCalls == 3)
      #expect(driver.source.tally.countCalls == (lowering.callsForCounts ? 4 : 0))
    }
    #expect(driver.screen.layout.tally.lowerings == count)
    let upright = workload.scenario.environment.size
    let sizes = lowerings.map(\.environment.size)
    #expect(
      action == .rotate
        ? sizes == [CGSize(width: upright.height, height: upright.width), upright]
        : sizes.allSatisfy { $0 == upright })
  }

  @Test func onlyViewsHaveLoweringTime() throws {
    let benchmark = try StrategyEntry.all[0].benchmark(
      workload(), .firstScreen, StrategyStore())
    benchmark.prepareBatch(iterations: 1)
    #expect(!benchmark.hasTimedParts && benchmark.timeParts(by: SystemClock()).isEmpty)
    let counts = benchmark.countWork()
    #expect(counts["lowerings"] == nil && counts["countCalls"] == nil)
  }

  /// Squares of fixed size, followed by an unmeasured row.
  @Test func unmeasuredLayoutsKeepTheirOffset() throws {
    let scenario = Scenario(
      name: "squares", summary: "", imitates: "",
      layout: {
        CompositionalLayoutDescription(sectionProvider: { index, _ in
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1))
          let square = NSCollectionLayoutItem(layoutSize: size)
          return index == 1
            ? .rows(estimated: 80)
            : NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [square]))
        })
      }, counts: { items, _ in [items - 1, 1] }, content: .text(characters: 1..<377))
    let driver = AppDriver(try scenario.workload(items: 60, seed: 7), .rotate)
    driver.prepare()
    let offset = driver.screen.view.contentOffset
    let (metrics, warnings) = driver.measureMetrics(1)
    #expect(driver.screen.layout.measuredSizes.elements.isEmpty)
    #expect(driver.screen.view.contentOffset == offset)
    #expect(metrics["anchorDrift"] == nil && warnings.isEmpty, "\(warnings)")
  }

  @Test(arguments: [AppAction.batch, .scroll, .rotate])
  func reportsStableItems(action: AppAction) throws {
    let (metrics, warnings) = try driver(action).measureMetrics(12)
    #expect(metrics["anchorDrift"] == 0 && warnings.isEmpty)
  }

  @Test func reportsMovedItems() throws {
    let driver = try driver(.batch) { $0.contentAnchor = .none }
    let (metrics, warnings) = driver.measureMetrics(1)
    #expect(try #require(metrics["anchorDrift"] ?? nil) > 1000)
    #expect(warnings.map(\.code) == [.wrongPlaces])
  }

  @Test func reportsWrongLanding() throws {
    let driver = try driver(.jump)
    let id = ElementID(section: 0, item: 200)
    driver.screen.view.scrollToItem(at: [0, 200], at: .top, animated: false)
    #expect(driver.screen.view.landingError(of: id, at: .top) == 0)
    driver.screen.view.contentOffset.y += 7
    driver.screen.view.layoutIfNeeded()
    #expect(driver.screen.view.landingError(of: id, at: .top) == 7)
    driver.screen.view.contentOffset.y = 0
    driver.screen.view.layoutIfNeeded()
    #expect(driver.screen.view.landingError(of: id, at: .top) == .infinity)
  }

  @Test func findsViewsWithOtherContents() throws {
    let right = FreshAnswer(DefaultLayoutEngine.self)
    let wrong = FreshAnswer { state in
      var (size, elements) = try right.answer(state)
      elements[elements.count - 1].frame.y += 1 / 3
      return (size, elements)
    }
    let digests = try [nil, right, wrong].map { fresh in
      let benchmark = AppBenchmark(try workload(), .scroll, fresh: fresh)
      benchmark.prepareBatch(iterations: 8)
      return (0..<8).map(benchmark.digest)
    }
    #expect(digests[0] == digests[1])
    #expect(zip(digests[0], digests[2]).allSatisfy { $0 != $1 })
  }

  /// Strategies that cannot drive a view have nothing to run.
  @Test func onlyTheDefaultEngineDrivesViews() throws {
    let naive = StrategyEntry.all.filter { $0.name == "naive" }
    #expect(!SuiteSelection(operations: Self.operations, strategies: naive).hasBenchmarks)
    let all = SuiteSelection(
      scenarios: [.listEstimated], operations: Self.operations, items: [10],
      strategies: StrategyEntry.all)
    let keys = try all.cases(for: all.workloads()).map(\.key)
    let possible = Self.operations.filter { $0.applies(to: .listEstimated) }
    #expect(keys.map(\.operation) == possible.map(\.name))
    #expect(Set(keys.map(\.strategy)) == ["default"])
  }
}
