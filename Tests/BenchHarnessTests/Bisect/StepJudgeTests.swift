import Testing

@testable import BenchHarness
@testable import BenchReports

/// Exact figures take precedence over instructions, and instructions over times.
struct StepJudgeTests {
  private static let undecided = StepVerdict.undecided("u")
  private static let good = StepVerdict.good("g")
  private static let bad = StepVerdict.bad("b")

  private func judge(
    _ metric: BisectMetric?, _ verdicts: [BisectMetric: StepVerdict]
  ) throws -> StepJudgement {
    func verdict(_ metric: BisectMetric) -> StepVerdict {
      guard let verdict = verdicts[metric] else {
        Issue.record("\(metric) was not to be compared")
        return .undecided("")
      }
      return verdict
    }
    return try StepJudgement.judge(by: metric, verdict)
  }

  @Test func risingCountersDecide() throws {
    #expect(
      try judge(nil, [.counters: Self.bad]) == StepJudgement(metric: .counters, verdict: Self.bad))
    #expect(
      try judge(nil, [.counters: Self.undecided])
        == StepJudgement(metric: .counters, verdict: Self.undecided))
  }

  @Test(arguments: [bad, good])
  func instructionsDecideIfCountersAreGood(verdict: StepVerdict) throws {
    #expect(
      try judge(nil, [.counters: Self.good, .instructions: verdict])
        == StepJudgement(metric: .instructions, verdict: verdict))
  }

  @Test(arguments: [bad, good, undecided])
  func timesDecideWithoutInstructions(verdict: StepVerdict) throws {
    #expect(
      try judge(
        nil, [.counters: Self.good, .instructions: Self.undecided, .time: verdict])
        == StepJudgement(metric: .time, verdict: verdict))
  }

  @Test(arguments: BisectMetric.allCases, [bad, good, undecided])
  func chosenMetricDecides(metric: BisectMetric, verdict: StepVerdict) throws {
    let judgement = try judge(metric, [metric: verdict])
    #expect(judgement == StepJudgement(metric: metric, verdict: verdict))
    #expect(judgement.line.contains(" by \(metric.rawValue): "))
  }
}
