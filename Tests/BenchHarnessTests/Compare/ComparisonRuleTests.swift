import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the rule of comparisons with streams of log-ratios.
struct ComparisonRuleTests {
  private static let rule = ComparisonRule.gate(rows: 40)

  /// The ranks are computed by hand from sums of binomial coefficients: with 16 pairs 2⁻¹⁶ = 1.5 ·
  /// 10⁻⁵, 17 · 2⁻¹⁶ = 2.6 · 10⁻⁴, 137 · 2⁻¹⁶ = 0.0021 and 697 · 2⁻¹⁶ = 0.0106; with 24 pairs 301 ·
  /// 2⁻²⁴ = 1.8 · 10⁻⁵ and 2,325 · 2⁻²⁴ = 1.39 · 10⁻⁴.
  @Test(
    arguments: [
      (13, 6.25e-5, nil), (14, 6.25e-5, 1), (16, 6.25e-5, 1), (16, 2.6e-4, 2), (16, 2.5e-4, 1),
      (16, 0.0025, 3), (16, 0.02, 4), (24, 1.8e-5, 3), (24, 6.25e-5, 3), (24, 1.4e-4, 4),
      (1, 0.5, 1), (1, 0.49, nil),
    ] as [(Int, Double, Int?)])
  func oneSidedRanksFollowTheBinomialDistribution(pairs: Int, alpha: Double, rank: Int?) {
    #expect(SignTest.oneSidedRank(of: pairs, alpha: alpha) == rank)
  }

  @Test func boundsAreOrderStatistics() {
    let values = (1...16).map(Double.init).reversed().map { $0 }
    #expect(SignTest.lowerBound(of: values, alpha: 6.25e-5) == 1)
    #expect(SignTest.upperBound(of: values, alpha: 0.0025) == 14)
    #expect(SignTest.lowerBound(of: Array(values.prefix(13)), alpha: 6.25e-5) == nil)
  }

  @Test func fewerThanFifteenPairsCannotDecideFortyRows() {
    #expect(abs(Self.rule.alpha - 0.01 / 240) < 1e-12)
    #expect(Self.rule.requiredRounds == 15)
    let slow = Array(repeating: 1.0, count: 14)
    #expect(Self.rule.verdict(on: slow)?.outcome == .undecided)
    #expect(Self.rule.verdict(on: slow + [1])?.outcome == .slower)
    #expect(ComparisonRule.gate(rows: 1, looks: [8]).requiredRounds == 7)
    #expect(Self.rule.verdict(on: []) == nil)
  }

  @Test(arguments: [
    (1, [1]), (16, [16]), (20, [16, 20]), (48, [16, 24, 32, 48]),
    (96, [16, 24, 32, 48, 64, 96]), (200, [16, 24, 32, 48, 64, 96, 200]),
  ])
  func theLastLookIsAfterAllPairs(pairs: Int, looks: [Int]) {
    #expect(ComparisonRule.looks(upTo: pairs) == looks)
  }

  @Test func aRowJustAboveTheThresholdNeedsAllPairsAboveTheMargin() {
    let above = Array(repeating: Power.logarithm(1.031), count: 15)
    func outcome(_ last: Double) -> Outcome? {
      Self.rule.verdict(on: above + [Power.logarithm(last)])?.outcome
    }
    #expect(outcome(1.011) == .slower)
    #expect(outcome(1.009) == .undecided)
    // Certainly slower than the margin, but not by the threshold.
    let small = Array(repeating: Power.logarithm(1.02), count: 16)
    #expect(Self.rule.verdict(on: small)?.outcome == .same)
  }

  @Test func spreadDecidesSmallestDetectableSlowdown() throws {
    // The lowest of 16 pairs is 4 % below the median, so a slowdown has to lift it above the
    // margin.
    let values = [-0.04] + Array(repeating: 0.0, count: 15)
    let detectable = try #require(Self.rule.verdict(on: values)?.detectable)
    #expect(abs(detectable - (Power.logarithm(1.01) + 0.04)) < 1e-12)
    let lifted = values.map { $0 + detectable + 1e-9 }
    #expect(Self.rule.verdict(on: lifted)?.outcome == .slower)
    // Without any spread the threshold remains.
    let quiet = Array(repeating: 0.001, count: 16)
    #expect(Self.rule.verdict(on: quiet)?.detectable == Power.logarithm(1.03))
  }

  @Test func fasterRowPassesAndFasterCopyIsAnAlarm() {
    let faster = Array(repeating: -0.05, count: 16)
    #expect(Self.rule.verdict(on: faster)?.outcome == .same)
    #expect(Self.rule.verdict(on: faster, isCopy: true)?.outcome == .faster)
    #expect(
      Self.rule.verdict(on: Array(repeating: -0.005, count: 16), isCopy: true)?.outcome == .same)
  }

  @Test(arguments: [
    (0.0, "+0.0 %"), (0.0488, "+5.0 %"), (-0.02, "-2.0 %"), (-0.0001, "+0.0 %"),
    (0.693147, "+100.0 %"),
  ])
  func differencesArePrintedInPerCent(logRatio: Double, text: String) {
    #expect(Verdict.text(logRatio) == text)
  }

  /// Judges one stream of pairs at each look until it is decided.
  private func decide(_ next: (Int) -> Double) -> (outcome: Outcome, pairs: Int) {
    var values: [Double] = []
    for look in Self.rule.looks {
      while values.count < look { values.append(next(values.count)) }
      if let verdict = Self.rule.verdict(on: values), verdict.outcome != .undecided {
        return (verdict.outcome, look)
      }
    }
    return (.undecided, values.count)
  }

  /// Returns the outcomes of a hundred streams.
  private func outcomes(
    _ noise: (inout SeededRandom, Int) -> Double, slowdown: Double
  ) -> [Outcome: Int] {
    var random = SeededRandom(seed: 11)
    var counts: [Outcome: Int] = [:]
    for _ in 0..<100 {
      let outcome = decide { Power.logarithm(1 + slowdown) + noise(&random, $0) }.outcome
      counts[outcome, default: 0] += 1
    }
    return counts
  }

  /// Returns noise with about the spread of pairs on one core; a sum of twelve numbers is nearly
  /// normal.
  private func normal(_ random: inout SeededRandom, _ deviation: Double) -> Double {
    deviation * ((0..<12).reduce(-6.0) { sum, _ in sum + random.next(in: 0.0..<1.0) })
  }

  @Test func withoutAChangeRowsPass() {
    let counts = outcomes({ random, _ in normal(&random, 0.008) }, slowdown: 0)
    #expect(counts == [.same: 100])
  }

  @Test func detectsFivePercentSlowdown() {
    let counts = outcomes({ random, _ in normal(&random, 0.008) }, slowdown: 0.05)
    #expect(counts[.slower, default: 0] >= 99 && counts[.same] == nil)
  }

  @Test func machineDriftIsNoRegression() {
    // Both processes of a pair are measured within seconds, so a drift only widens the spread.
    let counts = outcomes(
      { random, pair in normal(&random, 0.005) + (pair.isMultiple(of: 2) ? 0.01 : -0.01) },
      slowdown: 0)
    #expect(counts[.slower] == nil && counts[.same, default: 0] > 90)
  }

  @Test func unluckyProcessesNeitherFailNorPassARow() {
    // One pair in ten is off by up to a half, in either direction.
    func noise(_ random: inout SeededRandom, _ pair: Int) -> Double {
      let body = normal(&random, 0.008)
      guard random.next(in: 0..<10) == 0 else { return body }
      return body + random.next(in: -0.5..<0.5)
    }
    #expect(outcomes(noise, slowdown: 0)[.slower] == nil)
    let slowed = outcomes(noise, slowdown: 0.05)
    #expect(slowed[.same] == nil && slowed[.slower, default: 0] > 90, "\(slowed)")
  }

  @Test func largeSpreadIsInconclusive() {
    let counts = outcomes({ random, _ in normal(&random, 0.3) }, slowdown: 0.05)
    #expect(counts[.undecided, default: 0] > 90 && counts[.same, default: 0] < 3)
    #expect(outcomes({ random, _ in normal(&random, 0.3) }, slowdown: 0)[.slower] == nil)
  }
}
