import Testing

@testable import BenchHarness

struct PairedPlanTests {
  private func plan(
    _ costs: [Double?], _ time: Double, required: Int = 10, demanded: Int? = nil
  ) -> PairedPlan {
    PairedPlan(costs: costs, nanoseconds: time, required: required, demanded: demanded)
  }

  @Test func theTimeIsSpentOnRounds() {
    let all = plan([1, 2], 60)
    #expect(all.kept == [0, 1])
    #expect(all.rounds == 20)
  }

  @Test func expensiveGroupsAreLeftOutBeforeTheOthersHaveTooFewRounds() {
    let some = plan([50, 1, 2], 300)
    #expect(some.kept == [1, 2])
    #expect(some.rounds == 100)
    #expect(plan([50, 1, 2], 530).kept == [0, 1, 2])
    #expect(plan([50, 1, 2], 530).rounds == 10)
  }

  @Test func nothingFits() {
    #expect(plan([5], 49).kept.isEmpty)
    #expect(plan([5], 49).rounds == 0)
    #expect(plan([nil], 49).rounds == 0)
    #expect(plan([], 49).rounds == 0)
  }

  @Test func groupsThatCouldNotBeSetUpTakeNoPart() {
    #expect(plan([nil, 1], 20).kept == [1])
  }

  @Test func aDemandedNumberIsKept() {
    #expect(plan([1, 2], 60, demanded: 3).rounds == 3)
    #expect(plan([1, 30], 60, demanded: 3).kept == [0])
  }

  @Test func moreRoundsThanHelpAreNotMade() {
    #expect(plan([1], 1e9).rounds == PairedPlan.mostRounds)
  }
}
