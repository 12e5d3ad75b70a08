import BenchHarness
import LayoutCore
import ScreenPlaces
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Floors find what the default strategy finds, with no additional work.
struct FloorTests {
  @Test(arguments: Scenario.screens.filter { $0.name != "precision" })
  func queryFloorCopiesFoundElements(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 400, seed: 7)
    var engine = try StrategyStore().strategy(DefaultLayoutEngine.self, for: workload, .measured)
    let floor = QueryFloorBenchmark(workload, strategy: engine)
    let container = workload.upright.container
    let contentSize = engine.contentSize
    let starts = (0..<workload.upright.sections.count).flatMap { section in
      (0..<workload.upright.sections[section].itemCount).compactMap {
        engine.frame(section: section, item: $0)
      }
    }.map { container.start(of: $0, over: contentSize) }
    let rows = Set(starts).sorted()
    for view in workload.randomViews(of: contentSize).prefix(40) {
      _ = floor.run(iterations: 1)
      engine.setVisibleBounds(view)
      #expect(Array(floor.elements) == engine.seen(in: view))
      let offset = container.start(of: view, over: contentSize)
      #expect(floor.row == max(0, rows.count { $0 <= offset } - 1))
    }
  }

  @Test(arguments: [Scenario.listEstimated, .gridEstimated, .chatPrepend])
  func resizeFloorFindsTheSameElements(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 300, seed: 7)
    var engine = try StrategyStore().strategy(DefaultLayoutEngine.self, for: workload, .measured)
    let floor = try ResizeFloorBenchmark(workload, strategy: engine)
    let grid = workload.upright.container.grid
    floor.prepareBatch(iterations: 60)
    for (size, _) in try workload.otherSizes().prefix(60) {
      _ = floor.run(iterations: 1)
      try engine.fit([size])
      let frame = try #require(
        engine.frame(section: size.element.section, item: size.element.item))
      #expect(floor.length == grid.subpixels(engine.contentSize.vertical).rawValue)
      // Rows of a grid move by whole pixels only when frames are written.
      #expect(Subpixels(rawValue: floor.start).roundedToPixels == Int64((frame.y * 3).rounded()))
      let view = workload.viewport(at: size.element, in: engine)
      engine.setVisibleBounds(view)
      #expect(Array(floor.elements) == engine.seen(in: view))
    }
    let last = floor.length
    floor.prepareBatch(iterations: 1)
    _ = floor.run(iterations: 60)
    #expect(floor.length == last, "a batch takes back what the one before did")
  }

  @Test func blockSumsAreSums() {
    var random = SeededRandom(seed: 3)
    for count in [1, 63, 64, 65, 4096, 4097, 10_000] {
      var values = (0..<count).map { _ in Int64(random.next(in: 0..<50)) }
      var sums = BlockSums(values)
      for _ in 0..<40 {
        let index = random.next(in: 0..<count)
        sums.add(7, at: index)
        values[index] += 7
        let place = random.next(in: 0..<count)
        let start = values[..<place].reduce(0, +)
        #expect(sums.total == values.reduce(0, +))
        #expect(sums.sum(before: place) == start)
        if values[place] > 0 {
          #expect(sums.index(at: start) == place)
          #expect(sums.index(at: start + values[place] - 1) == place)
        }
      }
      #expect(sums.index(at: sums.total + 1) == count - 1)
    }
  }

  @Test(arguments: Scenario.screens.filter { $0.name != "precision" }, [40, 1000])
  func prepareFloorKnowsTheContentLength(scenario: Scenario, items: Int) throws {
    let workload = try scenario.workload(items: items, seed: 7)
    let engine = try DefaultLayoutEngine(workload.upright)
    let floor = PrepareFloorBenchmark(workload)
    let counters = floor.countWork()
    // Layouts with boundary items of their own end with these items.
    let end = ContentBounds(workload.upright).boundary.after
    let container = workload.upright.container
    #expect(
      container.grid.points(floor.length + end) == engine.contentSize[container.scrollAxis])
    // The floor solves only what has to be solved.
    let solved = try #require(counters["groupsSolved"])
    #expect((1...engine.work.groupsSolved).contains(solved))
  }

  /// Twenty sections with five behaviours share one group, but each kind of section in a mixed
  /// screen has its own.
  @Test func prepareFloorSolvesEachGroupOnce() throws {
    let rows = PrepareFloorBenchmark(try Scenario.orthogonalRows.workload(items: 1000, seed: 7))
    let few = PrepareFloorBenchmark(try Scenario.mixedScreen.workload(items: 1000, seed: 7))
    let many = PrepareFloorBenchmark(try Scenario.mixedScreen.workload(items: 9000, seed: 7))
    #expect(rows.countWork() == ["groupsSolved": 1])
    #expect(few.countWork() == many.countWork())
    #expect(few.countWork()["groupsSolved", default: 0] >= 8)
  }

  @Test func floorsCountTheirWork() throws {
    let workload = try Scenario.listEstimated.workload(items: 200, seed: 7)
    for operation in TimedOperation.all where operation != .diff {
      guard let floor = try operation.floor?.benchmark(workload, StrategyStore()) else { continue }
      floor.prepareBatch(iterations: 1)
      let counters = floor.countWork()
      #expect(counters.count == 1 && counters.values.allSatisfy { $0 > 0 }, "\(operation)")
      let checksums = (0..<2).map { _ in
        floor.prepareBatch(iterations: 3)
        return floor.run(iterations: 3)
      }
      #expect(Set(checksums).count == 1 && checksums[0] != 0, "\(operation)")
    }
  }

  @Test func floorReportsTooManyRows() throws {
    let selection = SuiteSelection(
      scenarios: [.precision], operations: [.query], items: [100_000_000],
      strategies: [StrategyEntry.all[0]])
    let results = try SuiteRunner(options: SuiteOptions(passes: .counters))
      .run(selection.cases(for: selection.workloads()))
    #expect(results.map(\.strategy) == ["default", "floor"])
    #expect(results.map(\.state) == [.measured, .notApplicable])
  }

  @Test func memoryIsNewEachTime() throws {
    let workload = try Scenario.listFixed.workload(items: 1000, seed: 7)
    let warm = try StrategyEntry.all[0].benchmark(workload, .materialise, StrategyStore())
    let cold = try StrategyEntry.all[0].benchmark(workload, .materialiseCold, StrategyStore())
    for benchmark in [warm, cold] {
      benchmark.prepareBatch(iterations: 1)
      #expect(benchmark.countWork() == ["framesWritten": 1000])
    }
    #expect(warm.frameDigest == cold.frameDigest)
    let memory = FreshMemory(of: Frame.zero, blocks: 3, count: 200)
    for block in 0..<3 {
      memory.withBlock(block) { frames in
        #expect(frames.count == 200)
        for index in frames.indices where frames[index] != .zero { Issue.record("not fresh") }
        frames[199] = Frame(x: 1, y: 2, width: 3, height: 4)
      }
    }
    #expect(memory.withBlock(2) { $0[199].width } == 3)
  }
}
