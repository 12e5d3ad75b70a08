import BenchHarness

/// The blocks of a run's report: the conclusions with a matrix and a chart, times, charts of all
/// operations, a section for each scenario, memory, conditions and warnings.
struct RunPage {
  /// The index of the last chart style, reserved for floors: benchmarks of the minimum work an
  /// operation requires.
  private static let floorStyle = Draw.styles - 1

  /// The run the blocks describe.
  let report: RunReport
  let figures: RunFigures
  private let places: [BenchmarkKey: Int]
  private let styles: [String: Int]

  init(_ report: RunReport) {
    self.report = report
    figures = RunFigures(report.results)
    places = Dictionary(zip(report.results.map(\.key), report.results.indices)) { first, _ in
      first
    }
    var styles = [BenchmarkKey.floorName: Self.floorStyle]
    for (index, name) in ([figures.reference].compactMap { $0 } + figures.others).enumerated() {
      styles[name] = index == 0 ? 0 : 1 + (index - 1) % (Self.floorStyle - 1)
    }
    self.styles = styles
  }

  /// The blocks of the report, beginning with the most important conclusions.
  var blocks: [ReportBlock] {
    let header = ReportHeader(report: report)
    let conclusions = RunConclusions(report)
    let summary = RunSummary(report)
    let overview = RunOverview(self, conclusions)
    let warnings = WarningDigest.lines(about: report.results)
    var blocks: [ReportBlock] = [
      .section(
        "Answer",
        header.loud + summary.opening + overview.answer + [.list(conclusions.sentences)]
          + summary.legend)
    ]
    if !figures.own.isEmpty {
      blocks.append(.section("Times of \(conclusions.name)", overview.times))
    }
    blocks.append(
      .section(
        "Samples by scenario",
        [.list(Self.legend)]
          + report.results.grouped(by: \.scenario).map { name, results in
            .section(
              ReportSection(
                title: name, scenario: name, isFolded: true,
                blocks: ScenarioPage(self, results).blocks))
          }))
    if let memory { blocks.append(.section("Memory per item", memory)) }
    blocks.append(
      .section(
        "Conditions and warnings",
        [.list(header.facts)] + (warnings.isEmpty ? [] : [.list(warnings)])))
    return blocks
  }

  /// The explanation of the columns in the tables of the scenarios.
  private static let legend = [
    "growth: the exponent of n across sizes",
    "over rounds: the range of the growth when the time at each size is taken from any round",
    "×: how many times slower the strategy is than the reference, at the size given after @; "
      + "! marks a faster strategy",
    "allocs, B/item: counted at the largest measured size",
  ]

  /// Returns the location of a result in the stored file.
  func place(of result: BenchmarkResult) -> String { place(of: result.key) }

  /// Returns the location of a benchmark's result in the stored file.
  func place(of key: BenchmarkKey) -> String { "/results/\(places[key] ?? 0)" }

  /// Returns the index of a strategy's style in charts.
  func style(of strategy: String) -> Int { styles[strategy] ?? 0 }

  /// Returns the time of a result, displayed as the given text, or `nil` if the result has no time.
  func time(of result: BenchmarkResult, _ text: String) -> DisplayedNumber? {
    result.time.map { DisplayedNumber(text, $0.figure, at: "\(place(of: result))/time/figure") }
  }

  /// The live bytes per item in each scenario, or `nil` if none were measured.
  ///
  /// They are listed for the operation that keeps the most bytes alive, at its largest size.
  private var memory: [ReportBlock]? {
    let measured = report.results.filter { $0.liveBytesPerItem != nil }
    let largest = measured.grouped(by: \.key.series).compactMap { _, results in
      results.max { $0.items < $1.items }
    }
    let rows = largest.filter { $0.strategy == figures.reference }.grouped(by: \.scenario)
      .compactMap { _, own in
        own.max { ($0.liveBytesPerItem ?? 0) < ($1.liveBytesPerItem ?? 0) }
      }
    guard let reference = figures.reference, !rows.isEmpty else { return nil }
    let others = figures.others.filter { other in largest.contains { $0.strategy == other } }
    let most = rows.compactMap(\.liveBytesPerItem).max() ?? 0
    var table = NumberTable(
      columns: [
        .text("scenario"), .text("operation"), .number("at"), .number(reference), .text(""),
      ] + others.map { .number($0) }, headings: 3)
    for row in rows {
      let cells = others.map { other -> NumberCell in
        var series = row.key.series
        series.strategy = other
        let result = largest.first { $0.key.series == series }
        return .number(
          result.flatMap { result in
            bytes(
              of: result, result.items == row.items ? "" : " @\(ItemCount.format(result.items))")
          })
      }
      table.append(
        [
          "\(row.scenario)", "\(row.operation)",
          .number(
            DisplayedNumber(SummaryText.size(row.items), row.items, at: "\(place(of: row))/items")),
          .number(bytes(of: row)), .mark(.bar(row.liveBytesPerItem ?? 0, of: most)),
        ] + cells, scenario: row.scenario)
    }
    return [
      .paragraph(
        "Live bytes per item at the largest measured size, or at the size after @, for the "
          + "operation with the highest figure in each scenario; the scenario tables list the "
          + "others."),
      .numbers(table),
    ]
  }

  /// Returns the live bytes per item of a result, followed by the given remark, or `nil` if they
  /// were not measured.
  func bytes(of result: BenchmarkResult, _ remark: String = "") -> DisplayedNumber? {
    result.liveBytesPerItem.map {
      DisplayedNumber(
        SummaryText.bytes($0) + remark, $0, at: "\(place(of: result))/liveBytesPerItem")
    }
  }
}
