import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests numbers other than costs: taken in a separate pass, stored and printed.
struct MetricReportTests {
  private func run(_ benchmark: FakeBenchmark, _ clock: FakeClock) -> BenchmarkResult {
    let key = BenchmarkKey(scenario: "a", operation: "b", items: 10, strategy: "c")
    let runner = SuiteRunner(options: SuiteOptions(), clock: clock, probe: nil)
    let results = try? runner.run([BenchmarkCase(key: key) { _ in benchmark }])
    return results?.first ?? BenchmarkResult(key: key)
  }

  @Test func measuresMetricsBetweenCountingAndTiming() {
    let clock = FakeClock()
    let benchmark = FakeBenchmark(clock, nanoseconds: 2_000_000)
    benchmark.metrics = ["drift": 0, "bytes": nil]
    benchmark.metricIterations = 5
    let result = run(benchmark, clock)
    #expect(result.metrics == ["drift": 0, "bytes": nil])
    #expect(benchmark.calls.prefix(4) == [.prepare(1), .count, .prepare(5), .metrics])
  }

  @Test func skipsWithoutTime() {
    let clock = FakeClock()
    let benchmark = FakeBenchmark(clock, nanoseconds: 20_000_000_000)
    benchmark.metrics = ["drift": 0]
    benchmark.metricIterations = 5
    let result = run(benchmark, clock)
    #expect(result.metrics.isEmpty)
    #expect(result.warnings.contains { $0.code == .metricsLeftOut })
  }

  @Test func asksNothingWithoutIterations() {
    let clock = FakeClock()
    let benchmark = FakeBenchmark(clock, nanoseconds: 2_000_000)
    #expect(run(benchmark, clock).metrics.isEmpty)
    #expect(!benchmark.calls.contains(.metrics))
  }

  private var result: BenchmarkResult {
    var result = BenchmarkResult.sample(times: [1, 2, 3])
    result.metrics = ["drift": 0, "wobble": 12.5, "bytes": nil]
    return result
  }

  @Test func storedFormKeepsKnownAndUnknownMetrics() throws {
    let text = try RunReport.sample([result]).json()
    #expect(text.contains(#""metrics":{"bytes":null,"drift":0,"wobble":12.5}"#))
    #expect(try RunReport.decode(text, source: "test").results == [result])
  }

  @Test func aResultWithoutMetricsIsNoResult() throws {
    let text = try RunReport.sample([.sample()]).json().replacing(#""metrics":{},"#, with: "")
    #expect(!text.contains("metrics"))
    #expect(throws: ReportFormatError.self) { try RunReport.decode(text, source: "test") }
  }

  @Test func eachHasAColumn() throws {
    let rows = try ReportFormat.csv.render(.sample([result, .sample()])).split(separator: "\r\n")
    #expect(rows[0].hasSuffix(",metrics.bytes,metrics.drift,metrics.wobble"))
    #expect(rows[1].hasSuffix(",,0.0,12.5"))
    #expect(rows[2].hasSuffix(",,,"))
  }

  @Test func tableNamesMetrics() throws {
    let text = try ReportFormat.table.render(.sample([result]), details: true)
    #expect(text.contains("bytes not measured  drift 0  wobble 12.5"))
    #expect(try !ReportFormat.table.render(.sample([.sample()]), details: true).contains("metrics"))
  }

  @Test func wrongMetricsComeFirst() throws {
    let fault = ResultWarning(.wrongPlaces, "WRONG PLACES: drift is 3.0")
    let wrong = BenchmarkResult.sample(
      warnings: [fault, ResultWarning(.fewSamples(count: 3))])
    #expect(wrong.faults == [fault])
    #expect(wrong.state == .failed)
    let text = try ReportFormat.table.render(.sample([wrong]), details: true)
    let head = text.split(separator: "\nscreen\n")[0]
    #expect(head.contains("WRONG RESULTS"))
    #expect(head.contains("screen query 1k default: WRONG PLACES: drift is 3.0"))
    #expect(try !ReportFormat.table.render(.sample([.sample()])).contains("WRONG RESULTS"))
  }

  @Test func reportsFloorRatioAtTheLargestSize() throws {
    let results: [BenchmarkResult] = [
      .sample(items: 1000, times: [1000]),
      .sample(items: 2000, times: [2000]),
      .sample(items: 2000, strategy: "other", times: [9000]),
      .sample(items: 1000, strategy: "floor", times: [100]),
      .sample(items: 2000, strategy: "floor", times: [800]),
      .sample(operation: "item", items: 2000, times: [50]),
      .sample(operation: "resize", items: 1000, times: [30]),
      .sample(operation: "resize", items: 2000, times: nil),
      .sample(operation: "resize", items: 1000, strategy: "floor", times: [20]),
      .sample(operation: "resize", items: 2000, strategy: "floor", times: [20]),
    ]
    let text = try ReportFormat.table.render(.sample(results), details: true)
    #expect(
      text.contains(
        "- time of default ÷ lower bound (floor): query 2.5× at 2k · resize 1.5× at 1k\n"))
    let without = results.filter { $0.strategy != "floor" }
    let plain = try ReportFormat.table.render(.sample(without), details: true)
    #expect(!plain.contains("of the floor"))
  }

  @Test func aMetricOfASmallerSizeIsMarked() {
    var small = BenchmarkResult.sample(items: 1000)
    small.metrics = ["drift": 0, "locality": 4.5]
    var large = BenchmarkResult.sample(items: 10_000)
    large.metrics = ["drift": 1]
    let text = ResultTable(report: .sample([small, large])).text()
    #expect(text.contains("  drift 1  locality 4.50 @1k\n"))
  }
}
