import Testing

@testable import BenchHarness

/// Each sentence of the answer says what the report has, and the opposite where the report does.
struct RunAnswerTests {
  private func result(
    _ operation: String = "query", _ scenario: String = "list", _ items: Int = 1000,
    _ strategy: String = "default", _ time: Double? = 100, warnings: [ResultWarning] = [],
    state: ResultState = .measured
  ) -> BenchmarkResult {
    .sample(
      scenario: scenario, operation: operation, items: items, strategy: strategy,
      times: time.map { [$0] }, warnings: warnings, state: state)
  }

  /// A sentence of the answer by its first word, without it; nil where there is none.
  private func sentence(_ word: String, of report: RunReport) -> String? {
    let sentences = RunAnswer(report, RunFigures(report.results)).sentences
    #expect(sentences.count <= 10)
    return sentences.first { $0.hasPrefix("\(word): ") }.map {
      String($0.dropFirst(word.count + 2))
    }
  }

  private func sentence(_ word: String, of results: [BenchmarkResult]) -> String? {
    sentence(word, of: .sample(results))
  }

  // MARK: - Fast, growth, limit

  @Test func whatIsFastIsOfOneScenarioAtItsLargestSize() {
    let results = [
      result("query", "list", 1_000_000, "default", 300),
      result("item", "list", 1_000_000, "default", 20),
      result("prepare", "list", 1_000_000, "default", 5000),
      result("scroll", "list", 1_000_000, "default", 900),
      result("item", "grid", 1_000_000, "default", 1), result("item", "list", 1000, "default", 2),
    ]
    #expect(
      sentence("Fast", of: results)
        == "in list at 1m items default takes 20.0 ns for item, 300 ns for query and 900 ns for "
        + "scroll.")
    let late = result("query", "list", 1000, "default", nil, state: .tooSlow)
    #expect(sentence("Fast", of: [late]) == "not known, as nothing of default was timed.")
  }

  @Test func growthNamesTheSteepest() {
    var results = [1000, 100_000].flatMap { items in
      [
        result("query", "list", items, "default", 100),
        result("prepare", "grid", items, "default", Double(items)),
      ]
    }
    #expect(
      sentence("Growth", of: results)
        == "1 of 2 series (an operation in a scenario) grow by n^0.10 at most; the steepest is "
        + "prepare in grid, n^1.00, to 100 µs at 100k.")
    results.removeAll { $0.operation == "prepare" }
    #expect(sentence("Growth", of: results)?.hasPrefix("all 1 series") == true)
    results.removeAll { $0.items == 1000 }
    #expect(sentence("Growth", of: results)?.hasPrefix("not known, as each series has one") == true)
  }

  @Test func theFloorNamesTheFarthest() {
    let results = [
      result("query", "list", 1000, "default", 100), result("query", "list", 1000, "floor", 50),
      result("prepare", "grid", 5000, "default", 100), result("prepare", "grid", 5000, "floor", 2),
      // A floor of another size says nothing.
      result("item", "list", 1000, "default", 1000), result("item", "list", 5000, "floor", 1),
    ]
    #expect(
      sentence("Limit", of: results)
        == "prepare in grid at 5k is farthest from its floor, the least work that it can be: 50× "
        + "as long.")
    let without = results.filter { $0.strategy != "floor" }
    #expect(
      sentence("Limit", of: without) == "not known, as no floor was timed beside default.")
    let reached = [
      result("query", "list", 1000, "default", 40), result("query", "list", 1000, "floor", 50),
    ]
    #expect(sentence("Limit", of: reached)?.hasPrefix("reached; nothing takes longer") == true)
  }

  // MARK: - Loss, answers

  @Test func aLossIsToldWithItsSizeAndWinner() {
    var results = [
      result("item", "list", 1000, "default", 100), result("item", "list", 1000, "naive", 900),
      result("item", "list", 1000, "other", 88), result("query", "list", 1000, "default", 100),
      result("query", "list", 1000, "naive", 90),
    ]
    #expect(
      sentence("Loss", of: results)
        == "default is slower in 2 of 3 comparisons at the same size, most in item in list at 1k: "
        + "other takes 0.88× its time.")
    // A twentieth is no more than rounds of one benchmark differ by.
    results[2] = result("item", "list", 1000, "other", 96)
    results[4] = result("query", "list", 1000, "naive", 100)
    #expect(
      sentence("Loss", of: results)
        == "nowhere; default is not slower than naive and other in any of 3 comparisons at the "
        + "same size.")
    // Figures of different sizes are not compared.
    let apart = [result("item", "list", 1000), result("item", "list", 10, "naive", 1)]
    #expect(
      sentence("Loss", of: apart) == "not known, as no other strategy was timed beside default.")
  }

  @Test func answersAreEqualOrWrongOrUnknown() {
    var compared = result()
    compared.compared = ComparedAnswers(answers: 7, of: 9, with: ["naive"], items: 1)
    #expect(
      sentence("Answers", of: [compared])
        == "7 of 9 answers in 1 of 1 rows were compared bit for bit before their times were taken; "
        + "all are equal.")
    let wrong = result(
      "item", warnings: [ResultWarning(.wrongPlaces, "a row moved")], state: .failed)
    #expect(sentence("Answers", of: [compared, wrong])?.hasSuffix("; some are WRONG.") == true)
    #expect(sentence("Answers", of: [result()])?.hasPrefix("none were compared") == true)
  }

  // MARK: - Machine

  private func rounds(unconfirmed count: Int, of all: Int) -> [BenchmarkResult] {
    (0..<all).map { number in
      var result = result("query", "scenario-\(number)")
      result.time = TimeSummary(
        samples: [100, number < count ? 106 : 105, 300], iterationsPerSample: 1,
        rounds: [1, 2, 3])
      return result
    }
  }

  @Test(arguments: [(0, "STEADY"), (1, "STEADY"), (2, "NOISY"), (4, "NOISY"), (5, "UNSTEADY")])
  func theMachineIsJudgedByRounds(count: Int, word: String) throws {
    let machine = try #require(sentence("Machine", of: rounds(unconfirmed: count, of: 20)))
    #expect(
      machine.hasPrefix("\(word): of 20 figures \(count) are confirmed by no second round (~); "))
  }

  @Test(arguments: [
    ([100.0, 101, 102], "STEADY"), ([100, 110, 120], "NOISY"), ([100, 120, 140], "UNSTEADY"),
  ])
  func theMachineIsJudgedByTheReferenceKernel(times: [Double], word: String) throws {
    var report = RunReport.sample([result()])
    report.reference = ReferenceSummary(times.map { ReferenceReading(at: 0, nanoseconds: $0) })
    #expect(try #require(sentence("Machine", of: report)).hasPrefix("\(word): "))
  }

  @Test func fewRowsOrReadingsShowNoSteadyMachine() throws {
    func machine(_ results: [BenchmarkResult], kernel: [Double] = []) throws -> String {
      var report = RunReport.sample(results)
      report.reference = ReferenceSummary(kernel.map { ReferenceReading(at: 0, nanoseconds: $0) })
      return try #require(sentence("Machine", of: report))
    }
    let untimed = BenchmarkResult.sample(times: nil)
    #expect(
      try machine([untimed], kernel: [100, 100, 100]).hasPrefix("UNKNOWN: no row was timed; "))
    #expect(
      try machine(rounds(unconfirmed: 0, of: 1)).hasPrefix(
        "UNKNOWN: only 1 row has several rounds; "))
    #expect(
      try machine(rounds(unconfirmed: 0, of: 2), kernel: [100]).hasPrefix(
        "UNKNOWN: only 2 rows have several rounds; "))
    #expect(
      try machine(rounds(unconfirmed: 0, of: 2), kernel: [100, 101, 102]).hasPrefix(
        "STEADY: only 2 rows have several rounds, and the reference kernel's times differ by "))
    #expect(
      try machine([result()], kernel: [100, 100]).hasPrefix("UNKNOWN: each row has one round"))
    #expect(try machine(rounds(unconfirmed: 1, of: 1)).hasPrefix("UNSTEADY: of 1 figures 1 "))
    #expect(try machine(rounds(unconfirmed: 0, of: 3)).hasPrefix("STEADY: of 3 figures 0 "))
  }

  @Test func nothingKnownIsUnknown() {
    #expect(
      sentence("Machine", of: [result()])
        == "UNKNOWN: each row has one round; bench doctor examines the machine.")
  }

  // MARK: - Missing

  @Test func whatIsMissingHasACauseAndABudget() {
    let spent = ResultWarning(.budgetSpent(budget: .seconds(60)))
    let cut = ResultWarning(.cutOff(pass: "setup", items: 10, nanoseconds: 1e9))
    var report = RunReport.sample([
      result(), result("query", "list", 10_000, "naive", nil, warnings: [cut], state: .tooSlow),
      result("query", "list", 100_000, "naive", nil, warnings: [spent], state: .tooSlow),
      result("query", "grid", 100_000, "naive", nil, warnings: [spent], state: .tooSlow),
    ])
    report.budget = BudgetRecord(seconds: 60, needed: 100)
    #expect(
      sentence("Missing", of: report)
        == "3 of 4 results, from 10k items on, none of default: 2 because the budget ended before "
        + "their turn; --budget 100s would measure them.")
    report.results[3].strategy = "default"
    report.budget?.needed = 3 * 3600
    #expect(
      sentence("Missing", of: report)?.hasSuffix(
        "1 of default: 2 because the budget ended before their turn; --budget 3h would measure "
          + "those of default.") == true)
    report.budget?.needed = 1e9
    #expect(
      sentence("Missing", of: report)?.contains("no budget of a day would measure") == true)
    report.results.removeLast(3)
    #expect(sentence("Missing", of: report) == "nothing; all 1 results were measured.")
    report.warnings = [ResultWarning(.interrupted, "ended by SIGINT")]
    #expect(sentence("Missing", of: report)?.hasPrefix("whatever is not in the report") == true)
  }

  @Test func otherCausesHaveOtherRemedies() {
    func missing(_ warning: MeasurementWarning) -> String? {
      sentence(
        "Missing",
        of: [result(), BenchmarkResult(key: result("item").key, because: warning)])
    }
    #expect(
      missing(.tooManyItems(limit: 10, reason: "as it walks"))?.hasSuffix(
        "size limit: up to 10 items, as it walks; no option measures them.") == true)
    #expect(
      missing(.setupFailed(reason: "x"))?.hasSuffix(
        "because their setup failed; --details has the reason.") == true)
    #expect(
      missing(.comparisonGivenUp(items: 9, nanoseconds: 1))?.hasSuffix(
        "because they would take longer than the budget allows; a larger --budget would measure "
          + "those of default.") == true)
  }

  // MARK: - Next

  @Test func theNextCommandIsTheOneOfTheLossAndOfTheFarthest() {
    var results = [
      result("item", "list", 1000, "default", 100), result("item", "list", 1000, "naive", 50),
      result("query", "grid", 5000, "default", 100), result("query", "grid", 5000, "floor", 5),
    ]
    let profile = "`bench profile grid query 5k` for where the time goes."
    #expect(
      sentence("Next", of: results)
        == "`bench compare default naive --scenario list --operation item --items 1k` for the "
        + "loss, \(profile)")
    results[1] = result("item", "list", 1000, "naive", 500)
    #expect(sentence("Next", of: results) == profile)
    var layout = RunReport.sample(results)
    layout.command = ["run", "--layout", "shop.json"]
    #expect(
      sentence("Next", of: layout)
        == "`bench run --layout shop.json --operation query --details` for where the time goes.")
    #expect(sentence("Next", of: [result("item", state: .measured)]) != nil)
    #expect(sentence("Next", of: [BenchmarkResult]()) == nil)
  }
}
