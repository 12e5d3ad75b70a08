import Testing

@testable import BenchHarness
@testable import BenchReports

/// The report supports each conclusion, and only by sufficiently exact times.
struct RunConclusionsTests {
  private static let cold = ResultWarning(.coldSample, "cold sample")

  private func result(
    _ operation: String = "query", _ items: Int = 1000, _ strategy: String = "default",
    _ time: Double? = 100, warnings: [ResultWarning] = [], state: ResultState = .measured
  ) -> BenchmarkResult {
    .sample(
      scenario: "list", operation: operation, items: items, strategy: strategy,
      times: time.map { [$0] }, rounds: 2, warnings: warnings, state: state)
  }

  /// Returns the rest of the sentence with the given beginning, or `nil` if the report has no such
  /// sentence.
  private func sentence(_ start: String, of report: RunReport) -> String? {
    let sentences = RunConclusions(report).sentences
    #expect(sentences.count <= 6)
    return sentences.first { $0.hasPrefix("\(start): ") }.map {
      String($0.dropFirst(start.count + 2))
    }
  }

  private func sentence(_ start: String, of results: [BenchmarkResult]) -> String? {
    sentence(start, of: .sample(results))
  }

  private func report(
    _ results: [BenchmarkResult], caches: [String: [String]]
  ) -> RunReport {
    var report = RunReport.sample(results)
    report.matrix = caches.sorted { $0.key < $1.key }.map { strategy, operations in
      MatrixGroup(
        title: "\(strategy) cache", strategy: strategy,
        rows: operations.map { .init(scenario: "list", operation: $0) })
    }
    return report
  }

  @Test func theGreatestEffectOfEachCacheComesFirst() {
    let report = report(
      [
        result(), result("resize"), result("query", 1000, "flat", 101),
        result("resize", 1000, "flat", 48_000), result("query", 1000, "none", 250),
      ], caches: ["flat": ["query", "resize"], "none": ["query"]])
    #expect(
      sentence("Largest effect of each cache", of: report)
        == "flat cache 480× in list resize at 1k, none cache 2.5× in list query at 1k.")
    #expect(
      sentence("The same without it (within 10 %)", of: report) == "flat cache in list query.")
  }

  @Test func coldSamplesSupportNoSentence() {
    let results = [
      result(), result("query", 1000, "naive", 7, warnings: [Self.cold]),
    ]
    #expect(sentence("Faster than default", of: results) == nil)
    #expect(sentence("Slower than default", of: results) == nil)
    let sure = [result(), result("query", 1000, "naive", 7)]
    #expect(
      sentence("Faster than default", of: sure)
        == "naive, 0.07× its time in list query at 1k.")
  }

  @Test func oneRoundSupportsNoSentence() {
    let results = [100.0, 700].enumerated().map { index, time in
      BenchmarkResult.sample(
        scenario: "list", strategy: ["default", "naive"][index], times: [time], rounds: 1)
    }
    let sentences = RunConclusions(.sample(results)).sentences
    #expect(
      sentences.first?.hasPrefix("No ratio was confirmed by a second round: ") == true)
    #expect(!sentences.contains { $0.hasPrefix("Faster than") || $0.hasPrefix("Slower than") })
  }

  @Test func aLossNeedsEveryPairOfRounds() {
    var other = result("query", 1000, "naive", nil)
    other.time = TimeSummary(
      samples: [80, 83, 104], iterationsPerSample: 1, rounds: [1, 2, 3])
    #expect(sentence("Faster than default", of: [result(), other]) == "no measured strategy.")
    other.time = TimeSummary(samples: [80, 83, 90], iterationsPerSample: 1, rounds: [1, 2, 3])
    #expect(
      sentence("Faster than default", of: [result(), other])
        == "naive, 0.80× its time in list query at 1k.")
  }

  @Test func growthNamesTheSteepest() {
    var results = [1000, 100_000].flatMap { items in
      [result("query", items), result("prepare", items, "default", Double(items))]
    }
    #expect(
      sentence("Growth", of: results)
        == "none in 1 of 2 rows; list prepare grows fastest, n^1.00, "
        + "to 100 µs at 100k.")
    results.removeAll { $0.operation == "prepare" }
    #expect(
      sentence("Growth", of: results)
        == "none in 1 row.")
    results.removeAll { $0.items == 1000 }
    #expect(
      sentence("Growth", of: results)
        == "unknown, because only one size was measured; add --items 1k,10k,100k.")
  }

  @Test func missingCellsHaveACauseAndABudget() {
    let spent = ResultWarning(.budgetSpent(budget: .seconds(60)))
    var slow = result("query", 1_000_000, "naive", nil)
    slow.add(.bounded(TimeBound(atLeast: 1e9, predicted: 3e9), items: 100, nanoseconds: 3e8))
    var report = RunReport.sample([
      result(), slow,
      result("query", 100_000, "naive", nil, warnings: [spent], state: .tooSlow),
    ])
    report.budget = BudgetRecord(seconds: 60, needed: 100)
    #expect(
      sentence("Not measured", of: report)
        == "1 result (>), estimated at more than 1 s per operation; 1 result, because the budget "
        + "ran out (--budget 100s is enough).")
    report.budget?.needed = 1e9
    #expect(sentence("Not measured", of: report)?.hasSuffix("because the budget ran out.") == true)
    report.results.removeLast(2)
    #expect(sentence("Not measured", of: report) == nil)
    report.warnings = [ResultWarning(.interrupted, "ended by SIGINT")]
    #expect(sentence("Not measured", of: report) == "the rest of this incomplete run.")
  }

  @Test func otherCausesHaveTheirReason() {
    func missing(_ warning: MeasurementWarning) -> String? {
      sentence(
        "Not measured",
        of: [result(), BenchmarkResult(key: result("item").key, because: warning)])
    }
    #expect(
      missing(.tooManyItems(limit: 10, reason: "as it walks"))
        == "1 result, size limit: at most 10 items, as it walks.")
    #expect(
      missing(.setupFailed(reason: "x"))
        == "1 result, because setup failed (--details prints the reason).")
  }

  @Test func nextCommandsConcernGreatestEffectAndFarthestFloor() {
    let results = [
      result("item"), result("item", 1000, "naive", 5000), result("query", 5000),
      result("query", 5000, "floor", 5),
    ]
    #expect(
      sentence("Next", of: results)
        == "`bench compare default naive --scenario list --operation item` for confidence "
        + "intervals, `bench profile list query 5k` for its hottest functions.")
    var layout = RunReport.sample(results)
    layout.command = ["run", "--layout", "shop.json"]
    #expect(
      sentence("Next", of: layout) == "`bench run --layout shop.json --details` for every figure.")
    #expect(sentence("Next", of: [BenchmarkResult]()) == nil)
  }

  // MARK: - Machine

  private func rounds(unconfirmed count: Int, of all: Int) -> RunReport {
    .sample(
      (0..<all).map { number in
        var result = result("query-\(number)")
        result.time = TimeSummary(
          samples: [100, number < count ? 106 : 105, 300], iterationsPerSample: 1,
          rounds: [1, 2, 3])
        return result
      })
  }

  @Test(arguments: [(0, "steady"), (1, "steady"), (2, "noisy"), (4, "noisy"), (5, "unsteady")])
  func roundsDecideMachineSteadiness(count: Int, word: String) {
    #expect(RunSummary(rounds(unconfirmed: count, of: 20)).text().contains("; machine \(word)"))
  }

  @Test func fewRowsOrReadingsShowNoSteadyMachine() {
    func machine(_ report: RunReport, kernel: [Double] = []) -> Steadiness {
      var report = report
      report.reference = ReferenceSummary(kernel.map { ReferenceReading(at: 0, nanoseconds: $0) })
      return Steadiness.verdict(on: report)
    }
    let untimed = RunReport.sample([.sample(times: nil)])
    #expect(machine(untimed, kernel: [100, 100, 100]) == .unknown)
    #expect(machine(rounds(unconfirmed: 0, of: 1)) == .unknown)
    #expect(machine(rounds(unconfirmed: 0, of: 2), kernel: [100]) == .unknown)
    #expect(machine(rounds(unconfirmed: 0, of: 2), kernel: [100, 101, 102]) == .steady)
    #expect(machine(rounds(unconfirmed: 1, of: 1)) == .unsteady)
    #expect(machine(rounds(unconfirmed: 0, of: 3)) == .steady)
  }

  @Test(arguments: [
    ([100.0, 101, 102], "steady"), ([100, 110, 120], "noisy"), ([100, 120, 140], "unsteady"),
  ])
  func theReferenceKernelDecidesWithoutRounds(times: [Double], word: String) {
    var report = RunReport.sample([result()])
    report.reference = ReferenceSummary(times.map { ReferenceReading(at: 0, nanoseconds: $0) })
    #expect(RunSummary(report).text().contains("; machine \(word)"))
  }
}
