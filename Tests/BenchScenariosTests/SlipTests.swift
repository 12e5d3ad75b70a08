import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Traces, audits and counters detect slips invisible at rest, in one layout direction, at whole
/// scales or in single changes.
struct SlipTests {
  /// A slip, the scenario in which it is planted, and parts of the expected message.
  struct Plant: Sendable, CustomTestStringConvertible {
    let slip: Slip
    let scenario: Scenario
    var items = 20
    let message: [String]

    var testDescription: String { slip.rawValue }
  }

  private static let plants = [
    Plant(slip: .slowScrolling, scenario: .listFixed, items: 200, message: ["scrolled slowly to "]),
    Plant(slip: .tallView, scenario: .listFixed, message: ["view of 3001.0 points"]),
    Plant(slip: .overscroll, scenario: .listFixed, items: 50, message: ["beyond the end)"]),
    Plant(
      slip: .rightToLeft, scenario: .listEstimated,
      message: ["list-estimated, 20 items, right to left at scale ", "x of item "]),
    Plant(
      slip: .fractionalScale, scenario: .listFixed,
      message: ["list-fixed, 20 items, ", "5, default against ", "x of item "]),
    Plant(slip: .sectionMoves, scenario: .manySections, message: ["(move: item ", " of section "]),
    Plant(slip: .reloads, scenario: .listEstimated, message: ["(reload: items "]),
    Plant(
      slip: .siblings, scenario: .gridEstimated,
      message: ["uniform-siblings, 20 items", "items measured together with item "]),
  ]

  private func difference(
    _ entry: StrategyEntry, in scenario: Scenario, items: Int
  ) throws -> String? {
    let selection = SuiteSelection(
      scenarios: [scenario], strategies: [StrategyEntry.all[0], entry])
    return try selection.firstDifference(items: items)?.description
  }

  @Test(arguments: plants)
  func traceFindsTheSlip(plant: Plant) throws {
    let text = try SlippingLayout.$slip.withValue(plant.slip) {
      try difference(SlippingLayout.entry, in: plant.scenario, items: plant.items)
    }
    for part in plant.message {
      #expect(text?.contains(part) == true, "\(text ?? "nothing was found")")
    }
  }

  @Test(arguments: [Scenario.listFixed, .manySections, .gridEstimated])
  func findsNothingWithoutASlip(scenario: Scenario) throws {
    #expect(try difference(SlippingLayout.entry, in: scenario, items: 50) == nil)
  }

  // MARK: Batches

  @Test(arguments: [
    IndexSlip.staleSum(block: 8), .forgottenSplit(block: 8), .staleSum(block: 512),
    .forgottenSplit(block: 512),
  ])
  func batchesDetectForgottenBlocks(slip: IndexSlip) throws {
    let text = try SlippingExtents.$slip.withValue(slip) {
      let entry = StrategyEntry(
        LayoutEngine<SolutionCache, SlippingExtents, ShapedIndex>.self, summary: "")
      let isSmall = slip == .staleSum(block: 8) || slip == .forgottenSplit(block: 8)
      return try difference(entry, in: .listEstimated, items: isSmall ? 20 : 1000)
    }
    #expect(text?.contains("default against extents-") == true, "\(text ?? "nothing was found")")
  }

  @Test func batchSizesMatchNodeSizes() {
    #expect(Trace.batchSizes(items: 20) == [1, 2, 4, 8, 24])
    #expect(Trace.batchSizes(items: 200) == [1, 2, 4, 8, 24, 64])
    #expect(Trace.batchSizes(items: 2000) == [1, 2, 4, 8, 24, 64, 256, 512, 600])
  }

  @Test func batchesTouchBothEndsAndCrossSections() throws {
    let workload = try Scenario.manySections.workload(items: 200, seed: 7)
    let calls = Trace(workload).actions.compactMap { action -> [LayoutChange]? in
      if case .change(let changes, _) = action { changes } else { nil }
    }
    let last = workload.upright.sections.count - 1
    var touched: Set<Int> = []
    var kinds: Set<String> = []
    for changes in calls {
      let sections = Set(changes.flatMap(\.countDifferences).map(\.section))
      touched.formUnion(sections)
      for case .moveItem(let section, _, let toSection, _) in changes where section != toSection {
        kinds.insert("move between sections")
      }
      guard sections.count > 1 || changes.count > 1 else { continue }
      for case .removeItems in changes { kinds.insert("deletion across sections") }
      for case .reloadItems in changes { kinds.insert("reload across sections") }
    }
    #expect(touched.contains(0) && touched.contains(last))
    #expect(kinds.count == 3, "\(kinds)")
  }

  // MARK: Surroundings

  @Test func aRunOfTheSuiteCoversAllSurroundings() {
    for count in [5, Scenario.screens.count] {
      let hands = TraceSurroundings.distributed(to: count, seed: 7)
      #expect(hands.count == count && hands.allSatisfy { !$0.isEmpty })
      #expect(Set(hands.joined()) == Set(TraceSurroundings.all))
    }
    #expect(TraceSurroundings.all.count == 2 * TraceSurroundings.displayScales.count)
    #expect(TraceSurroundings.distributed(to: 0, seed: 7).isEmpty)
    for seed in 0..<UInt64(TraceSurroundings.all.count) {
      let hand = TraceSurroundings.distributed(to: 1, seed: seed)[0]
      #expect(hand.count == 3 && Set(hand.map(\.isRightToLeft)).count == 2)
      #expect(hand.contains { $0.displayScale != $0.displayScale.rounded() })
    }
    let other = TraceSurroundings.distributed(to: 28, seed: 8)
    #expect(other != TraceSurroundings.distributed(to: 28, seed: 7))
  }

  @Test func surroundingsChangeOnlyDirectionAndScale() throws {
    let surroundings = TraceSurroundings(displayScale: 2.625, isRightToLeft: true)
    let workload = try Scenario.mixedScreen.workload(items: 60, seed: 7, in: surroundings)
    let own = try Scenario.mixedScreen.workload(items: 60, seed: 7)
    for (other, usual) in [(workload.upright, own.upright), (workload.turned, own.turned)] {
      #expect(other.container.displayScale == 2.625 && other.container.isRightToLeft)
      for axis in Axis.allCases {
        #expect(abs(other.container.size[axis] - usual.container.size[axis]) < 0.5 / 2.625)
      }
      #expect(other.sections.map(\.itemCount) == usual.sections.map(\.itemCount))
    }
    #expect(workload.environment.traceName == "right to left at scale 2.625")
  }

  // MARK: Audits and counters

  /// Returns the results of a strategy with a slip, or the error ending its run.
  private func results(
    _ slip: Slip, in scenario: Scenario, items: Int, _ operation: TimedOperation
  ) throws -> [BenchmarkResult] {
    try SlippingLayout.$slip.withValue(slip) {
      let selection = SuiteSelection(
        scenarios: [scenario], operations: [operation], items: [items],
        strategies: [StrategyEntry.all[0], SlippingLayout.entry])
      return try SuiteRunner(
        options: SuiteOptions(budget: .seconds(600), passes: .counters), probe: nil
      ).run(selection.cases(for: selection.workloads(), answerLimit: 20))
    }
  }

  @Test func sizesForgottenFarBehind() throws {
    let error = #expect(throws: TraceDifference.self) {
      try results(.lostSizes, in: .listEstimated, items: 6000, .item)
    }
    #expect(
      error?.description.contains("6000 measured sizes against 5001") == true, "\(error as Any)")
  }

  @Test func framesOfItemsWithEqualHashes() throws {
    let error = #expect(throws: TraceDifference.self) {
      try results(.hashOnly, in: .listFixed, items: 1000, .item)
    }
    #expect(error?.description.contains("writeFrames against frame: y of item ") == true)
  }

  @Test func impossibleCounters() throws {
    let negative = try results(.negativeCounters, in: .listFixed, items: 100, .query)
    #expect(
      CounterFault.first(in: negative)?.contains(
        "slip-negative-counters: the counter elementsTested is -") == true)
    let zero = try results(.zeroCounters, in: .listFixed, items: 100, .query)
    #expect(
      CounterFault.first(in: zero)?.contains(
        "slip-zero-counters: the counter elementsEmitted is 0, but 2") == true)
    let prepared = try results(.zeroCounters, in: .listFixed, items: 100, .prepare)
    #expect(
      CounterFault.first(in: prepared)?.contains("counters are 0, but work was done") == true
    )
    let resized = try results(.zeroCounters, in: .listEstimated, items: 100, .resize)
    #expect(CounterFault.first(in: resized) != nil)
  }

  @Test(arguments: Scenario.all)
  func suiteCountersArePossible(scenario: Scenario) throws {
    let selection = SuiteSelection(
      scenarios: [scenario], items: [20], strategies: [StrategyEntry.all[0]])
    var cases = try selection.cases(for: selection.workloads(), answerLimit: 1)
    for index in cases.indices { cases[index].verify = nil }
    let results = try SuiteRunner(
      options: SuiteOptions(budget: .seconds(600), passes: .counters), probe: nil
    ).run(cases)
    #expect(CounterFault.first(in: results) == nil)
  }
}
