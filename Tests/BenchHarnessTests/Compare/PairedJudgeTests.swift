import Testing

@testable import BenchHarness

struct PairedJudgeTests {
  /// The log-ratios of rounds whose noise has heavy tails, as measured ones have.
  private static func rounds(
    _ count: Int, ratio: Double, noise: Double, _ random: inout SeededRandom
  ) -> [Double] {
    (0..<count).map { _ in
      let isWild = random.next(in: 0..<20) == 0
      let spread = noise * (isWild ? 20 : 1)
      return Power.logarithm(ratio) + random.next(in: -spread..<spread)
    }
  }

  @Test(arguments: [
    // Both ends and the median have to agree before somebody wins.
    (0.05, 0.03, 0.07, PairedOutcome.first), (-0.05, -0.07, -0.03, .second),
    (0.01, 0.005, 0.015, .tie), (0.0, -0.019, 0.019, .tie), (0.019, 0.001, 0.3, .undecided),
    (0.05, -0.001, 0.07, .undecided), (-0.05, -0.07, 0, .undecided),
    (0.0, -0.021, 0.01, .undecided), (0.0, -0.01, 0.021, .undecided),
    // Everything beyond 2 % and yet with a median below cannot be called a winner.
    (0.0197, 0.001, 0.04, .undecided),
  ])
  func outcomes(median: Double, low: Double, high: Double, outcome: PairedOutcome) {
    #expect(PairedJudge.outcome(median: median, interval: low...high) == outcome)
  }

  @Test func withoutAnIntervalNothingIsDecided() {
    #expect(PairedJudge.outcome(median: 9, interval: nil) == .undecided)
    let judge = PairedJudge(comparisons: 20)
    #expect(judge.requiredRounds == 12)
    let few = judge.verdict(on: "mine", Array(repeating: 1, count: 11))
    #expect(few.outcome == .undecided && few.low == nil && few.high == nil)
    #expect(judge.verdict(on: "mine", Array(repeating: 1, count: 12)).outcome == .first)
  }

  @Test func winnersHaveTheirNames() {
    let judge = PairedJudge(comparisons: 1)
    func winner(_ logRatio: Double) -> String {
      judge.verdict(on: "mine", Array(repeating: logRatio, count: 9)).winner(first: "default")
    }
    #expect(winner(0.5) == "default")
    #expect(winner(-0.5) == "mine")
    #expect(winner(0.001) == "tie")
    #expect(judge.verdict(on: "mine", [0.5]).winner(first: "default") == "undecided")
  }

  @Test func oneContradictionAmongTheFewestRoundsLeavesARowUndecided() {
    let judge = PairedJudge(comparisons: 1)
    var rounds = Array(repeating: 0.5, count: judge.requiredRounds)
    #expect(judge.verdict(on: "mine", rounds).outcome == .first)
    rounds[3] = -0.01
    #expect(judge.verdict(on: "mine", rounds).outcome == .undecided)
  }

  @Test(arguments: [12, 20, 41])
  func strategiesThatAreEqualHaveNoWinner(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let judge = PairedJudge(comparisons: 20)
    let families = 500
    let wrong = (0..<families).count { _ in
      (0..<judge.comparisons).contains { _ in
        let rounds = Self.rounds(count, ratio: 1, noise: 0.3, &random)
        let outcome = judge.verdict(on: "mine", rounds).outcome
        return outcome == .first || outcome == .second
      }
    }
    // 1 % of the families at most; four standard deviations above that.
    #expect(wrong <= 14, "\(wrong) of \(families)")
  }

  @Test func everyRowByItselfAtOnePercentWouldFindWinnersAmongEquals() {
    var random = SeededRandom(seed: 5)
    let judge = PairedJudge(comparisons: 1)
    let families = 500
    let wrong = (0..<families).count { _ in
      (0..<20).contains { _ in
        let rounds = Self.rounds(12, ratio: 1, noise: 0.3, &random)
        let outcome = judge.verdict(on: "mine", rounds).outcome
        return outcome == .first || outcome == .second
      }
    }
    #expect(wrong > 14, "the family-wise test above could not fail: \(wrong) of \(families)")
  }

  @Test func plantedSlowdownsAreFound() {
    var random = SeededRandom(seed: 3)
    let judge = PairedJudge(comparisons: 20)
    let found = (0..<200).count { _ in
      let slower = Self.rounds(40, ratio: 1.05, noise: 0.04, &random)
      return judge.verdict(on: "mine", slower).outcome == .first
    }
    #expect(found > 190, "\(found) of 200")
    let faster = Self.rounds(40, ratio: 1 / 1.05, noise: 0.04, &random)
    #expect(judge.verdict(on: "mine", faster).outcome == .second)
    let equal = Self.rounds(40, ratio: 1, noise: 0.01, &random)
    #expect(judge.verdict(on: "mine", equal).outcome == .tie)
  }
}
