import BenchHarness
import BenchScenarios
import LayoutCore
import Testing

/// The rows of comparisons, and strategies that are compared with themselves.
struct PairedGroupsTests {
  private func selection(_ strategies: [StrategyEntry]) throws -> SuiteSelection {
    let scenario = try #require(Scenario.all.first { $0.name == "list-fixed" })
    return SuiteSelection(
      scenarios: [scenario], operations: [.query, .insert], items: [1000],
      strategies: strategies, seed: 7, isDefaultRun: false, invitesGuests: false)
  }

  @Test func aSlowedStrategyDoesAShareTwice() throws {
    let entry = try #require(StrategyEntry.all.first)
    let slowed = entry.slowed(byPercent: 25)
    #expect(slowed.name == "default+25%")
    let group = try #require(try selection([entry, slowed]).pairedGroups().first)
    #expect(group.rows.allSatisfy { $0.strategies == ["default", "default+25%"] })
    let states = group.begin()
    for row in group.rows {
      let plain = try states.make(row, strategy: "default", deadline: SetupDeadline())
      let slow = try states.make(row, strategy: "default+25%", deadline: SetupDeadline())
      #expect(!(plain is SlowedBenchmark) && slow is SlowedBenchmark)
      // Both give checksums of what they found; more iterations give another one.
      plain.prepareBatch(iterations: 8)
      slow.prepareBatch(iterations: 8)
      #expect(plain.run(iterations: 8) != slow.run(iterations: 8))
    }
  }

  @Test func aStrategyUnderAnotherNameIsTheSame() throws {
    let entry = try #require(StrategyEntry.all.first)
    let group = try #require(try selection([entry, entry.named("other")]).pairedGroups().first)
    let states = group.begin()
    let row = group.rows[0]
    let checksums = try row.strategies.map { strategy in
      let benchmark = try states.make(row, strategy: strategy, deadline: SetupDeadline())
      benchmark.prepareBatch(iterations: 8)
      return benchmark.run(iterations: 8)
    }
    #expect(checksums[0] == checksums[1])
  }
}
