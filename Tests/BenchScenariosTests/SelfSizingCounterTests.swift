import BenchHarness
import LayoutCore
import LayoutViewport
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests the exact counts of work caused by new sizes at different numbers of items.
struct SelfSizingCounterTests {
  private func counters(
    _ operation: TimedOperation, of scenario: Scenario, items: Int
  ) throws -> [String: Int] {
    let workload = try scenario.workload(items: items, seed: 7)
    let benchmark = try StrategyEntry.all[0].benchmark(workload, operation, StrategyStore())
    benchmark.prepareBatch(iterations: 1)
    return benchmark.countWork()
  }

  /// A test cannot measure all of ten million items, so a thousandth of them is measured; the tree
  /// over them has the same height as with ten thousand items.
  @Test(arguments: [(1000, 1), (100_000, 10), (10_000_000, 1000)])
  func oneSizeVisitsAFewNodesPerLevel(items: Int, one share: Int) throws {
    let workload = try Scenario.listEstimated.workload(items: items, seed: 7)
    var engine = try DefaultLayoutEngine(workload.upright)
    let sizes = stride(from: 0, to: items, by: share).compactMap {
      workload.fittedSize(section: 0, item: $0)
    }
    try engine.fit(sizes)
    let change = try #require(
      workload.fittedSize(section: 0, item: items / share / 2 * share, revision: 1))
    let before = engine.work
    try engine.fit([change])
    var work = engine.work
    work -= before
    // A logarithm with the fan-out as its base, rounded up.
    var levels = 0
    var reach = 1
    while reach < sizes.count {
      reach *= RunLengthExtents.fanOut
      levels += 1
    }
    #expect(work.indexNodesVisited <= 2 * levels + 8, "\(work.indexNodesVisited)")
    #expect(work.groupsSolved == 0)
    #expect(work.fittedSizesApplied == 1)
  }

  @Test(arguments: [Scenario.listEstimated, .jump])
  func resizingSolvesTheSameNumberOfGroups(scenario: Scenario) throws {
    let works = try [1000, 20_000].map { try counters(.resize, of: scenario, items: $0) }
    for name in ["groupsSolved", "measurementMisses", "fittedSizesApplied", "sectionsVisited"] {
      #expect(works[0][name] == works[1][name], "\(name)")
    }
    #expect(works[0]["fittedSizesApplied"] == 1)
  }

  @Test func repacksEqualTagsAfterTheFirst() throws {
    for items in [1000, 20_000] {
      let work = try counters(.repack, of: .tagsAlike, items: items)
      #expect(work["itemsRepacked"] == items)
      #expect(work["groupsSolved"] == 1)
    }
  }

  @Test func switchingColumnsIgnoresItemCount() throws {
    // The same items are visible at every size, because contents differ.
    let works = try [1000, 100_000, 1_000_000].map { items in
      let workload = try Scenario.columnsSwitch.workload(items: items, seed: 7)
      var engine = try DefaultLayoutEngine(workload.upright)
      var view = Frame(x: 0, y: 2000, width: 390, height: 844)
      view.y = try engine.settle(in: view, measure: workload.measure).offset.vertical
      let before = engine.work
      let change = try engine.update(to: workload.turned, in: view, anchor: .first)
      view = Frame(x: 0, y: change.offset.vertical, width: 844, height: 390)
      let report = try engine.settle(in: view, measure: workload.measure)
      #expect(report.measured > 10)
      var work = engine.work
      work -= before
      return work
    }
    #expect(works[0] == works[1])
    #expect(works[1] == works[2])
    #expect(works[0].groupsSolved > 0)
  }

  @Test func stormAppliesEverySizeOnce() throws {
    for operation in [TimedOperation.storm, .stormSingly] {
      let work = try counters(operation, of: .resizeStorm, items: 5000)
      #expect((45...50).contains(work["fittedSizesApplied", default: 0]), "\(operation)")
    }
  }

  @Test func detectsStrategyThatVisitsEverything() throws {
    let flat = try #require(StrategyEntry.all.first { $0.name == "extents-flat" })
    let nodes = try [100, 1000].map { items in
      let workload = try Scenario.listEstimated.workload(items: items, seed: 7)
      let benchmark = try flat.benchmark(workload, .resize, StrategyStore())
      benchmark.prepareBatch(iterations: 1)
      return benchmark.countWork()["indexNodesVisited", default: 0]
    }
    #expect(nodes[1] > 3 * nodes[0])
  }
}
