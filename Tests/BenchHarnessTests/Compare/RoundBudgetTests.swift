import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the choice of rows within the budget.
struct RoundBudgetTests {
  @Test func theCheapestOfTheMostValueComeFirst() {
    let costs = ["a": 50.0, "b": 1, "c": 2]
    #expect(RoundBudget.byValue(costs) == ["b", "c", "a"])
    #expect(RoundBudget.byValue(costs, ["a", "c"]) == ["c", "a", "b"])
  }

  @Test func keepsEveryRowThatFits() {
    func fitting(_ limit: Int) -> Set<Int> {
      RoundBudget.fitting([50, 1, 2]) { $0.reduce(0, +) <= limit }
    }
    #expect(fitting(53) == [50, 1, 2] && fitting(52) == [50, 1])
    #expect(fitting(49) == [1, 2] && fitting(0).isEmpty)
  }

  @Test func measuredCostsReplaceExpectedOnes() {
    var budget = RoundBudget(end: 1000, costs: [1: 10, 2: 20])
    #expect(budget.rows(of: [1, 2], rounds: 10, now: 700) == [1, 2])
    budget.note([1: 50], of: 50)
    #expect(budget.rows(of: [1, 2], rounds: 10, now: 700) == [2])
    #expect(budget.givenUp == 50)
    // The choice is final.
    #expect(budget.rows(of: [1, 2], rounds: 1, now: 0) == [2])
  }

  @Test func keepsPreferredRowsIfTimeIsShort() {
    var budget = RoundBudget(end: 1000, costs: [1: 50, 2: 20], preferred: [1])
    #expect(budget.rows(of: [1, 2], rounds: 10, now: 450) == [1])
  }

  @Test func roundsIncludeStartingProcesses() {
    var budget = RoundBudget(end: 1000, costs: [1: 10, 2: 20], launch: 5)
    #expect(budget.rows(of: [1, 2], rounds: 10, now: 650) == [1, 2])
    budget.note([1: 10, 2: 20], of: 50)
    #expect(budget.rows(of: [1, 2], rounds: 10, now: 650) == [1])
  }

  @Test func oneRowContinuesWhileARoundFits() {
    var budget = RoundBudget(end: 1000, costs: [1: 10, 2: 9])
    #expect(budget.rows(of: [1, 2], rounds: 100, now: 950) == [2])
    #expect(budget.rows(of: [2], rounds: -5, now: 991) == [2])
    #expect(budget.rows(of: [2], rounds: -5, now: 992).isEmpty)
  }

  @Test func allRowsContinueWithoutAnEnd() {
    var budget = RoundBudget(end: nil, costs: [1: 1e18])
    #expect(budget.rows(of: [1], rounds: 96, now: .max) == [1])
  }
}

/// Tests the plan of rounds based on the results of a calibration.
struct RoundPlanTests {
  private static func plan(_ rows: [(String, Bool, Double, Double)]) -> RoundPlan {
    var plan = RoundPlan(rule: .choice(looks: [16]))
    for (workload, isPreferred, setup, batches) in rows {
      plan.add(
        RoundPlan.Row(
          workload: workload, comparisons: 1, isPreferred: isPreferred, setup: setup,
          batches: batches))
    }
    return plan
  }

  @Test func rowsOfOneWorkloadShareItsSetup() {
    let plan = Self.plan([("a", false, 100, 10), ("a", false, 0, 10), ("b", false, 50, 1)])
    #expect(plan.cost(of: [0]) == 110 && plan.cost(of: [0, 1]) == 120)
    #expect(plan.time(of: [0, 1, 2]) == 16 * 171)
    #expect(plan.fitting(in: 16 * 171) == [0, 1, 2])
  }

  @Test func preferredRowsComeFirstAndThenTheCheapest() {
    let rows = [("a", false, 0.0, 1.0), ("b", true, 0, 9), ("c", true, 0, 20), ("d", false, 0, 2)]
    #expect(Self.plan(rows).fitting(in: 16 * 11) == [0, 1])
    #expect(Self.plan(rows).fitting(in: 16 * 30) == [0, 1, 2])
  }

  @Test func triesOneRowDespitePredictions() {
    let plan = Self.plan([("a", true, 0, 9), ("b", false, 0, 5)])
    #expect(plan.fitting(in: 1) == [1])
    #expect(plan.isFull(in: 1) && !plan.isFull(in: 1000))
    #expect(Self.plan([]).fitting(in: 1000).isEmpty && !Self.plan([]).isFull(in: 0))
  }

  @Test func loadAndProcessStartsLengthenRounds() {
    var plan = Self.plan([("a", false, 4e6, 6e6)])
    plan.launch = 1e6
    #expect(plan.cost(of: [0]) == 11e6)
    plan.noteSetup(took: 60_000_000, ofProcessor: 20_000_000)
    #expect(plan.cost(of: [0]) == 31e6)
  }
}
