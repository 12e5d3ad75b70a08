import Testing

@testable import BenchHarness
@testable import BenchReports

/// A summary begins with problems, if any, and then states the answer.
struct RunSummaryTests {
  private func text(
    _ result: BenchmarkResult = .sample(rounds: 2), build: String = "release",
    warnings: [ResultWarning] = []
  ) -> String {
    var report = RunReport.sample([result], build: build)
    report.warnings = warnings
    return RunSummary(report).text()
  }

  @Test func knownRunGivesKnownText() {
    #expect(
      text() == """
        screen: 1,000 items

        0 of 1 timed results have identical frames; machine unknown (bench doctor checks
        it)

        scenario operation     1k   growth allocs
        -----------------------------------------
        screen   query     100 ns one size      0

        - Growth: unknown, because only one size was measured; add --items 1k,10k,100k.
        - Next: `bench profile screen query 1k` for its hottest functions.

        - times: one operation with the strategy default (see bench list operations)
        - Test CPU, 2 cores, Test OS; Swift 6.3, release, jemalloc 5.3.0, commit
          unknown, seed 7, load unknown

        """)
  }

  @Test func aCacheHasItsRow() {
    var report = RunReport.sample([
      .sample(items: 1000, rounds: 2), .sample(items: 1_000_000, rounds: 2),
      .sample(items: 1000, strategy: "flat", times: [150], rounds: 2),
      .sample(items: 1_000_000, strategy: "flat", times: [48_000], rounds: 2),
    ])
    report.matrix = [
      MatrixGroup(
        title: "extent index", strategy: "flat",
        rows: [.init(scenario: "screen", operation: "query")])
    ]
    let text = RunSummary(report).text()
    #expect(
      text.contains(
        """
        What each cache is worth: time without it ÷ time with it

        without      row            1k   1m
        -----------------------------------
        extent index screen query 1.5× 480×
        """), "\(text)")
  }

  @Test func legendExplainsShownNamesOnly() {
    #expect(SummaryLegend.lines(for: ["feed", "query", "default"]).isEmpty)
    #expect(
      SummaryLegend.lines(for: ["naive", "extent index"]).map { $0.prefix(6) } == [
        "extent", "naive:",
      ])
    let all: Set = [
      "kept measurements", "group measurement", "extent index", "spatial index", "dictionary",
      "naive", "reframe", "storm",
    ]
    #expect(SummaryLegend.lines(for: all).count == SummaryLegend.maxLines)
    let rivals = RunReport.sample([.sample(rounds: 2), .sample(strategy: "naive", rounds: 2)])
    #expect(RunSummary(rivals).text().contains("\n- naive: has no cache: "))
    #expect(!text().contains("naive"))
  }

  @Test func machineWithoutSecondRoundsIsSlow() {
    func verdict(rounds: Int) -> Steadiness {
      let operations = ["query", "scroll", "resize", "insert"]
      var report = RunReport.sample(operations.map { .sample(operation: $0, rounds: rounds) })
      report.budget = BudgetRecord(seconds: 60)
      report.budget?.fewestSamples = 30
      return Steadiness.verdict(on: report)
    }
    #expect(verdict(rounds: 1) == .slow)
    #expect(verdict(rounds: 2) == .steady)
  }

  @Test func markdownHasTheSameFigures() {
    let markdown = RunSummary(.sample([.sample(rounds: 2)])).markdown()
    #expect(markdown.hasPrefix("screen: 1,000 items"))
    #expect(markdown.contains("| screen | query | 100 ns | one size | 0 |"))
  }

  @Test func alarmsAndFaultsStandAboveTheAnswer() {
    let fault = ResultWarning(.wrongPlaces, "a row moved")
    let text = text(
      .sample(warnings: [fault]), build: "debug",
      warnings: [ResultWarning(.interrupted, "ended by SIGINT")])
    #expect(text.hasPrefix("- DEBUG BUILD: "))
    #expect(text.contains("- INCOMPLETE: ended by SIGINT."))
    #expect(
      text.contains("- WRONG RESULTS: do not trust these figures: screen query 1k default:"))
    #expect(text.contains("WRONG answers: do not trust these times"))
    #expect(!self.text().contains("DEBUG") && !self.text().contains("WRONG"))
  }

  @Test func missingAllocationsAreLoud() {
    let text = text(.sample(allocations: nil, warnings: [ResultWarning(.allocatorNotLinked)]))
    #expect(text.contains("ALLOCATIONS NOT MEASURED in the only result: jemalloc is not linked"))
    #expect(text.contains("not measured\n"))
  }

  @Test func aRunWithoutTimesHasNoMatrix() {
    let text = text(.sample(times: nil, state: .tooSlow))
    #expect(text.contains("0 of 0 timed results have identical frames\n"))
    #expect(text.contains("not run"))
  }

  @Test(arguments: [60, 80, 120, 200])
  func aSummaryFitsItsWidth(width: Int) {
    let results = [1000, 10_000, 100_000, 1_000_000, 10_000_000].flatMap { items in
      ["default", "a-strategy-with-a-long-name", "naive"].map { strategy in
        BenchmarkResult.sample(
          scenario: "orthogonal-rows", operation: "first-screen", items: items,
          strategy: strategy, times: [Double(items) * (strategy == "default" ? 1 : 1234)])
      }
    }
    let text = RunSummary(.sample(results)).text(width: width)
    for line in text.split(separator: "\n") { #expect(line.count <= width, "\(line)") }
    #expect(text.contains("1k") && text.contains("10m"))
  }

  /// The whole name takes 42 columns.
  @Test(arguments: [
    (42, "orthogonal-rows scroll-across"), (41, "orthogonal-ro… scroll-across"),
    (39, "orthogonal-… scroll-across"),
  ])
  func namesOfRowsAreShortenedToFit(width: Int, name: String) {
    let results = ["default", "naive"].map {
      BenchmarkResult.sample(
        scenario: "orthogonal-rows", operation: "scroll-across", items: 1000, strategy: $0,
        times: [$0 == "naive" ? 1800 : 100], rounds: 2)
    }
    let text = RunSummary(.sample(results)).text(width: width)
    #expect(text.contains("naive    \(name)"), "\(text)")
  }
}

/// Tests colours and the width of lines.
struct TerminalStyleTests {
  @Test func onlyLossesAndAlarmsAreColoured() {
    let style = TerminalStyle(width: 80, isColoured: true)
    #expect(style.paint("a  2.5×  0.70×\nb") == "a  2.5×  \u{1B}[33m0.70×\u{1B}[0m\nb")
    #expect(style.paint("x WRONG y") == "\u{1B}[1;31mx WRONG y\u{1B}[0m")
    let plain = TerminalStyle(width: 80, isColoured: false)
    #expect(plain.paint("WRONG 0.70×") == "WRONG 0.70×")
  }

  @Test(arguments: [(nil, 80), (40, 60), (100, 100), (400, 200)] as [(Int?, Int)])
  func limitsTheWidth(columns: Int?, width: Int) {
    #expect(TerminalStyle(width: columns, isColoured: false).width == width)
  }

  @Test func noColorAndPipesStayPlain() {
    #expect(!TerminalStyle.forStandardOutput(.auto, environment: ["NO_COLOR": "1"]).isColoured)
    #expect(!TerminalStyle.forStandardOutput(.never, environment: [:]).isColoured)
    #expect(TerminalStyle.forStandardOutput(.always, environment: ["NO_COLOR": "1"]).isColoured)
  }
}
