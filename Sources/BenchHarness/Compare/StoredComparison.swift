/// Comparison of two stored runs, as far as their machines allow: exact figures always, times where
/// both are from one kind of machine.
///
/// The runs are of two moments. So the median ratio over all rows is taken for the machine's own,
/// and a row has to be off it in all rounds, and by more than 5 %.
package struct StoredComparison {
  /// A row with times in both runs.
  struct Row {
    var key: BenchmarkKey
    var old: TimeSummary
    var new: TimeSummary

    /// The ratio of the new run's figure to the old one's: 2 for twice as long.
    var ratio: Double { new.figure / old.figure }
  }

  /// The share by which a row has to be off the median ratio.
  static let share = 0.05
  /// The number of rows of each table at most.
  private static let mostRows = 20

  private let names: (old: String, new: String)
  private let runs: (old: RunReport, new: RunReport)
  /// The exact figures.
  let figures: GateComparison
  /// The condition that keeps times from being compared; nil if they are.
  let obstacle: String?
  /// The rows with times, but for those of floors, which no change of a layout makes slower.
  let rows: [Row]
  /// The median ratio over all rows.
  let shift: Double

  /// Compares two runs.
  ///
  /// - Parameters:
  ///   - old: The run that is compared with.
  ///   - new: The later run.
  ///   - names: The names of their files.
  package init(old: RunReport, new: RunReport, names: (old: String, new: String)) {
    self.names = names
    runs = (old, new)
    figures = GateComparison(
      of: Self.sections(of: new), with: Baseline(sections: Self.sections(of: old)))
    obstacle = MergeConditions.obstacleToTimes(old.environment, new.environment)
    let known = Dictionary(
      old.results.compactMap { result in result.time.map { (result.key, $0) } }
    ) { first, _ in first }
    rows =
      obstacle != nil
      ? []
      : new.results.compactMap { result in
        guard result.strategy != BenchmarkKey.floorName, let time = result.time,
          let old = known[result.key], old.figure > 0
        else { return nil }
        return Row(key: result.key, old: old, new: time)
      }
    shift = rows.isEmpty ? 1 : Quantile.value(0.5, of: rows.map(\.ratio))
  }

  private static func sections(of run: RunReport) -> [BaselineSection] {
    let environment = run.environment
    return BaselineSection.sections(
      of: run.results, kinds: [.work, .memory],
      conditions: GateConditions(
        platform: "\(environment.build), \(environment.allocator)", compiler: environment.swift,
        library: ""), scenarios: [:])
  }

  /// The rows that take longer than the others of the new run, the most so first.
  var slower: [Row] {
    rows.filter { $0.ratio > shift * (1 + Self.share) && isApart($0.old, $0.new) }
      .sorted { $0.ratio > $1.ratio }
  }

  /// The rows that take less, the most so first.
  var faster: [Row] {
    rows.filter { $0.ratio * (1 + Self.share) < shift && isApart($0.old, $0.new) }
      .sorted { $0.ratio < $1.ratio }
  }

  /// Whether no round of one run is like one of the other, once the machine's own ratio is taken
  /// away.
  private func isApart(_ old: TimeSummary, _ new: TimeSummary) -> Bool {
    let (old, new) = (Self.range(of: old), Self.range(of: new))
    return new.lowerBound > old.upperBound * shift || new.upperBound < old.lowerBound * shift
  }

  /// From the least median of a round to the greatest; between the outer quantiles of a run that
  /// has one round.
  private static func range(of time: TimeSummary) -> ClosedRange<Double> {
    let rounds = Dictionary(grouping: zip(time.rounds, time.samples)) { $0.0 }.values
      .map { Quantile.value(0.5, of: $0.map(\.1)) }
    guard rounds.count > 1, let least = rounds.min(), let most = rounds.max() else {
      return time.p10...time.p90
    }
    return least...most
  }

  /// Plain text.
  package func text(maxWidth: Int = 100) -> String {
    BlockRenderer.text(blocks, maxWidth: maxWidth)
  }

  /// The same blocks as Markdown, one line for each paragraph.
  package func markdown() -> String { BlockRenderer.markdown(blocks) }

  /// The outcome, the rows that differ and the figures that changed.
  var blocks: [ReportBlock] {
    let changed = figures.failures + figures.gaps
    var blocks: [ReportBlock] = [.list(points)]
    for (title, rows) in [("Slower", slower), ("Faster", faster)] where !rows.isEmpty {
      blocks += [.heading(title), .numbers(table(rows.prefix(Self.mostRows)))]
    }
    if !changed.isEmpty {
      blocks += [.heading("Figures"), .list(changed.prefix(Self.mostRows).map(\.line))]
    }
    return blocks
  }

  private var points: [String] {
    func name(_ name: String, _ run: RunReport) -> String {
      "\(name) (\(run.environment.commit ?? "no commit"), \(run.environment.date ?? "no date"))"
    }
    let figures =
      "\(ItemCount.grouped(self.figures.comparedFigures)) exact figures compared: "
      + GateReport(self.figures, source: names.old).verdict
    let times: String
    if let obstacle {
      times = "times are not compared: \(obstacle)"
    } else if rows.isEmpty {
      times = "times are not compared: no row has one in both runs"
    } else {
      let middle = rows.count - slower.count - faster.count
      times =
        "\(rows.count) times compared: \(slower.count) slower, \(faster.count) faster, "
        + "\(middle) as before, each against \(Decimals.fixed(shift, places: 2))×, the median of "
        + "all rows; two runs are of two moments, and bench ab decides"
    }
    return ["\(name(names.new, runs.new)) against \(name(names.old, runs.old))", times, figures]
  }

  private func table(_ rows: some Sequence<Row>) -> NumberTable {
    var table = NumberTable(
      columns: [.text("benchmark"), .number("before"), .number("now"), .number("ratio")])
    for row in rows {
      func place(in run: RunReport) -> String? {
        run.results.firstIndex { $0.key == row.key }.map { "/results/\($0)/time/figure" }
      }
      let before = ShownNumber(
        HumanTime.format(row.old.figure), row.old.figure, at: place(in: runs.old))
      var now = ShownNumber(
        HumanTime.format(row.new.figure), row.new.figure, at: place(in: runs.new))
      now.file = 1
      table.append(
        [
          .words("\(row.key)"), .number(before), .number(now),
          .number(ShownNumber("\(Decimals.fixed(row.ratio, places: 2))×", row.ratio)),
        ], scenario: row.key.scenario)
    }
    return table
  }
}
