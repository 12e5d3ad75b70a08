import Testing

@testable import BenchHarness

/// The choice of workloads that there is time for.
struct RoundBudgetTests {
  @Test func thoseThatCostLeastAreKept() {
    let costs = ["a": 50.0, "b": 1, "c": 2]
    #expect(RoundBudget.cheapest(costs, within: 53) == ["a", "b", "c"])
    #expect(RoundBudget.cheapest(costs, within: 52.9) == ["b", "c"])
    #expect(RoundBudget.cheapest(costs, within: 0.5).isEmpty)
    #expect(RoundBudget.cheapest([:], within: 1).isEmpty)
  }

  @Test func whatRoundsReallyCostReplacesWhatWasExpected() {
    var budget = RoundBudget(end: 1000, costs: ["a": 10, "b": 20])
    #expect(budget.workloads(of: ["a", "b"], rounds: 10, now: 700) == ["a", "b"])
    budget.note("a", nanoseconds: 30)
    budget.note("a", nanoseconds: 20)
    budget.endRound(of: ["a"])
    #expect(budget.workloads(of: ["a", "b"], rounds: 10, now: 700) == ["b"])
    // The choice is final.
    #expect(budget.workloads(of: ["a", "b"], rounds: 1, now: 0) == ["b"])
  }

  @Test func oneRoundMoreHasToEndInTime() {
    var budget = RoundBudget(end: 1000, costs: ["a": 10])
    #expect(budget.workloads(of: ["a"], rounds: -5, now: 990) == ["a"])
    #expect(budget.workloads(of: ["a"], rounds: -5, now: 991).isEmpty)
  }

  @Test func withoutAnEndAllGoOn() {
    var budget = RoundBudget(end: nil, costs: ["a": 1e18])
    #expect(budget.workloads(of: ["a"], rounds: 96, now: .max) == ["a"])
  }
}
