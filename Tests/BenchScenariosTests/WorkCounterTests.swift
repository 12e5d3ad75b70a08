import BenchHarness
import LayoutCore
import LayoutStrategies
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Tests the exact counts of the operations' work at different sizes.
struct WorkCounterTests {
  @Test func firstScreenIgnoresItemCount() throws {
    let small = try counters(.firstScreen, of: .nestedGroups, items: 1000)
    let large = try counters(.firstScreen, of: .nestedGroups, items: 10_000_000)
    #expect(small == large)
    #expect(small["groupsSolved", default: 0] > 0)
    #expect(small["elementsEmitted", default: 0] > 0)
  }

  @Test func queryIgnoresItemCount() throws {
    // The view's position within the pattern determines what is found, so the position is fixed
    // here. The benchmark's own views are spread over the content, and cut groups at other
    // positions.
    let view = Frame(x: 0, y: 5000, width: 390, height: 844)
    let works = try [1000, 10_000_000].map { items in
      let workload = try Scenario.nestedGroups.workload(items: items, seed: 7)
      return query(view, of: try DefaultLayoutEngine(workload.upright))
    }
    #expect(works[0] == works[1])
    #expect(works[0].elementsEmitted > 0)
  }

  @Test func queryCostsTheSameAtTheEnd() throws {
    let workload = try Scenario.nestedGroups.workload(items: 10_000_000, seed: 7)
    let engine = try DefaultLayoutEngine(workload.upright)
    // A group of twelve items takes 303.2 points, so five groups end at a whole point.
    let group = 12 * 5
    let first = try #require(engine.frame(section: 0, item: group))
    let last = try #require(engine.frame(section: 0, item: 166_660 * group))
    let top = query(Frame(x: 0, y: first.y, width: 390, height: 844), of: engine)
    let end = query(Frame(x: 0, y: last.y, width: 390, height: 844), of: engine)
    #expect(last.y > 100_000_000)
    #expect(top == end)
  }

  @Test func queryBenchmarkVisitsEqualPlaceCounts() throws {
    var small = try counters(.query, of: .nestedGroups, items: 1000)
    var large = try counters(.query, of: .nestedGroups, items: 10_000_000)
    let emitted = [small, large].map { $0["elementsEmitted", default: 0] }
    small["elementsEmitted"] = nil
    large["elementsEmitted"] = nil
    #expect(small == large)
    #expect(emitted.allSatisfy { (30...48).contains($0) })
  }

  @Test(arguments: Scenario.screens)
  func solvingDoesNotDependOnTheNumberOfItems(scenario: Scenario) throws {
    // Both sizes fill every section and every group of the non-random scenarios, so that no group
    // is cut short at only one size.
    let small = try counters(.prepare, of: scenario, items: 21_300)
    let large = try counters(.prepare, of: scenario, items: 213_000)
    for name in ["groupsSolved", "measurementMisses"] {
      #expect(small[name] == large[name], "\(name)")
      #expect(small[name, default: 0] > 0, "\(name)")
    }
  }

  @Test(
    arguments: Scenario.screens.filter { $0.content == nil },
    [TimedOperation.query, .scroll, .item])
  func queriesSolveNothing(scenario: Scenario, operation: TimedOperation) throws {
    let counters = try counters(operation, of: scenario, items: 1000)
    #expect(counters["groupsSolved", default: 0] == 0)
    #expect(counters["measurementMisses", default: 0] == 0)
  }

  @Test func detectsStrategyWithoutCache() throws {
    let naive = try #require(StrategyEntry.all.first { $0.name == NaiveLayout.name })
    let small = try counters(.prepare, of: .listFixed, items: 100, strategy: naive)
    let large = try counters(.prepare, of: .listFixed, items: 1000, strategy: naive)
    #expect(small["groupsSolved", default: 0] < large["groupsSolved", default: 0])
  }

  private func counters(
    _ operation: TimedOperation, of scenario: Scenario, items: Int,
    strategy: StrategyEntry = StrategyEntry.all[0]
  ) throws -> [String: Int] {
    let workload = try scenario.workload(items: items, seed: 7)
    let benchmark = try strategy.benchmark(workload, operation, StrategyStore())
    benchmark.prepareBatch(iterations: 1)
    return benchmark.countWork()
  }

  private func query(_ view: Frame, of engine: DefaultLayoutEngine) -> WorkCounters {
    var visible = VisibleElements()
    engine.query(view, into: &visible)
    return visible.work
  }
}
