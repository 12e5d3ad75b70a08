/// Scroll traces for people: for each screen a table of times and one of exact counts, with a row
/// for each trace and rate.
package struct HitchTable {
  private static let width = 80

  private let report: HitchReport

  /// Makes the tables of a report.
  package init(_ report: HitchReport) { self.report = report }

  /// The counters in the second table, by their titles.
  static let countColumns = [
    ("made", "viewsMade"), ("reused", "viewsReused"), ("shown", "viewsShown"),
    ("alive", "viewsAlive"), ("sizes", "contentsAsked"), ("rounds", "layoutRounds"),
  ]

  /// The tables, in lines of at most 80 columns.
  package func text() -> String {
    var blocks: [ReportBlock] = [.list(head)]
    if report.environment.isDebugBuild { blocks.append(.paragraph(ReportHeader.debugBuild)) }
    if let interruption = report.interruption {
      blocks.append(.paragraph("INCOMPLETE: \(interruption)."))
    }
    let screens = report.results.grouped { "\($0.scenario), \(ItemCount.grouped($0.items)) items" }
    for (title, screen) in screens {
      blocks.append(.heading(title))
      let measured = screen.filter { $0.metrics != nil }
      if !measured.isEmpty { blocks += [.table(times(measured)), .table(counts(measured))] }
      let notes = notes(screen)
      if !notes.isEmpty { blocks.append(.list(notes)) }
    }
    return BlockRenderer.text(blocks, maxWidth: Self.width)
  }

  /// The traces without results, and those in which something moved.
  private func notes(_ results: [HitchResult]) -> [String] {
    func list(_ words: String, _ names: [String]) -> [String] {
      names.isEmpty ? [] : ["\(words) \(names.joined(separator: ", "))"]
    }
    func name(_ result: HitchResult) -> String { "\(result.trace) at \(result.hertz) Hz" }
    let moved = results.compactMap { result -> String? in
      guard let drift = result.anchorDrift, drift > 0 else { return nil }
      return "\(name(result)), \(HumanCount.format(drift)) points"
    }
    return list("no time for", results.filter { $0.metrics == nil }.map(name))
      + list("a visible item moved that had to stay:", moved)
  }

  private var head: [String] {
    let header = ReportHeader(
      report: RunReport(
        command: report.command, seed: report.seed, environment: report.environment, results: []))
    let replays = Set(report.results.map(\.replays.count).filter { $0 > 0 }).sorted()
    let count = replays.first.map { first in
      replays.count == 1 ? "\(first)" : "\(first) to \(replays[replays.count - 1])"
    }
    return [
      "\(header.machine); \(header.load)", header.build,
      "cost of a frame: least wall time of \(count ?? "no") replays, each with a fresh view; "
        + "overruns in ms, negative: slack; headroom: how many times slower the processor may be "
        + "before the first hitch",
    ]
  }

  private func times(_ results: [HitchResult]) -> TextTable {
    TextTable(
      columns: [.text("trace")]
        + ["Hz", "hitches", "run", "ms/s"].map { .number($0) } + [.text("band")]
        + ["P50", "P90", "P95", "P99", "max", "headroom"].map { .number($0) }, gap: 1,
      rows: results.compactMap { result -> [String]? in
        guard let metrics = result.metrics else { return nil }
        let overrun = metrics.overrun
        return [
          result.trace, "\(result.hertz)", "\(metrics.hitches)", "\(metrics.longestRun)",
          HumanCount.format(metrics.hitchTimeRatio), metrics.band.rawValue,
        ] + [overrun.p50, overrun.p90, overrun.p95, overrun.p99, overrun.max].map(Self.format)
          + [metrics.headroom.map(HumanCount.ratio) ?? "-"]
      })
  }

  private static func format(_ milliseconds: Double) -> String {
    let digits = Decimals.significant(milliseconds.magnitude, digits: 3)
    return milliseconds < 0 ? "-\(digits)" : digits
  }

  private func counts(_ results: [HitchResult]) -> TextTable {
    TextTable(
      columns: [.text("trace"), .number("Hz"), .number("frames")]
        + Self.countColumns.map { .number($0.0) },
      rows: results.map { result in
        [result.trace, "\(result.hertz)", "\(result.frames)"]
          + Self.countColumns.map { result.counters[$0.1].map(HumanCount.format) ?? "-" }
      })
  }
}
