import Testing

@testable import BenchHarness

struct BudgetScheduleTests {
  private let schedule = BudgetSchedule(start: 0, budget: .seconds(10))
  private let second: Int64 = 1_000_000_000

  @Test func dividesRemainingTimeEqually() throws {
    let first = try #require(schedule.limits(now: 0, casesLeft: 100))
    #expect(first.share == second / 10 && first.end == 4 * second / 10)
    let later = try #require(schedule.limits(now: 5 * second, casesLeft: 5))
    #expect(later.share == 6 * second)
  }

  @Test func limitsStayWithinTheBudget() throws {
    let limits = try #require(schedule.limits(now: 0, casesLeft: 2))
    #expect(limits.share == 5 * second && limits.end == 10 * second)
    #expect(limits.suiteEnd == 10 * second)
  }

  @Test func keepsReservedTime() throws {
    let limits = try #require(schedule.limits(now: 0, casesLeft: 2, reserve: 4 * second))
    #expect(limits.share == 3 * second && limits.end == 6 * second)
    #expect(schedule.limits(now: 7 * second, casesLeft: 2, reserve: 4 * second) == nil)
  }

  @Test func firstBenchmarkOfASharedStateMaySpendAllShares() throws {
    let unshared = try #require(schedule.limits(now: 0, casesLeft: 100))
    let first = try #require(schedule.limits(now: 0, casesLeft: 100, sharers: 10))
    #expect(unshared.end == 4 * second / 10)
    #expect(first.end == 4 * second && first.share == unshared.share)
  }

  @Test func spentSizeLeavesAFewSamplesForEach() {
    let least = BudgetSchedule.minNanoseconds
    #expect(schedule.least(now: second, casesLeft: 9)?.end == second + least)
    #expect(schedule.least(now: second, casesLeft: 9000)?.end == second + 1_000_000)
    #expect(schedule.least(now: second, casesLeft: 9, reserve: 9 * second) == nil)
    #expect(schedule.least(now: 10 * second, casesLeft: 9) == nil)
  }

  @Test func setupGetsEqualTimeForSamples() throws {
    let limits = try #require(schedule.limits(now: 0, casesLeft: 1000))
    let extended = limits.extended(
      start: 0, ready: 2 * second, setupNanoseconds: 2 * second)
    #expect(extended.end == 4 * second)
    #expect(
      limits.extended(start: 0, ready: 9 * second, setupNanoseconds: 9 * second).end
        == 10 * second)
  }

  @Test func nothingIsLeftAtTheEnd() {
    #expect(schedule.limits(now: 10 * second, casesLeft: 2) == nil)
    #expect(schedule.limits(now: 20 * second, casesLeft: 2) == nil)
  }

  @Test func aVeryLongBudgetDoesNotOverflow() {
    let schedule = BudgetSchedule(start: 1000, budget: .seconds(1_000_000_000_000))
    #expect(schedule.limits(now: 1000, casesLeft: 1)?.end == .max)
  }

  @Test func leastBudgetGrowsWithSeriesNotSizes() {
    func keys(_ series: Int, _ sizes: [Int]) -> [BenchmarkKey] {
      (0..<series).flatMap { number in
        sizes.map {
          BenchmarkKey(scenario: "\(number)", operation: "query", items: $0, strategy: "default")
        }
      }
    }
    #expect(BudgetNeed.least(for: keys(1, [10]), replays: 2) == .milliseconds(100))
    #expect(BudgetNeed.least(for: keys(100, [10]), replays: 20) == .milliseconds(1000))
    #expect(BudgetNeed.least(for: keys(100, [10, 100]), replays: 20) == .milliseconds(1000))
  }
}
