import Testing

@testable import BenchHarness

struct BudgetScheduleTests {
  @Test func sharesAreEqualPartsOfWhatIsLeft() {
    let schedule = BudgetSchedule(start: 100, budget: .nanoseconds(1000))
    #expect(schedule.limits(now: 100, casesLeft: 10) == .init(share: 200, end: 900))
    #expect(schedule.limits(now: 600, casesLeft: 5) == .init(share: 700, end: 1100))
  }

  @Test func noLimitLiesBeyondTheEnd() {
    let schedule = BudgetSchedule(start: 0, budget: .nanoseconds(1000))
    #expect(schedule.limits(now: 0, casesLeft: 2) == .init(share: 500, end: 1000))
  }

  @Test func nothingIsLeftAtTheEnd() {
    let schedule = BudgetSchedule(start: 0, budget: .nanoseconds(1000))
    #expect(schedule.limits(now: 1000, casesLeft: 2) == nil)
    #expect(schedule.limits(now: 2000, casesLeft: 2) == nil)
  }

  @Test func aVeryLongBudgetDoesNotOverflow() {
    let schedule = BudgetSchedule(start: 1000, budget: .seconds(1_000_000_000_000))
    #expect(schedule.limits(now: 1000, casesLeft: 1)?.end == .max)
  }
}
