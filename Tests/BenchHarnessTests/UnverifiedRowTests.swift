import BenchHarness
import Testing

/// A benchmark is not timed if too few of its answers were compared, unless the user insists.
struct UnverifiedRowTests {
  private let clock = FakeClock()
  private let key = BenchmarkKey(scenario: "list", operation: "query", items: 10, strategy: "a")

  private func result(
    answers: Int, of count: Int, planned: Int? = nil, setup: Int64 = 0,
    allowsUnverified: Bool = false
  ) throws -> BenchmarkResult {
    var benchmarkCase = BenchmarkCase(key: key) { _ in
      clock.advance(setup)
      return FakeBenchmark(clock, nanoseconds: 1_000_000)
    }
    benchmarkCase.verify = { _ in
      ComparedAnswers(answers: answers, of: count, with: ["b"], items: 0, planned: planned)
    }
    var options = SuiteOptions(budget: .seconds(60))
    options.allowsUnverified = allowsUnverified
    return try SuiteRunner(options: options, clock: clock, probe: nil).run([benchmarkCase])[0]
  }

  @Test func eightAnswersAreEnough() throws {
    #expect(try result(answers: 8, of: 1024).state == .measured)
    #expect(try result(answers: 2, of: 2).state == .measured)
    #expect(try result(answers: 8, of: 1024).warnings.map(\.code).contains(.unverified) == false)
  }

  @Test func fewerAreNotTimed() throws {
    for answers in [0, 7] {
      let result = try result(answers: answers, of: 1024)
      #expect(result.state == .tooSlow && result.time == nil)
      #expect(result.warnings.map(\.code) == [.notCompared])
      #expect(result.compared?.answers == answers)
    }
  }

  @Test func plannedAnswersAreEnough() throws {
    #expect(try result(answers: 3, of: 1024, planned: 3).state == .measured)
    #expect(try result(answers: 2, of: 1024, planned: 3).state == .tooSlow)
    #expect(try result(answers: 7, of: 1024, planned: 64).state == .tooSlow)
  }

  @Test func oneAnswerIsEnoughForALongSetup() throws {
    #expect(try result(answers: 1, of: 1024, setup: 21_000_000).state == .measured)
    #expect(try result(answers: 0, of: 1024, setup: 21_000_000).state == .tooSlow)
    #expect(try result(answers: 1, of: 1024, setup: 19_000_000).state == .tooSlow)
  }

  @Test func forcedTimesAreMarked() throws {
    let result = try result(answers: 0, of: 1024, allowsUnverified: true)
    #expect(result.state == .measured && result.time != nil)
    #expect(result.warnings.map(\.code).contains(.unverified))
  }

  @Test func comparesEverythingBeforeAnySetup() throws {
    var events: [String] = []
    let cases = [(10, "a"), (20, "a"), (10, "b")].map { items, strategy in
      let key = BenchmarkKey(
        scenario: "list", operation: "query", items: items, strategy: strategy)
      var benchmarkCase = BenchmarkCase(key: key) { _ in
        events.append("setup \(strategy) \(items)")
        return FakeBenchmark(clock, nanoseconds: 1_000_000)
      }
      benchmarkCase.compareFirst = { _ in events.append("compare \(strategy) \(items)") }
      return benchmarkCase
    }
    _ = try SuiteRunner(options: SuiteOptions(budget: .seconds(60)), clock: clock, probe: nil)
      .run(cases)
    #expect(
      Array(events.prefix(4)) == ["compare a 10", "compare b 10", "compare a 20", "setup a 10"])
    #expect(events.count { $0.hasPrefix("compare") } == 3)
  }
}
