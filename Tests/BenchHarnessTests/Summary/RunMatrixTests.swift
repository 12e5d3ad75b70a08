import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the ratios, bounds and gaps of the matrix.
struct RunMatrixTests {
  private func result(
    _ strategy: String, _ items: Int, _ times: [Double]?, operation: String = "query",
    warnings: [ResultWarning] = [], state: ResultState = .measured
  ) -> BenchmarkResult {
    .sample(
      scenario: "list", operation: operation, items: items, strategy: strategy, times: times,
      rounds: 2, warnings: warnings, state: state)
  }

  private func matrix(
    _ results: [BenchmarkResult], groups: [MatrixGroup]? = nil
  ) -> RunMatrix {
    RunMatrix(RunFigures(results), groups: groups)
  }

  @Test func anOverlongPlaceKeepsItsOperation() {
    let places = ["scroll-across", "scroll-across-row", "query"].map {
      SummaryText.place("orthogonal-rows", $0, atMost: 26)
    }
    #expect(
      places == [
        "orthogonal-… scroll-across", "orthogo… scroll-across-row", "orthogonal-rows query",
      ])
  }

  private func texts(_ results: [BenchmarkResult]) -> [[String]] {
    matrix(results).rows.map { $0.cells.map(\.text) }
  }

  @Test func aCellIsARatioOfFigures() {
    let results = [
      result("default", 1000, [100]), result("default", 10_000, [100]),
      result("naive", 1000, [250]), result("naive", 10_000, [6_290_000]),
    ]
    #expect(texts(results) == [["2.5×", "63,000×"]])
  }

  /// The results of two rounds each: 100 and 110 against 300 and 400.
  private var rounds: [BenchmarkResult] {
    [("default", [100.0, 110]), ("naive", [300, 400])].map { strategy, times in
      var result = result(strategy, 1000, nil)
      result.time = TimeSummary(samples: times, iterationsPerSample: 1, rounds: [1, 2])
      return result
    }
  }

  @Test func detailsHaveTheIntervalOfEachRatio() throws {
    #expect(matrix(rounds).rows[0].cells.map(\.interval) == ["2.4-4.6×"])
    let text = try ReportFormat.table.render(.sample(rounds), details: true)
    #expect(
      text.contains(
        "Range of these ratios over all pairs of rounds, widened by 15 % to cover other runs\n"))
    #expect(text.contains("naive    list query 2.4-4.6×\n"), "\(text)")
  }

  @Test func theStoredMatrixHasItsRatios() throws {
    var report = RunReport.sample(rounds)
    report.matrix = [
      MatrixGroup(
        title: "naive", strategy: "naive", rows: [.init(scenario: "list", operation: "query")]),
      MatrixGroup(title: "other", strategy: "other", rows: []),
    ]
    let read = try RunReport.decode(report.withRatios.json(), source: "run.json")
    let ratio = try #require(read.matrix?[0].ratios?.first)
    #expect(ratio.scenario == "list" && ratio.operation == "query" && ratio.items == 1000)
    #expect(ratio.ratio == 3)
    #expect(ratio.low == 300 / 110 / 1.15 && ratio.high == 4 * 1.15)
    #expect(read.matrix?[1].ratios == nil)
    #expect(try read.withRatios.json() == report.withRatios.json())
  }

  @Test func predictedTimeIsABound() {
    var slow = result("naive", 1000, nil)
    slow.add(.bounded(TimeBound(atLeast: 1e9, predicted: 3e9), items: 100, nanoseconds: 3e8))
    #expect(slow.state == .tooSlow)
    #expect(texts([result("default", 1000, [100]), slow]) == [["> 10m×"]])
    #expect(SummaryText.cell(slow) == "> 1 s")
  }

  @Test func missingTimeIsAWord() {
    let results = [
      result("default", 1000, [100]), result("default", 10_000, [100]),
      result("default", 100_000, nil, state: .tooSlow),
      result("naive", 10_000, nil, state: .tooSlow), result("naive", 100_000, [100]),
      result("naive", 1000, nil, state: .notApplicable),
    ]
    #expect(texts(results) == [["too large", "not run", "not run"]])
    #expect(
      texts([result("default", 1, [1]), result("default", 2, [1]), result("naive", 2, [3])])
        == [["not used", "3.0×"]])
  }

  @Test func aColdSampleIsMarked() {
    let cold = ResultWarning(.coldSample, "cold sample")
    let results = [result("default", 1000, [100]), result("naive", 1000, [300], warnings: [cold])]
    #expect(texts(results) == [["~3.0×"]])
  }

  @Test func aDisturbedTimeIsMarked() {
    var own = result("default", 1000, nil)
    own.time = TimeSummary(samples: [100, 150], iterationsPerSample: 1, rounds: [1, 2])
    #expect(texts([own, result("naive", 1000, [300])]) == [["~3.0×"]])
    #expect(SummaryText.cell(own) == "~100 ns")
  }

  @Test func aRatioHasTheRangeOfItsRounds() throws {
    var own = result("default", 1000, nil)
    own.time = TimeSummary(samples: [100, 110], iterationsPerSample: 1, rounds: [1, 2])
    var other = result("naive", 1000, nil)
    other.time = TimeSummary(samples: [220, 330], iterationsPerSample: 1, rounds: [1, 2])
    let cell = try #require(matrix([own, other]).rows.first?.cells.first)
    guard case .ratio(let ratio) = cell else {
      Issue.record("no ratio")
      return
    }
    #expect(ratio.value == 2.2 && ratio.range == 2...3.3)
  }

  @Test func groupsDecideRowsAndTitles() {
    let results = ["query", "item"].flatMap { operation in
      ["default", "flat", "naive"].map { result($0, 1000, [100], operation: operation) }
    }
    let rows = matrix(
      results,
      groups: [
        MatrixGroup(
          title: "extent index", strategy: "flat",
          rows: [.init(scenario: "list", operation: "item")]),
        MatrixGroup(
          title: "naive", strategy: "naive",
          rows: [
            .init(scenario: "list", operation: "query"), .init(scenario: "x", operation: "y"),
          ]),
      ]
    ).rows
    #expect(
      rows.map { "\($0.group.title) \($0.place.operation)" } == [
        "extent index item", "naive query",
      ])
    #expect(rows.map(\.isAboutCache) == [true, false])
    #expect(rows.map(\.hasNoEffect) == [true, true])
  }

  @Test func suffixesDivideByAnotherOperation() throws {
    let results = [
      result("default", 1000, [300], operation: "batch"),
      result("default", 1000, [100], operation: "batch-by-key"),
      result("default", 1000, [50], operation: "batch-on-demand"),
      result("default", 10_000, [400], operation: "batch"),
    ]
    let groups = [("section keys", "-by-key"), ("on demand", "-on-demand")].map { title, suffix in
      MatrixGroup(
        title: title, strategy: "default", rows: [.init(scenario: "list", operation: "batch")],
        suffix: suffix)
    }
    let matrix = matrix(results, groups: groups)
    #expect(
      matrix.rows.map { $0.cells.map(\.text) } == [["3.0×", "not used"], ["6.0×", "not used"]])
    #expect(matrix.rows.map(\.isAboutCache) == [true, true])
    let text = BlockRenderer.text(
      [.table(RunMatrix.table(matrix.rows, sizes: matrix.sizes, title: "without"))], maxWidth: 80)
    #expect(text.contains("section keys") && text.contains("on demand"))
    #expect(
      matrix.comparedPlaces == [
        .init(scenario: "list", operation: "batch-by-key"),
        .init(scenario: "list", operation: "batch-on-demand"),
      ])
    let hidden = TimingRows(RunFigures(results)).rows(atMost: 9, without: matrix.comparedPlaces)
    #expect(hidden.map(\.operation) == ["batch"])
    var report = RunReport.sample(results)
    report.matrix = groups
    #expect(report.withRatios.matrix?.map { $0.ratios?.map(\.ratio) } == [[3], [6]])
  }

  @Test func rowsWithTheGreatestRatiosStay() {
    let operations = (0..<10).map { "operation-\($0)" }
    let results = operations.enumerated().flatMap { index, operation in
      [
        result("default", 1000, [100], operation: operation),
        result("naive", 1000, [100 + 100 * Double(index)], operation: operation),
        result("flat", 1000, [100 / Double(1 + index)], operation: operation),
      ]
    }
    let rows = matrix(results).rows(atMost: 4)
    #expect(
      rows.map { "\($0.group.strategy) \($0.place.operation)" } == [
        "naive operation-8", "naive operation-9", "flat operation-8", "flat operation-9",
      ])
  }

  @Test(arguments: [
    (0.004, "0.00×"), (0.7, "0.70×"), (0.999, "1.0×"), (2.54, "2.5×"), (9.96, "10×"),
    (629, "629×"), (999.6, "1,000×"), (6290, "6,300×"), (64_400, "64,000×"), (167_000, "167k×"),
    (1_700_000, "1.7m×"), (2.5e9, "2.5bn×"),
  ])
  func ratiosHaveTwoOrThreeDigits(ratio: Double, text: String) {
    #expect(HumanRatio.short(ratio) == text)
  }
}
