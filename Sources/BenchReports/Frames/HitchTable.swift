import BenchHarness

/// The scroll traces of a report as tables for human readers.
///
/// Each screen has a table of times and a table of exact counts, with a row for each trace at each
/// rate.
package struct HitchTable {
  let report: HitchReport

  /// Creates the tables of a report.
  package init(_ report: HitchReport) { self.report = report }

  /// The titles of the columns with exact counts, each with the name of its counter.
  static let countColumns = [
    ("made", "viewsMade"), ("reused", "viewsReused"), ("shown", "viewsShown"),
    ("alive", "viewsAlive"), ("sizes", "contentsAsked"), ("rounds", "layoutRounds"),
  ]

  /// Returns the tables as text.
  ///
  /// - Parameter width: The maximum number of characters in a line.
  /// - Returns: Lines of text, each with a line break at its end.
  package func text(width: Int = 80) -> String {
    var blocks: [ReportBlock] = [.list(head)] + loud
    for (title, screen) in screens {
      blocks.append(.heading(title))
      blocks += tables(screen)
    }
    return BlockRenderer.text(blocks, maxWidth: width)
  }

  /// A result, with its index in the report.
  typealias Row = (index: Int, result: HitchResult)

  /// The results, grouped by screen.
  var screens: [(key: String, elements: [Row])] {
    report.results.enumerated().map { (index: $0, result: $1) }
      .grouped { "\($0.result.scenario), \(ItemCount.grouped($0.result.items)) items" }
  }

  /// Warnings that the reader must not miss.
  var loud: [ReportBlock] {
    (report.environment.isDebugBuild ? [.paragraph(ReportHeader.debugBuild)] : [])
      + (report.interruption.map { [.paragraph("INCOMPLETE: \($0).")] } ?? [])
      + (report.exceeded ?? []).map { .paragraph("ABOVE THE LIMIT: \($0.sentence).") }
  }

  /// Returns the tables of times and of exact counts for a screen, followed by remarks on its
  /// traces.
  func tables(_ rows: [Row]) -> [ReportBlock] {
    let measured = rows.filter { $0.result.metrics != nil }
    let notes = notes(rows.map(\.result))
    return (measured.isEmpty ? [] : [.numbers(times(measured)), .numbers(counts(measured))])
      + (notes.isEmpty ? [] : [.list(notes)])
  }

  /// Returns remarks about traces without results, and about items that moved.
  func notes(_ results: [HitchResult]) -> [String] {
    func list(_ words: String, _ names: [String]) -> [String] {
      names.isEmpty ? [] : ["\(words) \(names.joined(separator: ", "))"]
    }
    func name(_ result: HitchResult) -> String { "\(result.trace) at \(result.hertz) Hz" }
    let moved = results.compactMap { result -> String? in
      guard let drift = result.anchorDrift, drift > 0 else { return nil }
      return "\(name(result)), \(HumanCount.format(drift)) points"
    }
    return list("no time for", results.filter { $0.metrics == nil }.map(name))
      + list("drift of a visible item that must not move:", moved)
  }

  /// The conditions of the run, and an explanation of the columns.
  var head: [String] {
    let header = ReportHeader(
      report: RunReport(
        command: report.command, seed: report.seed, environment: report.environment, results: []))
    let replays = Set(report.results.map(\.replays.count).filter { $0 > 0 }).sorted()
    let count = replays.first.map { first in
      replays.count == 1 ? "\(first)" : "\(first) to \(replays[replays.count - 1])"
    }
    return [
      "\(header.machine); \(header.load)", header.build,
      "cost of a frame: the lowest wall time of \(count ?? "no") replays, each in a fresh view; "
        + "P50 to max: milliseconds over the frame budget (negative if under budget); headroom: "
        + "how many times slower the processor could be before the first hitch",
    ]
  }

  private func times(_ rows: [Row]) -> NumberTable {
    var table = NumberTable(
      columns: [.text("trace")]
        + ["Hz", "hitches", "run", "ms/s"].map { .number($0) } + [.text("band")]
        + ["P50", "P90", "P95", "P99", "max", "headroom"].map { .number($0) }, headings: 2, gap: 1)
    for (index, result) in rows {
      guard let metrics = result.metrics else { continue }
      let place = "/results/\(index)"
      func number(_ text: String, _ value: Double, _ name: String) -> NumberCell {
        .number(DisplayedNumber(text, value, at: "\(place)/metrics/\(name)"))
      }
      let overrun = metrics.overrun
      let overruns = [
        ("p50", overrun.p50), ("p90", overrun.p90), ("p95", overrun.p95), ("p99", overrun.p99),
        ("max", overrun.max),
      ].map { number(Self.format($1), $1, "overrun/\($0)") }
      let ratio = metrics.hitchTimeRatio
      table.append(
        [
          "\(result.trace)",
          .number(DisplayedNumber("\(result.hertz)", result.hertz, at: "\(place)/hertz")),
          number("\(metrics.hitches)", Double(metrics.hitches), "hitches"),
          number("\(metrics.longestRun)", Double(metrics.longestRun), "longestRun"),
          number(HumanCount.format(ratio), ratio, "hitchTimeRatio"),
          .words(metrics.band.rawValue),
        ] + overruns + [
          metrics.headroom.map { number(HumanRatio.short($0), $0, "headroom") } ?? "-"
        ], scenario: result.scenario)
    }
    return table
  }

  private static func format(_ milliseconds: Double) -> String {
    let digits = Decimals.significant(milliseconds.magnitude, digits: 3)
    return milliseconds < 0 ? "-\(digits)" : digits
  }

  private func counts(_ rows: [Row]) -> NumberTable {
    var table = NumberTable(
      columns: [.text("trace"), .number("Hz"), .number("frames")]
        + Self.countColumns.map { .number($0.0) }, headings: 2)
    for (index, result) in rows {
      let place = "/results/\(index)"
      table.append(
        [
          "\(result.trace)",
          .number(DisplayedNumber("\(result.hertz)", result.hertz, at: "\(place)/hertz")),
          .number(DisplayedNumber("\(result.frames)", result.frames, at: "\(place)/frames")),
        ]
          + Self.countColumns.map { _, name in
            .number(
              result.counters[name].map {
                DisplayedNumber(HumanCount.format($0), $0, at: "\(place)/counters/\(name)")
              })
          }, scenario: result.scenario)
    }
    return table
  }
}
