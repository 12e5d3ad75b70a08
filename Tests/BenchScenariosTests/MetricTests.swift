import BenchHarness
import BenchReports
import LayoutCore
import LayoutViewport
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Anchored items stay in place and scroll targets are reached; strategies failing this are
/// detected.
struct MetricTests {
  private func benchmark(
    _ operation: TimedOperation, of scenario: Scenario, items: Int = 1000,
    strategy: StrategyEntry = StrategyEntry.all[0]
  ) throws -> (metrics: [String: Double?], warnings: [ResultWarning]) {
    let workload = try scenario.workload(items: items, seed: 7)
    let benchmark = try strategy.benchmark(workload, operation, StrategyStore())
    benchmark.prepareBatch(iterations: benchmark.metricIterations)
    return (benchmark.measureMetrics(), benchmark.warnings)
  }

  private let still = FaultyLayout<ChangeFaults.StillFrames>.entry

  @Test(arguments: [
    Scenario.listEstimated.pair(.firstScreen), Scenario.listEstimated.pair(.scroll),
    Scenario.listEstimated.pair(.rotate), Scenario.listEstimated.pair(.resize),
    Scenario.chatPrepend.pair(.insert), Scenario.columnsSwitch.pair(.rotate),
    Scenario.jump.pair(.resize),
  ])
  func stableItemsDoNotMove(pair: ScenarioOperation) throws {
    for seed in [1, 7] as [UInt64] {
      let workload = try pair.scenario.workload(items: 500, seed: seed)
      let benchmark = try StrategyEntry.all[0].benchmark(workload, pair.operation, StrategyStore())
      benchmark.prepareBatch(iterations: benchmark.metricIterations)
      #expect(benchmark.measureMetrics()["anchorDrift"] == 0, "\(seed)")
      #expect(benchmark.warnings.isEmpty)
    }
  }

  @Test func detectsStrategyThatIgnoresTheAnchor() throws {
    for pair in [Scenario.chatPrepend.pair(.insert), Scenario.listEstimated.pair(.scroll)] {
      let (metrics, warnings) = try benchmark(
        pair.operation, of: pair.scenario, strategy: still)
      let drift = try #require(metrics["anchorDrift"] ?? nil)
      #expect(drift > 1, "\(pair.testDescription)")
      #expect(warnings.contains { $0.isFault(beginning: "WRONG PLACES: anchorDrift is ") })
    }
  }

  /// One of the hundred items is longer than the view by an odd number of pixels.
  @Test(arguments: [Scenario.listEstimated, .jump, .gridEstimated], [100, 1000])
  func landingIsExact(scenario: Scenario, items: Int) throws {
    let (metrics, warnings) = try benchmark(.scrollTo, of: scenario, items: items)
    #expect(metrics["landingError"] == 0)
    #expect(try #require(metrics["itemsMeasured"] ?? nil) > 3)
    #expect(try #require(metrics["rounds"] ?? nil) <= Double(DefaultLayoutEngine.roundLimit))
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [Scenario.listEstimated, .jump])
  func detectsStrategyThatLandsByEstimates(scenario: Scenario) throws {
    let (metrics, warnings) = try benchmark(
      .scrollTo, of: scenario, strategy: FaultyLayout<ChangeFaults.EstimatedFrames>.entry)
    #expect(try #require(metrics["landingError"] ?? nil) > 1)
    #expect(warnings.contains { $0.isFault(beginning: "WRONG PLACES: landingError is ") })
  }

  @Test func loadedHistoryMeasuresNothingAgain() throws {
    let (metrics, _) = try benchmark(.insert, of: .chatPrepend)
    #expect(metrics["itemsMeasured"] == 0)
    #expect(metrics["contentSizeWobble"] == 0)
  }

  @Test func namesUnsettledContent() throws {
    let (metrics, warnings) = try benchmark(.firstScreen, of: .oscillate, items: 200)
    #expect(metrics["rounds"] == Double(DefaultLayoutEngine.roundLimit))
    #expect(
      warnings.map(\.text) == [
        "given up: Item 5 of section 0 requested 128.0 × 32.0 and 72.0 × 56.0 points in turn, and "
          + "kept the latter after 12 rounds."
      ])
    #expect(warnings.map(\.code) == [.gaveUp])
    #expect(try benchmark(.firstScreen, of: .listEstimated, items: 200).warnings.isEmpty)
  }

  @Test(arguments: [1000, 100_000_000])
  func placesAreExactAtAnyDistance(items: Int) throws {
    let (metrics, warnings) = try benchmark(.query, of: .precision, items: items)
    #expect(metrics["positionError"] == 0)
    #expect(warnings.isEmpty)
  }

  @Test func detectsRowOffByAPixel() throws {
    let (metrics, warnings) = try benchmark(
      .query, of: .precision, items: 20, strategy: FaultyLayout<Faults.MovedItem>.entry)
    let error = try #require(metrics["positionError"] ?? nil)
    #expect(abs(error - 1.0 / 3) < 1e-9)
    #expect(warnings.contains { $0.isFault(beginning: "WRONG PLACES: positionError is ") })
  }

  @Test func resultReportsTheFault() throws {
    let selection = SuiteSelection(
      scenarios: [.chatPrepend], operations: [.insert], items: [200], strategies: [still])
    var cases = try selection.cases(for: selection.workloads())
    // The comparison of answers would detect the strategy as well.
    cases[0].verify = nil
    let results = try SuiteRunner(options: SuiteOptions(passes: [.counters, .metrics])).run(cases)
    #expect(results.count == 1 && results[0].faults.count == 1)
    #expect(results[0].state == .failed)
    #expect(try ReportFormat.table.render(.of(results)).contains("WRONG RESULTS"))
  }

  @Test func strategiesReportExcessiveMemory() throws {
    let selection = SuiteSelection(
      scenarios: [.precision], operations: [.query], items: [100_000_000])
    let results = try SuiteRunner(options: SuiteOptions(passes: .counters))
      .run(selection.cases(for: selection.workloads()))
    #expect(results.map(\.strategy) == ["default", "floor", "naive", "dictionary"])
    #expect(results.map(\.state) == [.measured, .notApplicable, .notApplicable, .notApplicable])
    #expect(
      results[3].warnings.map(\.text) == [
        "size limit: at most 10,000,000 items, because the strategy stores about 270 bytes per item"
      ])
  }
}

extension RunReport {
  /// Returns a report of results with arbitrary conditions.
  fileprivate static func of(_ results: [BenchmarkResult]) -> RunReport {
    RunReport(command: [], seed: 7, environment: .capture(), results: results)
  }
}

extension ResultWarning {
  /// Returns whether the warning reports a wrong answer in a text starting with the given words.
  fileprivate func isFault(beginning start: String) -> Bool {
    code.isFault && text.hasPrefix(start)
  }
}
