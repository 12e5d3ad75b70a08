package import BenchHarness

/// A matrix of ratios: each strategy's time divided by the reference strategy's time, by row and
/// number of items.
struct RunMatrix {
  enum Cell: Equatable {
    /// The ratio of two times.
    case ratio(TimeRatio)
    /// A lower bound on the ratio, if only a lower bound on the other strategy's time is known.
    case above(Double)
    /// The word for a missing time, such as `not used`, `not run` or `failed`.
    case missing(String)

    /// The ratio or its lower bound, or `nil` if the cell has neither.
    var value: Double? {
      switch self {
      case .ratio(let ratio): ratio.value
      case .above(let bound): bound
      case .missing: nil
      }
    }

    /// Whether the cell is a ratio whose times were not confirmed by a second round.
    var isUncertain: Bool {
      if case .ratio(let ratio) = self { ratio.isUncertain } else { false }
    }

    /// The interval of the ratio, such as `2.1-3.0×`, or the text of the cell if it is not a ratio.
    var interval: String {
      guard case .ratio(let ratio) = self else { return text }
      let ends = [ratio.interval.lowerBound, ratio.interval.upperBound]
      return ends.map { String(HumanRatio.short($0).dropLast()) }.joined(separator: "-") + "×"
    }

    var text: String {
      switch self {
      case .ratio(let ratio):
        (ratio.isUncertain ? "~" : "") + HumanRatio.short(ratio.value)
      case .above(let bound): "> \(HumanRatio.short(bound))"
      case .missing(let word): word
      }
    }
  }

  /// A row of the matrix: one strategy in one operation of one scenario.
  struct Row {
    let group: MatrixGroup
    let place: MatrixGroup.Row
    /// The cells, one for each size.
    let cells: [Cell]

    /// Whether the strategy is a variant of the reference without one of its caches.
    var isAboutCache: Bool { group.title != group.strategy }

    /// Whether every confirmed ratio and every lower bound is within 10 % of 1.
    var hasNoEffect: Bool {
      let values = cells.filter { !$0.isUncertain }.compactMap(\.value)
      return !values.isEmpty && values.allSatisfy { (0.9...1.1).contains($0) }
    }
  }

  /// The item counts, in ascending order.
  let sizes: [Int]
  /// The rows, ordered by group.
  let rows: [Row]

  /// Creates a matrix that compares the strategies of a run with the reference.
  ///
  /// - Parameters:
  ///   - figures: The times of the run, by benchmark.
  ///   - groups: The strategies and rows to compare, or `nil` to compare all strategies of the run.
  init(_ figures: RunFigures, groups: [MatrixGroup]?) {
    let sizes = Set(figures.results.map(\.items)).sorted()
    self.sizes = sizes
    rows = (groups ?? Self.groups(of: figures)).flatMap { group in
      group.rows.compactMap { place in
        let cells = sizes.map {
          figures.cell(of: group.strategy, place, suffix: group.suffix ?? "", at: $0)
        }
        let isRun = cells.contains { $0 != .missing(RunFigures.notUsed) }
        return isRun ? Row(group: group, place: place, cells: cells) : nil
      }
    }
  }

  /// The variants of operations with an optional component, such as `app-batch-by-key`.
  ///
  /// The matrix compares each of them with the operation without the component.
  var comparedPlaces: Set<MatrixGroup.Row> {
    Set(
      rows.compactMap { row in
        row.group.suffix.map {
          MatrixGroup.Row(scenario: row.place.scenario, operation: row.place.operation + $0)
        }
      })
  }

  /// Returns a group for each strategy other than the reference, with its measured rows.
  private static func groups(of figures: RunFigures) -> [MatrixGroup] {
    figures.others.map { strategy in
      let own = figures.results.filter { $0.strategy == strategy }
      let rows = own.map { MatrixGroup.Row(scenario: $0.scenario, operation: $0.operation) }
      return MatrixGroup(title: strategy, strategy: strategy, rows: rows.distinct(by: \.self))
    }
  }

  /// Returns at most the given number of rows.
  ///
  /// If a strategy has too many rows, the ones with the most extreme ratios are kept.
  func rows(atMost limit: Int) -> [Row] {
    guard rows.count > limit else { return rows }
    let groups = rows.grouped(by: \.group.title).map(\.elements)
    let share = max(1, limit / max(1, groups.count))
    return Array(
      groups.flatMap { group -> [Row] in
        guard group.count > share else { return group }
        let places = group.indices.sorted { Self.weight(group[$0]) > Self.weight(group[$1]) }
        return places.prefix(share).sorted().map { group[$0] }
      }.prefix(limit))
  }

  /// Returns the distance of the row's most extreme ratio from 1, on a logarithmic scale.
  private static func weight(_ row: Row) -> Double {
    row.cells.compactMap(\.value).map { abs(Power.logarithm(max($0, 1e-12))) }.max() ?? -1
  }

  /// The possible limits on the length of a row's name, in characters.
  static let nameLengths = 26...2 * SummaryText.longestName + 1

  /// Returns a table of the given rows.
  ///
  /// - Parameters:
  ///   - rows: The rows of the matrix, with their cells.
  ///   - sizes: The item counts, one for each column of cells.
  ///   - title: The heading of the first column, which contains the strategies.
  ///   - nameLength: The maximum length of a row's name, in characters.
  ///   - text: A closure returning the text of a cell.
  /// - Returns: A table with a row for each given row.
  static func table(
    _ rows: [Row], sizes: [Int], title: String, nameLength: Int = nameLengths.lowerBound,
    text: (Cell) -> String = \.text
  ) -> TextTable {
    var table = TextTable(
      columns: [.text(title), .text("row")] + sizes.map { .number(ItemCount.format($0)) },
      gap: 1)
    var last: String?
    for row in rows {
      let title = row.group.title == last ? "" : SummaryText.name(row.group.title)
      last = row.group.title
      table.append(
        [title, SummaryText.place(row.place.scenario, row.place.operation, atMost: nameLength)]
          + row.cells.map(text))
    }
    return table
  }

  /// Returns the heading of the first column, which contains the strategies.
  static func title(of rows: [Row]) -> String {
    rows.contains(where: \.isAboutCache) ? "without" : "strategy"
  }

  /// Returns an explanation of the ratios in the given rows.
  static func heading(of rows: [Row], reference: String) -> String {
    rows.contains(where: \.isAboutCache)
      ? "What each cache is worth: time without it ÷ time with it"
      : "Time of each strategy ÷ time of \(reference)"
  }

  /// The table with the interval of each ratio, or `nil` if the matrix has no rows.
  var intervals: [ReportBlock]? {
    guard !rows.isEmpty else { return nil }
    return [
      .heading(
        "Range of these ratios over all pairs of rounds, widened by 15 % to cover other runs"),
      .table(Self.table(rows, sizes: sizes, title: Self.title(of: rows), text: \.interval)),
    ]
  }
}

/// The ratio of two times at one size, and the range of the ratio over the rounds.
struct TimeRatio: Equatable {
  /// The ratio of the times as displayed in reports.
  let value: Double
  /// The range of the ratios over all pairs of rounds.
  let range: ClosedRange<Double>
  /// The expected interval of the ratio in another run of the same commit.
  ///
  /// In 19 out of 20 cells, the ratio of the other run lies within it.
  ///
  /// The interval is wider than the range over the rounds, because the times differ more between
  /// processes than between the rounds of one process.
  var interval: ClosedRange<Double> {
    range.lowerBound / Self.runSpread...range.upperBound * Self.runSpread
  }
  /// The maximum factor between the ratios of two runs, even if the rounds within each run agree.
  private static let runSpread = 1.15
  /// Whether one of the two times is marked with `~` in reports.
  let isUncertain: Bool
}

extension RunFigures {
  /// The word shown in the cells of a row that the strategy did not run.
  static let notUsed = "not used"

  /// Returns a cell with a strategy's time divided by the reference's time.
  ///
  /// - Parameters:
  ///   - strategy: The name of the strategy compared with the reference.
  ///   - place: The scenario, and the operation run by that strategy.
  ///   - suffix: The suffix that turns the strategy's operation into the operation run by the
  ///     reference; empty if both strategies run the same operation.
  ///   - items: The number of items.
  /// - Returns: The ratio, a lower bound, or the word for a missing time.
  func cell(
    of strategy: String, _ place: MatrixGroup.Row, suffix: String = "", at items: Int
  ) -> RunMatrix.Cell {
    func result(_ strategy: String, _ operation: String) -> BenchmarkResult? {
      self.result(
        of: BenchmarkKey(
          scenario: place.scenario, operation: operation, items: items, strategy: strategy))
    }
    guard let other = result(strategy, place.operation), let reference else {
      return .missing(Self.notUsed)
    }
    let own = result(reference, place.operation + suffix)
    guard let own, let time = own.time, time.figure > 0 else {
      return .missing(own?.missingLabel ?? Self.notUsed)
    }
    if let bound = other.bound { return .above(bound.atLeast / time.figure) }
    guard let otherTime = other.time else { return .missing(other.missingLabel) }
    let low = otherTime.roundRange.lowerBound / max(time.roundRange.upperBound, .ulpOfOne)
    let high = otherTime.roundRange.upperBound / max(time.roundRange.lowerBound, .ulpOfOne)
    return .ratio(
      TimeRatio(
        value: otherTime.figure / time.figure, range: min(low, high)...max(low, high),
        isUncertain: own.isUncertain || other.isUncertain))
  }
}

extension BenchmarkResult {
  /// Whether the result has a time reliable enough for conclusions and verdicts.
  var isReliable: Bool {
    time != nil && !warnings.contains { $0.code == .coldSample || $0.code == .unverified }
  }

  /// The word to display instead of a missing time.
  var missingLabel: String {
    switch state {
    case .notApplicable: "too large"
    case .failed: "failed"
    case .measured, .tooSlow, .interrupted: "not run"
    }
  }
}

extension RunReport {
  /// The report with the measured ratios added to its matrix; unchanged if it has no matrix.
  package var withRatios: RunReport {
    guard var groups = matrix else { return self }
    let matrix = RunMatrix(RunFigures(results), groups: groups)
    for index in groups.indices {
      let own = matrix.rows.filter { $0.group.title == groups[index].title }
      let ratios = own.flatMap { row in
        zip(matrix.sizes, row.cells).compactMap { size, cell -> MatrixGroup.Ratio? in
          guard case .ratio(let ratio) = cell else { return nil }
          return MatrixGroup.Ratio(
            scenario: row.place.scenario, operation: row.place.operation, items: size,
            ratio: ratio.value, low: ratio.interval.lowerBound, high: ratio.interval.upperBound)
        }
      }
      groups[index].ratios = ratios.isEmpty ? nil : ratios
    }
    var report = self
    report.matrix = groups
    return report
  }
}
