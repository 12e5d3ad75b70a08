import BenchHarness
import BenchScenarios
import Testing

@testable import BenchSuite

/// Traces are replayed while there is time, and short traces in any case.
struct TraceBudgetTests {
  private let selection = SuiteSelection(
    scenarios: [.listFixed, .tags], items: [100], strategies: StrategyEntry.all.filter(\.isDefault))

  /// Uses a number of items that also has a shorter trace.
  @Test(arguments: [true, false])
  func replaysFullTraceIfTimeAllows(hasTime: Bool) throws {
    let selection = SuiteSelection(
      scenarios: [.listFixed], items: [100],
      strategies: StrategyEntry.all.filter { ["default", "dictionary"].contains($0.name) })
    let traces = try selection.replayTraces(
      items: 100, deadline: hasTime ? SetupDeadline(clock: StoppedClock()) : SetupDeadline(end: 0))
    #expect(traces.difference == nil)
    #expect(traces.shortened.contains("list-fixed") == !hasTime, "\(traces.shortened)")
  }

  /// A run without time does not name more layouts than its total.
  @Test func shortenedTracesAreCountedAmongAllReplayedLayouts() throws {
    let measured = SuiteSelection(scenarios: [.tags], items: [100])
    #expect(measured.tracedCount == 2)
    let traces = try measured.replayTraces(items: 100, deadline: SetupDeadline(end: 0))
    #expect(!traces.shortened.isEmpty && traces.shortened.count <= measured.tracedCount)
    #expect(SuiteSelection(scenarios: [.listFixed], items: [100]).tracedCount == 1)
  }

  @Test func shortTraceNeedsManyItems() throws {
    let traces = try selection.replayTraces(items: 10, deadline: SetupDeadline(end: 0))
    #expect(traces.shortened == [])
  }

  @Test func findsWrongStrategyWithoutTime() throws {
    var wrong = selection
    wrong.strategies.append(FaultyLayout<Faults.MovedItem>.entry)
    let traces = try wrong.replayTraces(items: 100, deadline: SetupDeadline(end: 0))
    #expect(traces.difference != nil)
  }

  @Test func replaysEveryStrategyAndACrossCheck() {
    // Two of three strategies visit all items, and are replayed only in three other environments.
    let perScenario = (1 + 1) + 3 * (selection.strategies.count + 1)
    // Of three scenarios, one is only replayed.
    #expect(selection.replayCount == 3 * perScenario)
  }

  @Test func createsWorkloadsOnDemand() throws {
    let sources = try SuiteSelection(scenarios: [.listFixed], items: [10, 20]).workloads()
    #expect(sources.allSatisfy { $0.known == nil })
    let workload = try sources[0].workload()
    #expect(try sources[0].workload() === workload && sources[1].known == nil)
    #expect(try sources.resolved().allSatisfy { $0.known != nil })
  }
}
