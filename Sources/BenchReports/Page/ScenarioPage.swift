import BenchHarness

/// The blocks about one scenario of a run: a growth chart for each operation, a table of strategies
/// and sizes, and the samples of each round.
struct ScenarioPage {
  private let page: RunPage
  private let results: [BenchmarkResult]
  private let figures: RunFigures
  private let table: ScenarioTable

  init(_ page: RunPage, _ results: [BenchmarkResult]) {
    self.page = page
    self.results = results
    figures = RunFigures(results)
    table = ScenarioTable(
      results: results, lacksAllocator: ReportHeader(report: page.report).lacksAllocator)
  }

  /// The charts, the times, a comparison with the minimum work of each operation (its floor), and
  /// the samples.
  ///
  /// If timing was off, the exact figures are listed instead of the samples.
  var blocks: [ReportBlock] {
    let charts = charts
    let floors = [table.floorDistances].compactMap { $0 }
    var blocks: [ReportBlock] = [charts.isEmpty ? .numbers(times) : .charts(charts, times)]
    if !floors.isEmpty { blocks.append(.list(floors)) }
    if let samples { blocks.append(samples) } else { blocks += exactFigures }
    return blocks
  }

  /// The counters and metrics: the only figures reported when timing is off.
  private var exactFigures: [ReportBlock] {
    [table.metrics, table.counters].compactMap { $0 }.map { .table($0) }
  }

  /// The charts of all operations measured at two or more sizes.
  private var charts: [Chart] {
    table.series.grouped(by: \.growth.series.operation).compactMap { operation, series in
      let lines = series.compactMap { growth, results -> Chart.Line? in
        let points = results.compactMap { result in
          result.time.map { Chart.Point(x: Double(result.items), y: $0.figure) }
        }
        guard !points.isEmpty else { return nil }
        return Chart.Line(
          name: growth.series.strategy, style: page.style(of: growth.series.strategy),
          points: points, note: TimingRows.growth(growth.time))
      }
      guard lines.contains(where: { $0.points.count > 1 }) else { return nil }
      return Chart(
        title: operation, x: Chart.Axis(name: "items", values: .items),
        y: Chart.Axis(name: "time", values: .time), lines: lines)
    }
  }

  private static func interval(_ growth: SeriesGrowth) -> String? {
    growth.timeRange.map {
      "\(Decimals.fixed($0.lowerBound, places: 2)) to \(Decimals.fixed($0.upperBound, places: 2))"
    }
  }

  /// A table with one row for each operation and strategy.
  ///
  /// Its columns are the times by size, the growth, the range of the growth over the rounds, the
  /// ratio to the first strategy, allocations, and memory.
  private var times: NumberTable {
    let ratio = figures.reference.map { "× \($0)" } ?? "ratio"
    var numbers = NumberTable(
      columns: [.text("operation"), .text("strategy")]
        + table.sizes.map { .number(ItemCount.format($0)) }
        + ["growth", "over rounds", ratio, "allocs", "B/item"].map { .number($0) }, headings: 2)
    for (growth, results) in table.series {
      let times = table.sizes.map { size -> NumberCell in
        let text = table.timeCell(at: size, of: results)
        let result = results.first { $0.items == size }
        return result.flatMap { page.time(of: $0, text) }.map { .number($0) } ?? .words(text)
      }
      let exponent = growth.time.map { DisplayedNumber(HumanCount.growth($0), $0) }
      let allocations = results.last { $0.allocations != nil }
      numbers.append(
        ["\(growth.series.operation)", "\(growth.series.strategy)"] + times + [
          .number(exponent), .words(Self.interval(growth) ?? "-"),
          .number(self.ratio(of: growth.series)),
          .number(
            allocations.flatMap { result in
              result.allocations.map {
                DisplayedNumber(
                  HumanCount.format($0.count) + mark(result, in: results), $0.count,
                  at: "\(page.place(of: result))/allocations/count")
              }
            }),
          .number(
            results.last { $0.liveBytesPerItem != nil }.flatMap {
              page.bytes(of: $0, mark($0, in: results))
            }),
        ])
    }
    return numbers
  }

  /// Returns a remark stating the size of a figure's benchmark, such as ` @10k`, or an empty string
  /// for the largest timed size.
  private func mark(_ result: BenchmarkResult, in results: [BenchmarkResult]) -> String {
    let largest = results.last { $0.time != nil }?.items ?? result.items
    return result.items == largest ? "" : " @\(ItemCount.format(result.items))"
  }

  /// Returns the time of a series divided by the first strategy's time, at the largest size timed
  /// for both.
  private func ratio(of series: SeriesKey) -> DisplayedNumber? {
    guard series.strategy != figures.reference else { return nil }
    let own = figures.own.filter { $0.operation == series.operation }
      .sorted { $0.items > $1.items }
    for result in own {
      guard let ratio = figures.ratio(of: series.strategy, beside: result) else { continue }
      var other = result
      other.strategy = series.strategy
      let isLoss = series.strategy != BenchmarkKey.floorName && RunFigures.isLoss(ratio)
      var number = DisplayedNumber(
        HumanRatio.precise(ratio) + (isLoss ? "!" : "") + " @\(ItemCount.format(result.items))",
        ratio, at: "\(page.place(of: other))/time/figure")
      number.divisor = "\(page.place(of: result))/time/figure"
      return number
    }
    return nil
  }

  /// The samples of each result by round, and the warnings about the result, or `nil` if no result
  /// was timed.
  private var samples: ReportBlock? {
    let timed = table.series.flatMap(\.results).filter { $0.time != nil }
    guard !timed.isEmpty else { return nil }
    var numbers = NumberTable(columns: [
      .text("benchmark"), .number("figure"), .text("rounds"), .text("samples in ns, by round"),
      .text("warnings"),
    ])
    for result in timed {
      guard let time = result.time else { continue }
      let rounds = zip(time.rounds, time.samples).grouped { $0.0 }.map { number, samples in
        DisplayedRound(number: number, samples: samples.map(\.1))
      }
      numbers.append([
        .words("\(result.operation) \(ItemCount.format(result.items)) \(result.strategy)"),
        .number(page.time(of: result, SummaryText.time(of: result))),
        .mark(.rounds(rounds, figure: time.figure)),
        .samples(rounds, at: "\(page.place(of: result))/time"),
        .words(result.warnings.map(\.text).joined(separator: "; ")),
      ])
    }
    let doubtful = timed.count { $0.time?.isConfirmed == false }
    let title =
      "Samples of \(figures.results.first?.scenario ?? "") by round: \(doubtful) of \(timed.count) "
      + "timings are not confirmed by a second round"
    return .section(ReportSection(title: title, isFolded: true, blocks: [.numbers(numbers)]))
  }
}
