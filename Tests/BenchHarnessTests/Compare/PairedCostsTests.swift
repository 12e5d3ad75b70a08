import Testing

@testable import BenchHarness

struct PairedCostsTests {
  @Test func whatRoundsReallyCostReplacesWhatWasExpected() {
    var costs = PairedCosts([(0, 10), (3, 20)])
    #expect(costs[0] == 10 && costs[3] == 20)
    costs.note(0, nanoseconds: 30)
    costs.note(0, nanoseconds: 50)
    #expect(costs[0] == 40)
  }

  @Test func theMostExpensiveGroupsAreGivenUp() {
    var costs = PairedCosts([(0, 10), (1, 30), (3, 20)])
    costs.drop(rounds: 10, nanoseconds: 600)
    #expect(costs.groups == [0, 1, 3])
    costs.drop(rounds: 10, nanoseconds: 599)
    #expect(costs.groups == [0, 3])
    costs.drop(rounds: 10, nanoseconds: 1)
    #expect(costs.groups == [0])
  }

  @Test func onceEnoughRoundsWereMadeAllGoOn() {
    var costs = PairedCosts([(0, 10), (1, 30)])
    costs.drop(rounds: 0, nanoseconds: 1)
    #expect(costs.groups == [0, 1])
  }
}
