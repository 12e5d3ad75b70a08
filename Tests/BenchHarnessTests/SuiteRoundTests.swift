import Testing

@testable import BenchHarness

/// Samples are taken in rounds, and each round sets up the benchmarks again.
struct SuiteRoundTests {
  private let clock = FakeClock()

  private func key(_ items: Int, strategy: String = "default") -> BenchmarkKey {
    BenchmarkKey(scenario: "screen", operation: "query", items: items, strategy: strategy)
  }

  private func run(
    _ cases: [BenchmarkCase], budget: Duration = .seconds(10),
    progress: (SuiteProgress) -> Void = { _ in }
  ) -> [BenchmarkResult] {
    let runner = SuiteRunner(options: SuiteOptions(budget: budget), clock: clock, probe: nil)
    return (try? runner.run(cases, progress: progress)) ?? []
  }

  private func codes(_ result: BenchmarkResult) -> [WarningCode] {
    result.warnings.map(\.code).filter { $0 != .allocatorNotLinked }
  }

  @Test func eachRoundSetsUpAgainForAThirdOfTheSamples() {
    var benchmarks: [FakeBenchmark] = []
    var rounds = 0
    var verifications = 0
    var benchmarkCase = BenchmarkCase(key: key(10)) { _ in
      benchmarks.append(FakeBenchmark(clock, nanoseconds: 1_000_000))
      return benchmarks[benchmarks.count - 1]
    }
    benchmarkCase.beginRound = { rounds += 1 }
    benchmarkCase.verify = { _ in
      verifications += 1
      return ComparedAnswers(answers: 1, of: 1, with: [], items: 0)
    }
    let result = run([benchmarkCase])[0]
    #expect(benchmarks.count == 3 && rounds == 2 && verifications == 1)
    #expect(benchmarks.map { $0.calls.contains(.count) } == [true, false, false])
    let expected = [Int](repeating: 1, count: 14) + [Int](repeating: 2, count: 13)
    #expect(result.time?.rounds == expected + [Int](repeating: 3, count: 13))
    #expect(result.time?.samples.count == 40)
    #expect(codes(result) == [])
  }

  @Test func roundsAreSpreadOverTheRun() {
    var visits: [String] = []
    let cases = [10, 20].map { items in
      BenchmarkCase(key: key(items)) { _ in FakeBenchmark(clock, nanoseconds: 1000) }
    }
    _ = run(cases) { visits.append("\($0.round): \($0.key.items)") }
    #expect(visits == ["1: 10", "1: 20", "2: 10", "2: 20", "3: 10", "3: 20"])
  }

  @Test func aSlowRoundIsADisagreementWithItsSize() throws {
    var setups = 0
    let result = run([
      BenchmarkCase(key: key(10)) { _ in
        setups += 1
        return FakeBenchmark(clock, nanoseconds: setups == 2 ? 1_500_000 : 1_000_000)
      }
    ])[0]
    #expect(codes(result) == [.roundsDisagree])
    #expect(
      result.texts.last == "rounds disagree by 50 %: medians 1.00 ms, 1.50 ms, 1.00 ms")
  }

  @Test func figureOfOneRoundGetsMoreRounds() throws {
    var setups = 0
    let result = run([
      BenchmarkCase(key: key(10)) { _ in
        setups += 1
        let disturbed = [1: 1_500_000, 2: 1_700_000, 4: 1_300_000] as [Int: Int64]
        return FakeBenchmark(clock, nanoseconds: disturbed[setups] ?? 1_000_000)
      }
    ])[0]
    #expect(setups == 5)
    #expect(result.time?.figure == 1_000_000)
    #expect(result.time?.rounds.max() == 5)
    #expect(codes(result) == [.roundsDisagree])
  }

  @Test func expensiveSetupRunsOnceForAllSamples() throws {
    var setups = 0
    let result = run([
      BenchmarkCase(key: key(10)) { _ in
        setups += 1
        clock.advance(250_000_000)
        return FakeBenchmark(clock, nanoseconds: 1_000_000)
      }
    ])[0]
    #expect(setups == 1)
    #expect(result.time?.rounds == [Int](repeating: 1, count: 40))
    #expect(result.texts.last == "only 1 of 3 rounds: setup takes 250 ms")
  }

  @Test func expensiveStateIsExpensiveForAllSharers() {
    var setups = 0
    let cases = ["query", "item"].map { operation in
      var benchmarkCase = BenchmarkCase(
        key: BenchmarkKey(
          scenario: "screen", operation: operation, items: 10, strategy: "default")
      ) { _ in
        setups += 1
        if setups == 1 { clock.advance(250_000_000) }
        return FakeBenchmark(clock, nanoseconds: 1_000_000)
      }
      benchmarkCase.sharedState = "measured"
      return benchmarkCase
    }
    let results = run(cases)
    #expect(setups == 2)
    #expect(results.map(codes) == [[.fewerRounds], [.fewerRounds]])
  }

  @Test func budgetEndSkipsRoundsWithAWarning() {
    let cases = (1...50).map { number in
      BenchmarkCase(key: key(10, strategy: "\(number)")) { _ in
        clock.advance(10_000_000)
        return FakeBenchmark(clock, nanoseconds: 1_000_000)
      }
    }
    let start = clock.wall
    let results = run(cases, budget: .seconds(2))
    #expect(clock.wall - start <= 2_000_000_000)
    #expect(results.allSatisfy { ($0.time?.samples.count ?? 0) >= 3 })
    let short = results.filter { codes($0).contains(.fewerRounds) }
    #expect(!short.isEmpty)
    #expect(
      short.last?.texts.contains("only 1 of 3 rounds: the budget left no time for more rounds")
        == true)
  }

  @Test func laterSetupFailureKeepsTheFirstRound() {
    struct Refusal: Error, CustomStringConvertible { let description = "no memory" }
    var setups = 0
    let result = run([
      BenchmarkCase(key: key(10)) { _ in
        setups += 1
        if setups > 1 { throw Refusal() }
        return FakeBenchmark(clock, nanoseconds: 1_000_000)
      }
    ])[0]
    #expect(result.state == .measured && result.time?.samples.count == 14)
    #expect(result.texts.last == "only 1 of 3 rounds: repeated setup failed: no memory")
  }

  @Test func quickRunsHaveRoundsAsWell() {
    let options = SamplingOptions.quick
    #expect((1...3).map(options.sampleCount) == [4, 3, 3])
  }
}
