package import BenchHarness

/// A comparison of the exact figures of two stored runs and, if both come from the same kind of
/// machine, of their times.
///
/// The runs were made at different times, so each row is judged against the drift of the machine's
/// speed. A row is slower or faster only if it lies outside the range of the drift by more than
/// 5 %, in all rounds.
package struct StoredComparison {
  /// A row with times in both runs.
  struct Row {
    var key: BenchmarkKey
    var old: TimeSummary
    var new: TimeSummary

    /// The new run's time divided by the old run's time: 2 means twice as long.
    var ratio: Double { new.figure / old.figure }
  }

  /// The minimum distance from the drift for a row to count as slower or faster, as a fraction of
  /// the time.
  static let share = 0.05
  /// The minimum number of rows required to report their median ratio.
  static let minRowsForMedian = 8
  /// The maximum number of rows in each table; larger differences come first.
  private static let maxRows = 20

  private let names: (old: String, new: String)
  private let runs: (old: RunReport, new: RunReport)
  /// The comparison of the exact figures.
  let figures: GateComparison
  /// The condition that prevents a comparison of the times; `nil` if they can be compared.
  let timeMismatch: String?
  /// The rows with times in both runs.
  ///
  /// Floors (benchmarks of the minimum work that an operation requires) are excluded, because no
  /// change to a layout can slow them down.
  let rows: [Row]
  /// The machine's drift between the runs, or the reason why the drift is unknown.
  let drift: Result<StoredDrift, StoredDrift.Unknown>

  /// Creates a comparison of two runs.
  ///
  /// - Parameters:
  ///   - old: The stored report of the earlier run.
  ///   - new: The stored report of the later run.
  ///   - names: The names of the two files, for messages.
  package init(old: RunReport, new: RunReport, names: (old: String, new: String)) {
    self.names = names
    runs = (old, new)
    figures = GateComparison(
      of: Self.sections(of: new), with: Baseline(sections: Self.sections(of: old)))
    timeMismatch = MergeConditions.timeMismatch(old.environment, new.environment)
    rows =
      timeMismatch != nil
      ? []
      : StoredDrift.ratios(from: old, to: new, where: { $0.strategy != BenchmarkKey.floorName })
    drift = Result { () throws(StoredDrift.Unknown) in
      try StoredDrift(old: old, new: new, names: names)
    }
  }

  /// The reason why no conclusion is possible, with the remedy, or `nil` if there is a conclusion.
  package var inconclusive: String? {
    guard rows.isEmpty, figures.comparedFigures == 0 else { return unjudged }
    return "\(names.old) and \(names.new) have no results in common; repeat both runs with the "
      + "same scenarios, operations and sizes"
  }

  /// The reason why the times of the two runs cannot be judged, with the remedy, or `nil` if they
  /// can be.
  var unjudged: String? {
    guard !rows.isEmpty, case .failure(let unknown) = drift else { return nil }
    return "cannot compare \(Words.counted(rows.count, "time")): \(unknown.text)"
  }

  private static func sections(of run: RunReport) -> [BaselineSection] {
    let environment = run.environment
    return BaselineSection.sections(
      of: run.results, kinds: [.work, .memory],
      conditions: GateConditions(
        platform: "\(environment.build), \(environment.allocator)", compiler: environment.swift,
        library: ""), scenarios: [:])
  }

  /// The rows that are slower than the drift explains, slowest first.
  var slower: [Row] { rows(.slower).sorted { $0.ratio > $1.ratio } }

  /// The rows that are faster than the drift explains, fastest first.
  var faster: [Row] { rows(.faster).sorted { $0.ratio < $1.ratio } }

  private func rows(_ outcome: Outcome) -> [Row] { rows.filter { self.outcome(of: $0) == outcome } }

  /// Returns the outcome of a row.
  ///
  /// A row counts as the same if its time has not changed, or if the drift explains the change. A
  /// row is undecided if the ranges of its rounds overlap, if one of the runs has only a single
  /// sample of it, or if the range of the drift is too wide.
  func outcome(of row: Row) -> Outcome {
    guard case .success(let drift) = drift else { return .undecided }
    guard HumanRatio.precise(row.ratio) != HumanRatio.precise(1) else { return .same }
    let isSlower = row.ratio > drift.range.upperBound * (1 + Self.share)
    guard isSlower || row.ratio * (1 + Self.share) < drift.range.lowerBound else {
      return drift.isVague ? .undecided : .same
    }
    let (old, new) = (Self.range(of: row.old), Self.range(of: row.new))
    let isApart =
      isSlower
      ? new.lowerBound > old.upperBound * drift.range.upperBound
      : new.upperBound < old.lowerBound * drift.range.lowerBound
    let isRepeated = min(row.old.samples.count, row.new.samples.count) > 1
    return isApart && isRepeated ? (isSlower ? .slower : .faster) : .undecided
  }

  /// Returns the range of the medians of all rounds.
  ///
  /// For a run with a single round, it is the range from the 10th to the 90th percentile of the
  /// samples.
  private static func range(of time: TimeSummary) -> ClosedRange<Double> {
    let rounds = Dictionary(grouping: zip(time.rounds, time.samples)) { $0.0 }.values
      .map { Quantile.value(0.5, of: $0.map(\.1)) }
    guard rounds.count > 1, let least = rounds.min(), let most = rounds.max() else {
      return time.p10...time.p90
    }
    return least...most
  }

  /// Returns the comparison as plain text.
  package func text(maxWidth: Int = 100) -> String {
    BlockRenderer.text(blocks, maxWidth: maxWidth)
  }

  /// Returns the comparison as Markdown, with one line per paragraph.
  package func markdown() -> String { BlockRenderer.markdown(blocks) }

  /// The blocks of the report: the outcome, the slower and faster rows, and the changed figures.
  var blocks: [ReportBlock] {
    let changed = figures.failures + figures.gaps
    var blocks: [ReportBlock] = [.list(points)]
    for (title, rows) in [("Slower", slower), ("Faster", faster)] where !rows.isEmpty {
      blocks += [.heading(title), .numbers(table(rows.prefix(Self.maxRows)))]
    }
    if !changed.isEmpty {
      blocks += [.heading("Figures"), .list(changed.prefix(Self.maxRows).map(\.line))]
    }
    return blocks
  }

  private var points: [String] {
    func name(_ name: String, _ run: RunReport) -> String {
      "\(name) (\(run.environment.commit ?? "no commit"), \(run.environment.date ?? "no date"))"
    }
    var points = ["\(name(names.new, runs.new)) against \(name(names.old, runs.old))"]
    if let inconclusive { points.append("no verdict: \(inconclusive)") }
    if let times { points.append(times) }
    if let medianRow { points.append(medianRow) }
    if figures.comparedFigures > 0 || !figures.findings.isEmpty {
      points.append(
        "\(ItemCount.grouped(figures.comparedFigures)) exact figures compared: "
          + GateReport(figures, source: names.old).verdict)
    }
    return points
  }

  /// A sentence with the number of rows for each verdict, or the reason why no times were compared;
  /// `nil` if the drift is unknown.
  private var times: String? {
    if let timeMismatch { return "times were not compared: \(timeMismatch)" }
    if rows.isEmpty { return "times were not compared: no result was timed in both runs" }
    guard case .success(let drift) = drift else { return nil }
    let undecided = rows(.undecided).count
    return "\(Words.counted(rows.count, "time")) compared: \(slower.count) slower, "
      + "\(faster.count) faster, \(rows(.same).count) \(Outcome.same.word)"
      + (undecided > 0 ? ", \(undecided) \(Outcome.undecided.word)" : "")
      + ", each relative to \(drift.text); two runs at different times prove little: use bench ab "
      + "for a verdict"
  }

  /// A sentence about the median ratio if it is outside the range of the drift; `nil` if it lies
  /// within the range or there are too few rows.
  private var medianRow: String? {
    guard rows.count >= Self.minRowsForMedian, case .success(let drift) = drift else { return nil }
    let median = Quantile.value(0.5, of: rows.map(\.ratio))
    guard
      median > drift.range.upperBound * (1 + Self.share)
        || median * (1 + Self.share) < drift.range.lowerBound
    else { return nil }
    return "the median result took \(HumanRatio.precise(median)) its earlier time, a larger "
      + "change than the drift explains: either all results changed, or the machine was busy in a "
      + "way that the reference kernel and the lower bounds did not show"
  }

  private func table(_ rows: some Sequence<Row>) -> NumberTable {
    var table = NumberTable(
      columns: [.text("benchmark"), .number("before"), .number("now"), .number("now is")])
    for row in rows {
      func place(in run: RunReport) -> String? {
        run.results.firstIndex { $0.key == row.key }.map { "/results/\($0)/time/figure" }
      }
      let before = DisplayedNumber(
        HumanTime.format(row.old.figure), row.old.figure, at: place(in: runs.old))
      var now = DisplayedNumber(
        HumanTime.format(row.new.figure), row.new.figure, at: place(in: runs.new))
      now.file = 1
      table.append(
        [
          .words("\(row.key)"), .number(before), .number(now),
          .number(
            DisplayedNumber(HumanRatio.difference(Power.logarithm(row.ratio)), row.ratio)),
        ], scenario: row.key.scenario)
    }
    return table
  }
}
