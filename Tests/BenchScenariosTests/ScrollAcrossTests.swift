import BenchHarness
import LayoutCore
import ScreenPlaces
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests drags and flings of orthogonal rows, and the work of their frames.
struct ScrollAcrossTests {
  /// Screens with orthogonal rows in every view.
  private static let scenarios: [Scenario] = [.orthogonalRows, .shelves, .longRow, .longRows]

  private func trace(
    _ scenario: Scenario, items: Int = 1000, seed: UInt64 = 7
  ) throws -> (trace: RowGestureTrace, workload: Workload) {
    let workload = try scenario.workload(items: items, seed: seed)
    let engine = try StrategyStore().strategy(DefaultLayoutEngine.self, for: workload, .measured)
    return (try RowGestureTrace(workload, in: engine), workload)
  }

  // MARK: The trace

  @Test(arguments: scenarios + [.mixedScreen, .libraryApp])
  func rowsAreDraggedInViewUntilTheyRest(scenario: Scenario) throws {
    let (trace, workload) = try self.trace(scenario)
    var engine = try StrategyStore().strategy(DefaultLayoutEngine.self, for: workload, .measured)
    #expect(trace.steps.count == 600)
    for (index, step) in trace.steps.enumerated() {
      let row = try #require(workload.measuredRow(ofSection: step.section)?.row)
      #expect((step.released != nil) == (index % 30 == 0))
      #expect((row.range.lowerBound - 1...row.range.upperBound + 1).contains(step.offset))
      engine.setRowOffset(step.offset, section: step.section)
      let shown = engine.seen(in: step.view).filter { $0.section == step.section }
      #expect(!shown.isEmpty)
      let cells = engine.seen(in: step.row).filter { $0.kind == .cell }
      #expect(cells.filter { $0.section == step.section } == shown.filter { $0.kind == .cell })
      guard index % 30 == 29 else { continue }
      #expect(abs(row.restingOffset(near: step.offset) - step.offset) < 0.2)
    }
  }

  @Test(arguments: scenarios)
  func aRowHoldsOnlyItsOwnElements(scenario: Scenario) throws {
    let (trace, workload) = try self.trace(scenario, items: 4000)
    let engine = try StrategyStore().strategy(DefaultLayoutEngine.self, for: workload, .measured)
    for step in trace.steps {
      #expect(engine.seen(in: step.row).allSatisfy { $0.section == step.section })
    }
  }

  @Test func theSeedDecidesTheGestures() throws {
    let offsets = try [1, 1, 2].map { seed in
      try self.trace(.orthogonalRows, seed: seed).trace.steps.map(\.offset)
    }
    #expect(offsets[0] == offsets[1] && offsets[0] != offsets[2])
    let (trace, workload) = try self.trace(.orthogonalRows, items: 10_000)
    let behaviors = Set(
      trace.steps.map {
        workload.upright.plan(ofSection: $0.section).section.orthogonalScrolling
      })
    #expect(behaviors.count == 5)
    #expect(Set(trace.steps.map(\.section)).count > 10)
  }

  @Test func reportsScreensWithoutRows() throws {
    let workload = try Scenario.libraryApp.workload(items: 2, seed: 7)
    #expect(throws: NothingToScroll.self) {
      try StrategyEntry.all[0].benchmark(workload, .scrollAcross, StrategyStore())
    }
    #expect(!Scenario.listFixed.operations.contains(.scrollAcross))
  }

  // MARK: The work of a frame

  /// Returns the counters of one frame by a strategy.
  private func counters(
    _ operation: TimedOperation, _ strategy: StrategyEntry, on workload: Workload
  ) throws -> [String: Int] {
    let benchmark = try strategy.benchmark(workload, operation, StrategyStore())
    benchmark.prepareBatch(iterations: 1)
    return benchmark.countWork()
  }

  /// Returns the counters that differ between two sizes, allowing for up to three more nodes of an
  /// index.
  private func growing(
    _ operation: TimedOperation, _ strategy: StrategyEntry, _ small: Workload, _ large: Workload
  ) throws -> [String] {
    let few = try counters(operation, strategy, on: small)
    let many = try counters(operation, strategy, on: large)
    #expect(few["elementsEmitted", default: 0] > 0 && Set(few.keys) == Set(many.keys))
    return few.keys.sorted().filter { name in
      let difference = many[name, default: 0] - few[name, default: 0]
      return name == "indexNodesVisited" ? !(0...3).contains(difference) : difference != 0
    }
  }

  /// Strategies visiting all items do not claim to be independent of the size.
  @Test(arguments: [Scenario.orthogonalRows, .longRow])
  func aFrameTouchesOneSectionAtAnySize(scenario: Scenario) throws {
    let small = try scenario.workload(items: 1000, seed: 7)
    let large = try scenario.workload(items: 1_000_000, seed: 7)
    let strategies = StrategyEntry.all.filter { $0.takesPart(in: scenario) && !$0.isLinear }
    #expect(strategies.count >= 8)
    for operation in [TimedOperation.scrollAcross, .scrollAcrossRow] {
      for strategy in strategies {
        let growing = try growing(operation, strategy, small, large)
        #expect(growing.isEmpty, "\(operation) by \(strategy.name)")
      }
    }
  }

  @Test func aRowOfManyTouchesOneSection() throws {
    let workloads = try [1000, 100_000].map { try Scenario.longRows.workload(items: $0, seed: 7) }
    for items in workloads {
      let counts = try counters(.scrollAcrossRow, StrategyEntry.all[0], on: items)
      #expect(counts["sectionsVisited"] == 1, "\(items.items)")
    }
  }

  @Test func detectsWalkOverAllSections() throws {
    let workloads = try [1000, 4000].map {
      try Scenario.orthogonalRows.workload(items: $0, seed: 7)
    }
    for operation in [TimedOperation.scrollAcross, .scrollAcrossRow] {
      let growing = try growing(
        operation, FaultyLayout<CostFaults.EverySection>.entry, workloads[0], workloads[1])
      #expect(growing == ["sectionsVisited"])
    }
    let linear = try growing(
      .scrollAcross, #require(StrategyEntry.all.first { $0.name == "naive" }), workloads[0],
      workloads[1])
    #expect(linear.contains("groupsSolved"))
  }
}
