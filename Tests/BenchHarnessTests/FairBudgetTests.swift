import Testing

@testable import BenchHarness
@testable import BenchReports

/// All strategies share a budget, smallest sizes first, and never exceed it.
struct FairBudgetTests {
  private let clock = FakeClock()

  private func key(_ items: Int, strategy: String = "default") -> BenchmarkKey {
    BenchmarkKey(scenario: "screen", operation: "query", items: items, strategy: strategy)
  }

  private func run(
    _ cases: [BenchmarkCase], budget: Duration, journal: RunJournal? = nil,
    progress: (SuiteProgress) -> Void = { _ in }
  ) -> [BenchmarkResult] {
    let runner = SuiteRunner(
      options: SuiteOptions(budget: budget), clock: clock, probe: nil, journal: journal)
    return (try? runner.run(cases, progress: progress)) ?? []
  }

  @Test func smallestSizesComeFirst() {
    let cases = ["a", "b"].flatMap { strategy in
      [10, 100].map { items in
        BenchmarkCase(key: key(items, strategy: strategy)) { _ in
          FakeBenchmark(clock, nanoseconds: 1000)
        }
      }
    }
    var visits: [BenchmarkKey] = []
    let results = run(cases, budget: .seconds(10)) { visits.append($0.key) }
    #expect(visits.prefix(4).map(\.items) == [10, 10, 100, 100])
    #expect(visits.prefix(4).map(\.strategy) == ["a", "b", "a", "b"])
    #expect(results.map(\.key) == cases.map(\.key), "they are reported in the order given")
  }

  @Test func referenceStrategyComesFirstAtLargerSizes() {
    let cases = ["a", "b"].flatMap { strategy in
      [10, 100, 1000].map { items in
        var benchmarkCase = BenchmarkCase(key: key(items, strategy: strategy)) { _ in
          FakeBenchmark(clock, nanoseconds: 1000)
        }
        benchmarkCase.isReference = strategy == "b"
        return benchmarkCase
      }
    }
    var visits: [BenchmarkKey] = []
    _ = run(cases, budget: .seconds(10)) { visits.append($0.key) }
    #expect(visits.prefix(6).map(\.items) == [10, 10, 100, 1000, 100, 1000])
    #expect(visits.prefix(6).map(\.strategy) == ["a", "b", "b", "b", "a", "a"])
  }

  @Test func aGreedyStrategyLeavesTheOthersAFewSamples() {
    // Each of the first benchmarks takes as much time as it gets.
    let cases = (0..<60).map { number in
      BenchmarkCase(key: key(1000, strategy: "\(number)")) { _ in
        FakeBenchmark(clock, nanoseconds: number < 30 ? 20_000_000 : 300_000)
      }
    }
    let start = clock.wall
    let results = run(cases, budget: .seconds(4))
    #expect(clock.wall - start <= 4_000_000_000)
    #expect(results[30...].allSatisfy { ($0.time?.samples.count ?? 0) >= 3 })
  }

  @Test func aCrowdedBudgetReachesTheLastStrategy() {
    // Three strategies share a budget of five times the minimum for each; the second takes all the
    // time it gets.
    let cases = (0..<300).map { number in
      BenchmarkCase(key: key(1000, strategy: "\(number)")) { _ in
        FakeBenchmark(clock, nanoseconds: (100..<200).contains(number) ? 2_000_000 : 10_000)
      }
    }
    let start = clock.wall
    let results = run(cases, budget: .seconds(4))
    #expect(clock.wall - start <= 4_000_000_000)
    #expect(results[200...].allSatisfy { ($0.time?.samples.count ?? 0) >= 3 })
  }

  /// Creates a benchmark whose setup takes some time per item, possibly different at other sizes.
  private func benchmark(
    _ items: Int, perItem: Int64, elsewhere: Int64? = nil, setups: @escaping (Int) -> Void
  ) -> BenchmarkCase {
    func made(_ items: Int, _ perItem: Int64) -> BenchmarkCase {
      BenchmarkCase(key: key(items)) { deadline in
        setups(items)
        // The setup checks the deadline between many steps.
        let start = deadline.now
        let step = Int64(items) * perItem / 1000
        for _ in 0..<1000 {
          try deadline.require(nanoseconds: Double(step), since: start)
          clock.advance(step)
        }
        return FakeBenchmark(clock, nanoseconds: 1000)
      }
    }
    var benchmarkCase = made(items, perItem)
    benchmarkCase.atSize = { made($0, elsewhere ?? perItem) }
    return benchmarkCase
  }

  @Test func predictsLargeFirstSizeFromSmallProbes() {
    var sizes: [Int] = []
    let start = clock.wall
    let results = run(
      [benchmark(10_000_000, perItem: 1000) { sizes.append($0) }], budget: .seconds(5))
    #expect(sizes == [1000, 10_000, 100_000, 1_000_000].filter { sizes.contains($0) })
    #expect(sizes.first == 1000 && !sizes.contains(10_000_000))
    #expect(results[0].state == .tooSlow)
    #expect(results[0].texts[0].hasPrefix("cut off by the budget: setup at "))
    #expect(clock.wall - start <= 2_000_000_000)
  }

  @Test func constantPartDoesNotGrow() {
    // The first 1,000 items cost as much as any other number, as a size nearer to the benchmark's
    // own shows.
    var benchmarkCase = BenchmarkCase(key: key(1_000_000)) { _ in
      clock.advance(10_000_000)
      return FakeBenchmark(clock, nanoseconds: 1000)
    }
    benchmarkCase.atSize = { items in
      BenchmarkCase(key: key(items)) { _ in
        clock.advance(10_000_000)
        return FakeBenchmark(clock, nanoseconds: 1000)
      }
    }
    #expect(run([benchmarkCase], budget: .seconds(5))[0].time != nil)
  }

  @Test func stopsSetupsBeyondTheirPrediction() {
    let start = clock.wall
    let results = run(
      [benchmark(1_000_000, perItem: 100_000, elsewhere: 100) { _ in }], budget: .seconds(5))
    #expect(results[0].state == .tooSlow)
    #expect(results[0].warnings.map(\.code) == [.setupGivenUp])
    #expect(clock.wall - start <= 5_000_000_000)
  }

  @Test func budgetEndDuringSetupKeepsAllResults() throws {
    let journal = RunJournal(blank: .sample([]))
    var report: RunReport?
    let cases = [10, 20, 30].map { items in
      BenchmarkCase(key: key(items)) { _ in
        if items == 20, report == nil { report = journal.report(endOf: .seconds(5)) }
        return FakeBenchmark(clock, nanoseconds: 1000)
      }
    }
    _ = run(cases, budget: .seconds(5), journal: journal)
    let results = try #require(report).results
    #expect(results.map(\.items) == [10, 20, 30])
    #expect(results.map(\.state) == [.measured, .tooSlow, .tooSlow])
    #expect(results[1].warnings.map(\.code) == [.noAnswer] && results[1].state == .tooSlow)
    #expect(results[1].texts[0].hasPrefix("the setup did not finish within "))
    #expect(
      results[2].texts == ["cut off by the budget: 5 s had passed before this benchmark's turn"])
  }

  @Test func predictsSharedStatesOnce() {
    // The second operation has no smaller size, and would have to pay for the state.
    var setups: [String] = []
    func made(_ operation: String, _ items: Int) -> BenchmarkCase {
      var benchmarkCase = BenchmarkCase(
        key: BenchmarkKey(
          scenario: "screen", operation: operation, items: items, strategy: "default")
      ) { _ in
        setups.append("\(operation) \(items)")
        clock.advance(Int64(items) * 1000)
        return FakeBenchmark(clock, nanoseconds: 1000)
      }
      benchmarkCase.sharedState = "measured"
      return benchmarkCase
    }
    let results = run([made("item", 1000), made("query", 10_000_000)], budget: .seconds(5))
    #expect(!setups.contains("query 10000000"))
    #expect(results.map(\.state) == [.measured, .tooSlow])
    #expect(results[1].texts == ["cut off by the budget: setup at 1,000 items took 1.00 ms"])
  }

  @Test func reportsOmissionsOncePerStrategyAndSize() throws {
    let cut = MeasurementWarning.cutOff(pass: "one iteration", items: 1000, nanoseconds: 1.9e9)
    let results = ["query", "item", "scroll"].flatMap { operation in
      [10_000, 100_000].map { items in
        BenchmarkResult(
          key: BenchmarkKey(
            scenario: "screen", operation: operation, items: items, strategy: "naive"),
          because: cut)
      }
    }
    #expect(
      WarningDigest.lines(about: results + [.sample(items: 10_000, strategy: "naive")]) == [
        "naive at 10k: 3 of 4 results were skipped; the first was screen query (\(cut))",
        "naive at 100k: 3 of 3 results were skipped; the first was screen query (\(cut))",
      ])
  }
}
