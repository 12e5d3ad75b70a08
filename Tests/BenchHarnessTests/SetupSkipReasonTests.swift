import Testing

@testable import BenchHarness
@testable import BenchReports

/// A hopeless setup is abandoned, and the result states why.
struct SetupSkipReasonTests {
  private func run(
    _ clock: FakeClock, budget: Duration = .seconds(1), sharedState: String? = nil, cases: Int = 1,
    make: @escaping (SetupDeadline) throws -> any PreparedBenchmark
  ) -> BenchmarkResult {
    let all = (1...cases).map { items in
      var benchmarkCase = BenchmarkCase(
        key: BenchmarkKey(scenario: "a", operation: "b", items: 1, strategy: "\(items)"),
        make: make)
      benchmarkCase.sharedState = sharedState
      return benchmarkCase
    }
    let options = SuiteOptions(budget: budget, passes: .counters)
    let results = try? SuiteRunner(options: options, clock: clock, probe: nil).run(all)
    return results?.first ?? BenchmarkResult(key: all[0].key)
  }

  @Test func skipsStepsBeyondTheTime() {
    let clock = FakeClock()
    let result = run(clock) { deadline in
      let start = deadline.now
      clock.advance(400_000_000)
      try deadline.require(nanoseconds: 500_000_000, since: start)
      clock.advance(300_000_000)
      try deadline.require(nanoseconds: 500_000_000, since: start)
      return FakeBenchmark(clock, nanoseconds: 1)
    }
    #expect(result.state == .tooSlow)
    #expect(
      result.texts == ["cut off by the budget: setup at 1 items would take 1.20 s"])
  }

  @Test func reportsSizesThatAreTooLarge() throws {
    let clock = FakeClock()
    let result = run(clock) { _ in
      throw SetupSkipReason.tooMany(limit: 5000, reason: "as it is slow")
    }
    #expect(result.state == .notApplicable)
    #expect(result.texts == ["size limit: at most 5,000 items, as it is slow"])
    #expect(try ReportFormat.table.render(.sample([result]), details: true).contains(" limit "))
  }

  @Test(arguments: [nil, "measured"])
  func sharedSetupMaySpendAllShares(state: String?) {
    let clock = FakeClock()
    // A hundredth of a second for each benchmark, with a tolerance of a few times that.
    let result = run(clock, sharedState: state, cases: 100) { deadline in
      try deadline.require(nanoseconds: 150_000_000, since: deadline.now)
      return FakeBenchmark(clock, nanoseconds: 1)
    }
    #expect((result.state == .tooSlow) == (state == nil))
  }
}
