import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the times of parts of an iteration: taken after the samples, stored with the metrics and
/// never gated.
struct PartTimeTests {
  private let clock = FakeClock()

  private func run(
    _ benchmark: FakeBenchmark, _ passes: MeasurementPasses = .all, clock: any MeasurementClock
  ) throws -> BenchmarkResult {
    let key = BenchmarkKey(scenario: "a", operation: "b", items: 10, strategy: "c")
    let runner = SuiteRunner(options: SuiteOptions(passes: passes), clock: clock, probe: nil)
    return try #require(try runner.run([BenchmarkCase(key: key) { _ in benchmark }]).first)
  }

  private func benchmark(nanoseconds: Int64) -> FakeBenchmark {
    let benchmark = FakeBenchmark(clock, nanoseconds: nanoseconds)
    benchmark.part = ("partNanoseconds", 300)
    benchmark.metrics = ["drift": 0]
    benchmark.metricIterations = 2
    return benchmark
  }

  @Test func timesPartsAfterTheSamples() throws {
    let benchmark = benchmark(nanoseconds: 2_000_000)
    let result = try run(benchmark, clock: clock)
    #expect(result.metrics == ["drift": 0, "partNanoseconds": 300])
    let first = try #require(benchmark.calls.firstIndex(of: .parts))
    #expect(benchmark.calls[first - 1] == .prepare(1))
    let samples = benchmark.calls[..<first].suffix(28)
    #expect(samples.count { $0 == .run(1) } == 14, "those of the first round")
    #expect(benchmark.calls.count { $0 == .parts } == 1)
    #expect(result.time?.median == 2_000_000, "the part is outside the samples")
  }

  @Test func untimedRunTimesNoParts() throws {
    let benchmark = benchmark(nanoseconds: 2_000_000)
    let result = try run(benchmark, .withoutClock, clock: StoppedClock())
    #expect(result.metrics == ["drift": 0])
    #expect(!benchmark.calls.contains(.parts))
  }

  @Test func skipsWithoutTime() throws {
    let benchmark = benchmark(nanoseconds: 9_000_000_000)
    let result = try run(benchmark, [.counters, .time], clock: clock)
    #expect(result.time != nil)
    #expect(result.metrics.isEmpty && !benchmark.calls.contains(.parts))
    #expect(
      result.warnings.contains {
        $0.code == .metricsLeftOut && $0.text.hasPrefix("times of parts not measured")
      })
  }

  @Test func partTimesAreNoFigures() {
    var result = BenchmarkResult.sample(counters: ["calls": 3])
    result.metrics = ["drift": 0, "partNanoseconds": 300]
    #expect(Figures.all(of: result)[.work] == ["calls": .number(3), "drift": .number(0)])
  }

  @Test func tableShowsTheShare() throws {
    var result = BenchmarkResult.sample(times: [2000, 2000, 2000])
    result.metrics = ["partNanoseconds": 300, "otherNanoseconds": 0, "drift": 1]
    #expect(
      try ReportFormat.table.render(.sample([result]), details: true)
        .contains("drift 1  otherNanoseconds 0  partNanoseconds 300 (15 %)"))
    result.time = nil
    #expect(
      try ReportFormat.table.render(.sample([result]), details: true).contains(
        "partNanoseconds 300\n"))
  }

  // MARK: The timer

  @Test func theMedianOfRepetitionsCounts() {
    var calls = 0
    let median = PartTimer(clock: clock).median {
      calls += 1
      // Some samples are interrupted.
      clock.advance(calls % 200 == 50 ? 1_000_000 : 1000)
    }
    #expect(median == 1000)
    #expect(calls == 1 + 15 * 50)
  }

  @Test func aSlowPartIsRepeatedThreeTimes() {
    var calls = 0
    let median = PartTimer(clock: clock).median {
      calls += 1
      clock.advance(Int64(calls) * 1_000_000_000)
    }
    #expect(median == 3e9 && calls == 4)
  }
}
