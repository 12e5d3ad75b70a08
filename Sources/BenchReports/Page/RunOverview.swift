import BenchHarness

/// The overview at the beginning of a run's report: the matrix of ratios, the chart of its first
/// row, the reference strategy's times, and a chart of every operation.
struct RunOverview {
  private let page: RunPage
  private let conclusions: RunConclusions

  init(_ page: RunPage, _ conclusions: RunConclusions) {
    self.page = page
    self.conclusions = conclusions
  }

  /// A chart of the row measured with the most strategies, and the matrix of ratios.
  var answer: [ReportBlock] {
    let matrix = conclusions.matrix
    guard !matrix.rows.isEmpty else { return [] }
    var table = NumberTable(
      columns: [.text(RunMatrix.title(of: matrix.rows)), .text("row")]
        + matrix.sizes.map { .number(ItemCount.format($0)) }, headings: 2)
    for row in matrix.rows {
      let cells = zip(matrix.sizes, row.cells).map { size, cell -> NumberCell in
        cellNumber(cell, row, size)
      }
      table.append(
        ["\(row.group.title)", "\(row.place.scenario) \(row.place.operation)"] + cells,
        scenario: row.place.scenario)
    }
    let heading = ReportBlock.paragraph(
      RunMatrix.heading(of: matrix.rows, reference: conclusions.name))
    guard let chart = places.first.flatMap({ chart(of: $0) }) else {
      return [heading, .numbers(table)]
    }
    return [heading, .charts([chart], table)]
  }

  /// Returns a cell with a ratio and the locations of the two times it was computed from.
  private func cellNumber(
    _ cell: RunMatrix.Cell, _ row: RunMatrix.Row, _ items: Int
  ) -> NumberCell {
    guard case .ratio(let ratio) = cell, let reference = conclusions.figures.reference else {
      return .words(cell.text)
    }
    func place(_ strategy: String, _ operation: String) -> String {
      page.place(
        of: BenchmarkKey(
          scenario: row.place.scenario, operation: operation, items: items, strategy: strategy))
        + "/time/figure"
    }
    let operation = row.place.operation
    var number = DisplayedNumber(cell.text, ratio.value, at: place(row.group.strategy, operation))
    number.divisor = place(reference, operation + (row.group.suffix ?? ""))
    return .number(number)
  }

  /// The times of the reference strategy by size, and charts of the remaining operations measured
  /// at two or more sizes.
  var times: [ReportBlock] {
    let times = conclusions.times
    var table = NumberTable(
      columns: [.text("scenario"), .text("operation")]
        + times.sizes.map { .number(ItemCount.format($0)) } + [.number("growth")], headings: 2)
    for row in times.rows {
      let cells = times.sizes.map { size -> NumberCell in
        guard let result = row.results.first(where: { $0.items == size }) else {
          return .words(RunFigures.notUsed)
        }
        let text = SummaryText.cell(result)
        return page.time(of: result, text).map { .number($0) } ?? .words(text)
      }
      table.append(
        ["\(row.scenario)", "\(row.operation)"] + cells + [.words(row.growthText)],
        scenario: row.scenario)
    }
    // The answer already contains the chart of the first row.
    let charts = (answer.isEmpty ? places : Array(places.dropFirst())).compactMap {
      chart(of: $0)
    }
    return [charts.isEmpty ? .numbers(table) : .charts(charts, table)]
  }

  /// The rows of the run, starting with those shared by the most strategies.
  private var places: [MatrixGroup.Row] {
    let results = page.report.results.filter { $0.time != nil || $0.bound != nil }
    let rows = results.grouped { MatrixGroup.Row(scenario: $0.scenario, operation: $0.operation) }
    func strategies(_ results: [BenchmarkResult]) -> Int { results.distinct(by: \.strategy).count }
    let most = rows.map { strategies($0.elements) }.max() ?? 0
    return
      (rows.filter { strategies($0.elements) == most }
      + rows.filter { strategies($0.elements) < most }).map(\.key)
  }

  /// Returns a chart of the times in a row by number of items, with a line for each strategy, or
  /// `nil` if no strategy was timed at two sizes.
  private func chart(of place: MatrixGroup.Row) -> Chart? {
    let results = page.report.results.filter {
      $0.scenario == place.scenario && $0.operation == place.operation && $0.time != nil
    }
    let lines = results.grouped(by: \.strategy).map { strategy, own in
      let points = own.sorted { $0.items < $1.items }.compactMap { result in
        result.time.map { Chart.Point(x: Double(result.items), y: $0.figure) }
      }
      let growth = TimingRows.growth(SeriesGrowth(series: own[0].key.series, results: own).time)
      return Chart.Line(
        name: strategy, style: page.style(of: strategy), points: points, note: growth)
    }
    guard lines.contains(where: { $0.points.count > 1 }) else { return nil }
    return Chart(
      title: "\(place.scenario) \(place.operation)", x: Chart.Axis(name: "items", values: .items),
      y: Chart.Axis(name: "time", values: .time), lines: lines)
  }
}
