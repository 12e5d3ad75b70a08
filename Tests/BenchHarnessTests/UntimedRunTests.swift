import Testing

@testable import BenchHarness

/// Runs without a clock measure everything, however long it takes.
struct UntimedRunTests {
  private let clock = FakeClock()

  private func benchmarkCase(_ benchmark: FakeBenchmark, items: Int = 1000) -> BenchmarkCase {
    let key = BenchmarkKey(
      scenario: "screen", operation: "query", items: items, strategy: "default")
    return BenchmarkCase(key: key) { _ in benchmark }
  }

  @Test func cutsNothingOff() throws {
    let cases = [1000, 1_000_000].map { items in
      let benchmark = FakeBenchmark(clock, nanoseconds: 3_600_000_000_000)
      benchmark.counters = ["visited": items]
      benchmark.metrics = ["drift": 0]
      benchmark.metricIterations = 5
      return benchmarkCase(benchmark, items: items)
    }
    let runner = SuiteRunner(options: .withoutClock, clock: StoppedClock(), probe: nil)
    let results = try runner.run(cases)
    #expect(results.map { $0.counters["visited"] } == [1000, 1_000_000])
    #expect(results.allSatisfy { $0.metrics == ["drift": 0] })
    #expect(results.allSatisfy { $0.time == nil && $0.state == .measured })
  }

  @Test func runsExactlyTheRequestedIterations() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 1)
    let outcome = try IterationRunner(iterations: 20).run(benchmarkCase(benchmark))
    #expect(benchmark.calls == [.prepare(20), .run(20)])
    #expect(outcome == .init(iterations: 20, batches: 1, checksum: 1))
  }

  @Test func batchesStayWithinTheLimit() throws {
    let benchmark = FakeBenchmark(clock, nanoseconds: 1)
    benchmark.preferredIterationLimit = 8
    let outcome = try IterationRunner(iterations: 20).run(benchmarkCase(benchmark))
    #expect(
      benchmark.calls == [.prepare(8), .run(8), .prepare(8), .run(8), .prepare(4), .run(4)])
    #expect(outcome == .init(iterations: 20, batches: 3, checksum: 3))
  }

  @Test func omitsTimestamps() throws {
    let environment = RunEnvironment.sample().withoutMoment
    let report = RunReport(command: ["run"], seed: 7, environment: environment, results: [])
    let json = try report.json()
    #expect(json.contains("\"date\":null"))
    #expect(json.contains("\"loadAverage\":null"))
    #expect(try RunReport.decode(json, source: "report") == report)
  }
}
