import BenchHarness
import Testing

struct SuiteRunnerTests {
  private let clock = FakeClock()

  private func key(_ items: Int, strategy: String = "default") -> BenchmarkKey {
    BenchmarkKey(scenario: "screen", operation: "query", items: items, strategy: strategy)
  }

  private func run(
    _ cases: [BenchmarkCase], budget: Duration, passes: MeasurementPasses = .all,
    progress: (SuiteProgress) -> Void = { _ in }
  ) -> [BenchmarkResult] {
    let options = SuiteOptions(budget: budget, passes: passes)
    let runner = SuiteRunner(options: options, clock: clock, probe: nil)
    return (try? runner.run(cases, progress: progress)) ?? []
  }

  /// Creates a series whose cost in nanoseconds is the given power of its size.
  private func series(
    power: Int, strategy: String = "default", sizes: [Int] = [1000, 10_000, 100_000, 1_000_000]
  ) -> [BenchmarkCase] {
    sizes.map { items in
      BenchmarkCase(key: key(items, strategy: strategy)) { _ in
        let cost = (0..<power).reduce(Int64(1)) { cost, _ in cost * Int64(items) }
        return FakeBenchmark(clock, nanoseconds: cost)
      }
    }
  }

  @Test func cutsQuadraticCostOffWithAWarning() {
    let start = clock.wall
    let results = run(series(power: 2), budget: .seconds(10))
    #expect(results.map { $0.time != nil } == [true, true, false, false])
    let warning = "cut off by the budget: one iteration at 10,000 items took 100 ms"
    #expect(results[2].texts == [warning])
    #expect(results[3].texts == [warning])
    #expect(results[3].state == .tooSlow)
    #expect(clock.wall - start <= 10_000_000_000)
  }

  @Test func linearCostIsNotCutOff() {
    let results = run(series(power: 1), budget: .seconds(10))
    #expect(results.map(\.time?.median) == [1000, 10_000, 100_000, 1_000_000])
    #expect(results.allSatisfy { $0.state != .tooSlow })
  }

  @Test func oneSeriesCutOffDoesNotStopAnother() {
    let results = run(
      series(power: 3, strategy: "naive") + series(power: 1), budget: .seconds(10))
    #expect(results[3].state == .tooSlow)
    #expect(results[4...].allSatisfy { $0.time != nil })
  }

  @Test func theBudgetHoldsForEveryGrowth() {
    for power in 0...3 {
      for seconds in [1, 3, 20] as [Int64] {
        let start = clock.wall
        _ = run(
          series(power: power, strategy: "a") + series(power: power, strategy: "b"),
          budget: .seconds(seconds))
        #expect(clock.wall - start <= seconds * 1_000_000_000, "power \(power), \(seconds) s")
      }
    }
  }

  @Test func oneCallBoundsUnpredictedCost() {
    // The sizes are misleading: the second costs a hundred thousand times the prediction from the
    // first.
    let cases = [(1000, 1000), (2000, 400_000_000), (3000, 1000)].map { items, cost in
      BenchmarkCase(key: key(items)) { _ in FakeBenchmark(clock, nanoseconds: Int64(cost)) }
    }
    let start = clock.wall
    let results = run(cases, budget: .milliseconds(500))
    #expect(results[1].time == nil)
    #expect(
      results[1].texts.contains(
        "cut off by the budget: one iteration at 2,000 items took 400 ms"))
    #expect(results[2].state == .tooSlow)
    #expect(clock.wall - start <= 500_000_000)
  }

  @Test func slowSetupIsCutOff() {
    let cases = [1000, 10_000, 100_000].map { items in
      BenchmarkCase(key: key(items)) { _ in
        clock.advance(Int64(items) * Int64(items))
        return FakeBenchmark(clock, nanoseconds: 10)
      }
    }
    let results = run(cases, budget: .seconds(5))
    #expect(results[1].time != nil)
    #expect(
      results[2].texts == ["cut off by the budget: setup at 10,000 items took 100 ms"])
  }

  @Test func teardownDoesNotCountAsSetup() {
    let cases = [1000, 10_000].map { items in
      BenchmarkCase(key: key(items), cleanUp: { clock.advance(400_000_000) }) { _ in
        FakeBenchmark(clock, nanoseconds: 10)
      }
    }
    let results = run(cases, budget: .seconds(5))
    #expect(results.allSatisfy { $0.time != nil && $0.state != .tooSlow })
  }

  @Test func slowPreparationIsCutOff() {
    let start = clock.wall
    let cases = [1000, 10_000, 100_000].map { items in
      BenchmarkCase(key: key(items)) { _ in
        let benchmark = FakeBenchmark(clock, nanoseconds: 10)
        benchmark.preferredIterationLimit = 1
        benchmark.preparationCost = Int64(items) * Int64(items)
        return benchmark
      }
    }
    let results = run(cases, budget: .seconds(5))
    #expect(results[1].time != nil)
    #expect(
      results[2].texts == ["cut off by the budget: setup at 10,000 items took 200 ms"])
    #expect(clock.wall - start <= 5_000_000_000)
  }

  @Test func cutsSetupBeyondTheBudgetOff() {
    let cases = [1000, 10_000].map { items in
      BenchmarkCase(key: key(items)) { _ in
        clock.advance(3_000_000_000)
        return FakeBenchmark(clock, nanoseconds: 10)
      }
    }
    let results = run(cases, budget: .seconds(2))
    let warning = "cut off by the budget: setup at 1,000 items took 3.00 s"
    #expect(results.map(\.texts) == [[warning], [warning]])
  }

  @Test func runsNothingAfterTheBudget() {
    let greedy = BenchmarkCase(key: key(10, strategy: "greedy")) { _ in
      clock.advance(2_000_000_000)
      return FakeBenchmark(clock, nanoseconds: 10)
    }
    let results = run([greedy] + series(power: 0), budget: .seconds(2))
    #expect(results.count == 5)
    #expect(
      results[4].texts == ["cut off by the budget: 2 s had passed before this benchmark's turn"])
  }

  @Test func unmeasuredValuesAreNilWithAReason() {
    let result = run(series(power: 1, sizes: [10]), budget: .seconds(1))[0]
    #expect(result.allocations == nil)
    #expect(result.liveBytesPerItem == nil)
    #expect(
      result.texts == [
        "allocations not measured: jemalloc is not linked (install libjemalloc-dev and pkg-config)"
      ])
  }

  @Test func aFailingSetupKeepsTheOtherResults() {
    struct Refusal: Error, CustomStringConvertible {
      let description = "no such shape"
    }
    let failing = BenchmarkCase(key: key(5)) { _ in throw Refusal() }
    let results = run([failing] + series(power: 1, sizes: [10]), budget: .seconds(1))
    #expect(results[0].texts == ["setup failed: no such shape"])
    #expect(results[0].time == nil)
    #expect(results.map(\.state) == [.failed, .measured])
    #expect(results[1].time != nil)
  }

  @Test func exactPassesNeedNoTimes() {
    var benchmarks: [FakeBenchmark] = []
    let benchmarkCase = BenchmarkCase(key: key(10)) { _ in
      let benchmark = FakeBenchmark(clock, nanoseconds: 10)
      benchmark.counters = ["nodes": 3]
      benchmarks.append(benchmark)
      return benchmark
    }
    let results = run([benchmarkCase], budget: .seconds(1), passes: [.counters])
    #expect(results[0].time == nil)
    #expect(results[0].counters == ["nodes": 3])
    #expect(results[0].warnings.isEmpty)
    #expect(benchmarks[0].calls == [.prepare(1), .count])
  }

  @Test func countingPrecedesTiming() {
    var benchmarks: [FakeBenchmark] = []
    let benchmarkCase = BenchmarkCase(key: key(10)) { _ in
      benchmarks.append(FakeBenchmark(clock, nanoseconds: 1_000_000))
      return benchmarks[0]
    }
    _ = run([benchmarkCase], budget: .seconds(1))
    #expect(benchmarks[0].calls.prefix(4) == [.prepare(1), .count, .prepare(1), .run(1)])
  }

  @Test func factsOfTheBenchmarkReachTheResult() {
    let benchmarkCase = BenchmarkCase(key: key(10)) { _ in
      let benchmark = FakeBenchmark(clock, nanoseconds: 10)
      benchmark.visibleItems = 18
      benchmark.frameDigest = "abc"
      benchmark.warnings = [ResultWarning(.gaveUp, "checks are on")]
      return benchmark
    }
    let result = run([benchmarkCase], budget: .seconds(1), passes: [.counters])[0]
    #expect(result.visibleItems == 18)
    #expect(result.frameDigest == "abc")
    #expect(result.warnings == [ResultWarning(.gaveUp, "checks are on")])
  }

  @Test func reportsProgressBeforeEachBenchmark() {
    var reported: [SuiteProgress] = []
    _ = run(series(power: 1), budget: .seconds(60)) { reported.append($0) }
    #expect(reported.map(\.round) == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3])
    #expect(reported.prefix(4).map(\.position) == [1, 2, 3, 4])
    #expect(reported.prefix(4).map(\.key.items) == [1000, 10_000, 100_000, 1_000_000])
    #expect(reported.allSatisfy { $0.total == 4 && $0.budget == .seconds(60) })
    #expect(reported[0].elapsed == .zero)
    #expect(reported[3].elapsed > .zero)
  }

  @Test func quickRunHasFewerSamples() {
    let slow = SuiteOptions(quick: false).sampling.sampleCount
    #expect(SuiteOptions(quick: true).sampling.sampleCount < slow)
  }
}
