import Testing

@testable import BenchHarness
@testable import BenchReports

/// Every format reports a run without measurements, with the cause and a sufficient budget.
struct NoMeasurementsErrorTests {
  private static let budget = Duration.seconds(2)

  private func report(
    _ reasons: [MeasurementWarning], needed: Double? = 9, budget: Duration? = budget
  ) -> RunReport {
    let results = reasons.enumerated().map { index, reason in
      BenchmarkResult(
        key: BenchmarkKey(
          scenario: "screen", operation: "query", items: 1000 * (index + 1), strategy: "default"),
        because: reason)
    }
    var report = RunReport.sample(results)
    report.budget = budget.map { BudgetRecord(seconds: $0 / .seconds(1), needed: needed) }
    return report
  }

  private func reason(_ report: RunReport) -> NoMeasurementsError? {
    do throws(NoMeasurementsError) {
      try report.requireMeasurement()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (
      [MeasurementWarning.budgetSpent(budget: budget), .budgetSpent(budget: budget)],
      "the budget of 2 s ran out before the first benchmark; use --budget 9s"
    ),
    (
      [.cutOff(pass: "setup", items: 10, nanoseconds: 1e9)],
      "the budget of 2 s is too short for any benchmark; use --budget 9s"
    ),
    (
      [.notCompared(answers: 1, of: 8)],
      "the budget of 2 s left no time to verify answers; use --budget 9s"
    ),
    (
      [.budgetSpent(budget: budget), .noAnswer(phase: "setup", nanoseconds: 1.9e9)],
      "screen query 2k default: the setup did not finish within 1.90 s, the rest of the budget; "
        + "use a larger --budget to see whether the work ever finishes"
    ),
    (
      [.setupFailed(reason: "no such font")],
      "screen query 1k default: setup failed: no such font"
    ),
    ([], "there was nothing to measure"),
  ])
  func reportsTheCause(reasons: [MeasurementWarning], clauses: String) {
    #expect(reason(report(reasons))?.clauses == clauses)
  }

  @Test func inventsNoBudget() {
    let report = report([.budgetSpent(budget: Self.budget)], needed: nil)
    #expect(reason(report)?.remedy == "use a larger --budget")
  }

  @Test func aRunWithoutAClockNeedsFigures() {
    let empty = report([.setupFailed(reason: "x")], budget: nil)
    #expect(reason(empty)?.clauses == "screen query 1k default: setup failed: x")
    var counted = RunReport.sample([.sample(times: nil, counters: ["nodes": 1])])
    #expect(reason(counted) == nil && counted.measuredCount == 1)
    counted.budget = BudgetRecord(seconds: 2)
    #expect(reason(counted)?.cause == "the budget of 2 s left no time for a sample")
  }

  @Test func floorsDoNotMeasureAStrategy() {
    var report = report([.budgetSpent(budget: Self.budget)])
    report.results.append(.sample(strategy: BenchmarkKey.floorName))
    #expect(report.measuredCount == 0)
    report.results.removeFirst()
    #expect(report.measuredCount == 1)
  }

  @Test func partialResultsCountAsMeasured() {
    var some = report([.budgetSpent(budget: Self.budget)])
    some.results.append(.sample())
    #expect(reason(some) == nil)
    var shard = report([])
    shard.shard = ShardRecord(Shard(number: 3, of: 3), rows: 2, places: [])
    #expect(reason(shard) == nil)
    var wrong = report([.budgetSpent(budget: Self.budget)])
    wrong.results[0].add([ResultWarning(.wrongPlaces, "anchorDrift is 3")])
    #expect(reason(wrong) == nil)
  }

  @Test func everyFormatReportsIt() throws {
    let empty = report([.budgetSpent(budget: Self.budget)])
    let stated = empty.adding(try #require(reason(empty)))
    let text = "the budget of 2 s ran out before the first benchmark; use --budget 9s"
    #expect(stated.warnings == [ResultWarning(.nothingMeasured, text)])
    #expect(try stated.json().contains(#"[{"code":"nothing-measured","text":"the budget"#))
    let junit = try ExportFormat.junit.render(stated)
    #expect(junit.contains(#"tests="2" failures="0" errors="1" skipped="1""#))
    #expect(junit.contains("<error message=\"\(text)\"/>"))
    let page = ReportPage([StoredDocument(stated, name: "run.json")])
    for form in [
      RunSummary(stated).markdown(), ResultTable(report: stated).text(), page.html(),
      page.markdown(),
    ] {
      #expect(form.contains("NOTHING MEASURED: \(text)."), "\(form)")
      #expect(!form.contains("machine steady"))
    }
    let summary = RunSummary(stated).text().split { $0.isWhitespace }.joined(separator: " ")
    #expect(summary.contains("- NOTHING MEASURED: \(text)."))
    #expect(summary.contains("- Not measured: 1 result, because the budget ran out"))
  }

  @Test func noRowsShowNoSteadyMachine() {
    var report = report([.budgetSpent(budget: Self.budget)])
    report.reference = ReferenceSummary(
      (0..<20).map { ReferenceReading(at: $0, nanoseconds: 1000) })
    #expect(Steadiness.verdict(on: report) == .unknown)
  }

  @Test func namesSilentBenchmarksAmongMissingResults() throws {
    var report = report([
      .noAnswer(phase: "setup", nanoseconds: 8e9), .budgetSpent(budget: Self.budget),
      .budgetSpent(budget: Self.budget),
    ])
    report.results.insert(.sample(items: 10), at: 0)
    let omissions = try #require(RunConclusions(report).omissions)
    #expect(
      omissions.contains(
        "1 result, screen query 1k default: the setup did not finish within 8.00 s"))
    #expect(omissions.contains("2 results, because the budget ran out"))
  }

  @Test func traces() {
    func result(_ recording: FrameRecording?) -> HitchResult {
      HitchResult(
        scenario: "screen", items: 10, trace: "fling", hertz: 60, frames: 2, recording: recording,
        counters: [:], anchorDrift: nil)
    }
    let reason = HitchResult.noMeasurementsReason(in: [result(nil)], budget: .seconds(2))
    #expect(
      reason?.description == "nothing was measured: a budget of 2 s is too short for a trace; "
        + "use --budget 8s")
    let played = result(FrameRecording(replays: [[1, 1]]))
    #expect(
      HitchResult.noMeasurementsReason(in: [result(nil), played], budget: .seconds(2)) == nil)
    #expect(HitchResult.noMeasurementsReason(in: [], budget: .seconds(2)) != nil)
  }

  @Test func comparisons() {
    let key = BenchmarkKey(scenario: "s", operation: "query", items: 1000, strategy: "a")
    var run = ComparisonRun(rows: [], leftOut: [], rule: .choice(looks: [8]))
    #expect(run.noMeasurementsReason?.cause == "there were no rows to compare")
    run.leftOut = [OmittedRows(keys: [key], reason: "no time", isForTime: true)]
    #expect(run.noMeasurementsReason?.clauses == "s query 1k a: no time; use a larger --budget")
    run.neededNanoseconds = 30e9
    #expect(run.noMeasurementsReason?.clauses == "s query 1k a: no time; use --budget 30s")
    var row = ComparedRow(key: key, sides: [ComparedSide(name: "a", strategy: "a")])
    run.rows = [row]
    #expect(run.noMeasurementsReason != nil)
    row.sides[0].nanoseconds = [1]
    run.rows = [row]
    #expect(run.noMeasurementsReason == nil)
  }

  @Test func gates() throws {
    let section = BaselineSection.sample([1000: ["visited": 3]])
    let other = BaselineSection.sample([:])
    let empty = GateComparison(of: [section], with: Baseline(sections: [other]))
    let reason = try #require(empty.noMeasurementsReason(baseline: "figures.txt"))
    #expect(
      reason.description == "nothing was measured: figures.txt has none of the measured figures; "
        + "write them with: bench baseline update --baseline figures.txt")
    let junit = GateFormat.junit.render([reason.outcome], title: "bench check", summary: "")
    #expect(junit.contains(#"tests="1" failures="1""#) && junit.contains("nothing-measured"))
    let same = GateComparison(of: [section], with: Baseline(sections: [section]))
    #expect(same.noMeasurementsReason(baseline: "figures.txt") == nil)
    let lost = GateComparison(of: [other], with: Baseline(sections: [section]))
    #expect(lost.noMeasurementsReason(baseline: "figures.txt") == nil && !lost.failures.isEmpty)
  }
}
