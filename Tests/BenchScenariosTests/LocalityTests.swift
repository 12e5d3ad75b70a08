import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Locality distinguishes local updates from updates that visit everything.
struct LocalityTests {
  private func locality(
    of operation: TimedOperation, in scenario: Scenario, items: Int = 1000,
    _ name: String = "default"
  ) throws -> Double? {
    let strategy = try #require(StrategyEntry.all.first { $0.name == name })
    let workload = try scenario.workload(items: items, seed: 7)
    let benchmark = try strategy.benchmark(workload, operation, StrategyStore())
    benchmark.prepareBatch(iterations: benchmark.metricIterations)
    return benchmark.measureMetrics()["locality"].flatMap { $0 }
  }

  @Test(arguments: [
    Scenario.listEstimated.pair(.resize), Scenario.listEstimated.pair(.insert),
    Scenario.listEstimated.pair(.delete), Scenario.chatPrepend.pair(.insert),
    Scenario.resizeStorm.pair(.storm), Scenario.resizeStorm.pair(.stormSingly),
    Scenario.pinboard.pair(.reframe), Scenario.tags.pair(.insert),
  ])
  func detectsStrategyThatSolvesEverythingAgain(pair: ScenarioOperation) throws {
    let local = try #require(try locality(of: pair.operation, in: pair.scenario, items: 400))
    let global = try #require(
      try locality(of: pair.operation, in: pair.scenario, items: 400, "naive"))
    #expect(global > 5 * local, "\(local) against \(global)")
  }

  @Test(arguments: [TimedOperation.resize, .insert, .delete])
  func localityIgnoresItemCount(operation: TimedOperation) throws {
    let small = try #require(try locality(of: operation, in: .listEstimated))
    let large = try #require(try locality(of: operation, in: .listEstimated, items: 10_000))
    #expect(large < 1.5 * small, "\(small), \(large)")
  }

  @Test func detectsIndexThatSumsEverythingAfterAChange() throws {
    let flat = try #require(try locality(of: .resize, in: .listEstimated, "extents-flat"))
    let tree = try #require(try locality(of: .resize, in: .listEstimated))
    #expect(flat > 3 * tree)
  }

  @Test func largerSizesHaveNoLocality() throws {
    #expect(try locality(of: .insert, in: .listEstimated, items: 10_001) == nil)
  }

  @Test func countsNamedAndMovedVisibleElements() {
    func cell(_ item: Int, at start: Double) -> LayoutElement {
      LayoutElement(
        section: 0, item: item, zIndex: 0, frame: Frame(x: 0, y: start, width: 10, height: 10))
    }
    var work = WorkCounters()
    work.groupsSolved = 3
    work.indexNodesVisited = 5
    work.elementsEmitted = 100
    let locality = UpdateLocality(
      work: work, visible: [cell(1, at: 10), cell(2, at: 25), cell(3, at: 35)],
      named: [ElementID(section: 0, item: 1)]
    ) { id in id.item == 3 ? nil : cell(id.item, at: Double(10 * id.item)).frame }
    #expect(locality == UpdateLocality(touched: 8, changed: 3))
    #expect(locality.ratio == 8.0 / 3)
    #expect(UpdateLocality(touched: 8, changed: 0).ratio == nil)
  }

  @Test func anIdentifierIsFollowedBackThroughAnInsertion() {
    let place = ElementID(section: 1, item: 5)
    func before(_ section: Int, _ item: Int) -> Int? {
      ElementID(section: section, item: item)
        .before(inserting: 2, at: place)?.item
    }
    #expect([4, 5, 6, 7].map { before(1, $0) } == [4, nil, nil, 5])
    #expect(before(0, 7) == 7)
  }
}
