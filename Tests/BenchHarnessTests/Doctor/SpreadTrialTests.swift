import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the comparison of the reference kernel with itself, and of clocks with themselves.
struct SpreadTrialTests {
  private let clock = FakeClock()

  /// Runs a trial with a kernel that cycles through the given times.
  private func measure(_ costs: [Int64], turns: Int = 32) -> SpreadReading? {
    var run = -1
    let total = costs.reduce(0, +) * 4 / Int64(costs.count)
    let trial = SpreadTrial(clock: clock) {
      // The first run warms up and is not timed.
      if run >= 0 { clock.advance(costs[run % costs.count]) }
      run += 1
      return 0
    }
    return trial.run(until: clock.wall + total * Int64(turns))
  }

  @Test func steadyKernelHasNoSpread() throws {
    let reading = try #require(measure([1000]))
    #expect(reading.turns == 32)
    #expect(reading.wall.typical == 0 && reading.wall.wide == 0)
    #expect(reading.processor.parts == Array(repeating: 0, count: 16))
    #expect(reading.unsteadiness == 0)
    #expect(reading.kernelNanoseconds == Array(repeating: 1000, count: 16))
  }

  @Test func steadyDriftFavoursNeitherSide() throws {
    let reading = try #require(measure([1000, 1100, 1200, 1300]))
    #expect(reading.wall.wide == 0)
  }

  @Test func differentRunsHaveASpread() throws {
    let reading = try #require(measure([1000, 1100, 1100, 1000]))
    #expect(abs(reading.wall.typical - Power.logarithm(1.1)) < 1e-12)
    #expect(abs(reading.processor.parts[7] - Power.logarithm(1.1)) < 1e-12)
  }

  @Test func tooFewTurnsGiveNoReading() {
    #expect(measure([1000], turns: 15) == nil)
    #expect(measure([1000], turns: 16)?.turns == 16)
  }

  @Test func partsAreMediansInOrder() {
    #expect(SpreadTrial.parts(of: [1, 9, 2, 3, 4, 4], count: 2) == [2, 4])
    #expect(SpreadTrial.parts(of: [1, 3, 5, 7, 9], count: 2) == [2, 7])
  }

  @Test func gateRulesDecideSmallestSlowdown() throws {
    let still = PairedSpread(Array(repeating: 0, count: 16))
    #expect(still.findableByPairs == Power.logarithm(1.03))
    #expect(still.findableByRounds == Power.logarithm(1.02))
    var apart = still
    apart.parts = (0..<16).map { $0 < 8 ? -0.08 : 0.08 }
    let margin = Power.logarithm(1.01)
    #expect(abs(try #require(apart.findableByPairs) - 0.08 - margin) < 1e-9)
    #expect(abs(try #require(apart.findableByRounds) - 0.08) < 1e-9)
  }

  @Test func clockCostIsOneReading() {
    let cost = ClockCost.measure(FakeClock(costOfReading: 30))
    #expect(abs(cost.wall - 30) < 0.1)
    #expect(cost.processor < 0.1)
  }
}
