import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the rule for choosing between strategies.
struct ChoiceRuleTests {
  /// Returns the log-ratios of rounds with heavy-tailed noise, like measured noise.
  private static func rounds(
    _ count: Int, ratio: Double, noise: Double, _ random: inout SeededRandom
  ) -> [Double] {
    (0..<count).map { _ in
      let isWild = random.next(in: 0..<20) == 0
      let spread = noise * (isWild ? 20 : 1)
      return Power.logarithm(ratio) + random.next(in: -spread..<spread)
    }
  }

  private static func rule(_ comparisons: Int) -> ComparisonRule {
    .choice(comparisons: comparisons, looks: [100])
  }

  private static func outcome(_ rule: ComparisonRule, _ rounds: [Double]) -> Outcome {
    rule.verdict(on: rounds)?.outcome ?? .undecided
  }

  @Test(arguments: [
    // Both ends and the median have to agree before a side wins.
    (0.05, 0.03, 0.07, Outcome.slower), (-0.05, -0.07, -0.03, .faster),
    (0.01, 0.005, 0.015, .same), (0.0, -0.019, 0.019, .same), (0.019, 0.001, 0.3, .undecided),
    (0.05, -0.001, 0.07, .undecided), (-0.05, -0.07, 0, .undecided),
    (0.0, -0.021, 0.01, .undecided), (0.0, -0.01, 0.021, .undecided),
    // Beyond 2 % at one end but with a smaller median, so neither side wins.
    (0.0197, 0.001, 0.04, .undecided),
  ])
  func outcomes(median: Double, low: Double, high: Double, outcome: Outcome) {
    // With eight rounds the interval ranges from the smallest to the greatest ratio.
    let rounds = [low, low, low, median, median, high, high, high]
    #expect(Self.outcome(Self.rule(1), rounds) == outcome)
  }

  @Test func decidesNothingWithoutAnInterval() {
    let rule = Self.rule(20)
    #expect(rule.requiredRounds == 12)
    let few = rule.verdict(on: Array(repeating: 1, count: 11))
    #expect(few?.outcome == .undecided && few?.lower == nil && few?.upper == nil)
    #expect(Self.outcome(rule, Array(repeating: 1, count: 12)) == .slower)
  }

  @Test func oneContradictionLeavesARowUndecided() {
    let rule = Self.rule(1)
    var rounds = Array(repeating: 0.5, count: rule.requiredRounds)
    #expect(Self.outcome(rule, rounds) == .slower)
    rounds[3] = -0.01
    #expect(Self.outcome(rule, rounds) == .undecided)
  }

  @Test(arguments: [12, 20, 41])
  func equalStrategiesHaveNoWinner(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let rule = Self.rule(20)
    let families = 500
    let wrong = (0..<families).count { _ in
      (0..<rule.comparisons).contains { _ in
        let rounds = Self.rounds(count, ratio: 1, noise: 0.3, &random)
        let outcome = Self.outcome(rule, rounds)
        return outcome == .slower || outcome == .faster
      }
    }
    // At most 1 % of the families, plus four standard deviations.
    #expect(wrong <= 14, "\(wrong) of \(families)")
  }

  @Test func uncorrectedTestFindsFalseWinners() {
    var random = SeededRandom(seed: 5)
    let rule = Self.rule(1)
    let families = 500
    let wrong = (0..<families).count { _ in
      (0..<20).contains { _ in
        let rounds = Self.rounds(12, ratio: 1, noise: 0.3, &random)
        let outcome = Self.outcome(rule, rounds)
        return outcome == .slower || outcome == .faster
      }
    }
    #expect(wrong > 14, "the family-wise test above could not fail: \(wrong) of \(families)")
  }

  @Test func plantedSlowdownsAreFound() {
    var random = SeededRandom(seed: 3)
    let rule = Self.rule(20)
    let found = (0..<200).count { _ in
      let slower = Self.rounds(40, ratio: 1.05, noise: 0.04, &random)
      return Self.outcome(rule, slower) == .slower
    }
    #expect(found > 190, "\(found) of 200")
    let faster = Self.rounds(40, ratio: 1 / 1.05, noise: 0.04, &random)
    #expect(Self.outcome(rule, faster) == .faster)
    let equal = Self.rounds(40, ratio: 1, noise: 0.01, &random)
    #expect(Self.outcome(rule, equal) == .same)
  }
}
