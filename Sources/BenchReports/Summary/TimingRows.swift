import BenchHarness

/// The reference strategy's times by row and number of items, with growth and allocations.
struct TimingRows {
  /// A row: one operation in one scenario.
  struct Row {
    let scenario: String
    let operation: String
    /// The results, in ascending order of size.
    let results: [BenchmarkResult]

    /// The exponent of the time's growth, or `nil` if fewer than two sizes were measured.
    var growth: Double? {
      SeriesGrowth(series: results[0].key.series, results: results.filter(\.isReliable)).time
    }

    /// Whether the times at the smallest and at the largest size are confirmed by a second round.
    var isGrowthConfirmed: Bool {
      let timed = results.filter(\.isReliable)
      return timed.first?.isUncertain == false && timed.last?.isUncertain == false
    }

    /// The growth as text, marked with `~` if the times are not confirmed.
    var growthText: String {
      (growth == nil || isGrowthConfirmed ? "" : "~") + TimingRows.growth(growth)
    }

    /// The result at the largest timed size.
    var largest: BenchmarkResult? { results.last { $0.time != nil } }
  }

  let rows: [Row]
  let sizes: [Int]

  /// Creates rows from the results of the reference strategy.
  init(_ figures: RunFigures) {
    let own = figures.results.filter { $0.strategy == figures.reference }
    sizes = Set(own.map(\.items)).sorted()
    rows = own.grouped { MatrixGroup.Row(scenario: $0.scenario, operation: $0.operation) }.map {
      Row(
        scenario: $0.scenario, operation: $0.operation,
        results: $1.sorted { $0.items < $1.items })
    }
  }

  /// The possible limits on the length of an operation's name, in characters.
  private static let nameLengths = 13...SummaryText.longestName

  /// Returns at most the given number of rows, in their original order.
  ///
  /// The first row of every operation takes precedence over all second rows, and so on. Among rows
  /// of the same rank, those with the most measured sizes take precedence.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of rows.
  ///   - hidden: The rows to leave out, because the matrix compares them with others.
  /// - Returns: The selected rows.
  func rows(atMost limit: Int, without hidden: Set<MatrixGroup.Row>) -> [Row] {
    let rows = rows.filter {
      !hidden.contains(MatrixGroup.Row(scenario: $0.scenario, operation: $0.operation))
    }
    guard rows.count > limit else { return rows }
    var seen: [String: Int] = [:]
    let ranks = rows.indices.map { index -> (Int, Int, Int) in
      let row = rows[index]
      let rank = seen[row.operation, default: 0]
      seen[row.operation] = rank + 1
      return (rank, -row.results.count { $0.time != nil }, index)
    }
    return ranks.sorted(by: <).prefix(limit).map(\.2).sorted().map { rows[$0] }
  }

  /// Returns a table of the given rows.
  ///
  /// If it does not fit, names are shortened, and the last columns and some sizes are omitted.
  func table(_ rows: [Row], width: Int, lacksAllocator: Bool) -> TextTable {
    var sizes = sizes
    var extras = 2
    while true {
      let table = SummaryText.table(fitting: width, nameLengths: Self.nameLengths) {
        self.table(
          rows, sizes: sizes, extras: extras, nameLength: $0, lacksAllocator: lacksAllocator)
      }
      guard table.naturalWidth > width else { return table }
      if extras > 0 {
        extras -= 1
      } else if sizes.count > 2 {
        sizes.remove(at: sizes.count / 2)
      } else {
        return table
      }
    }
  }

  private func table(
    _ rows: [Row], sizes: [Int], extras: Int, nameLength: Int, lacksAllocator: Bool
  ) -> TextTable {
    let more: [(title: String, cell: (Row) -> String)] = [
      ("growth", \.growthText),
      (
        "allocs",
        {
          $0.largest?.allocations.map { HumanCount.format($0.count) }
            ?? (lacksAllocator ? "not measured" : "not run")
        }
      ),
    ]
    var table = TextTable(
      columns: [.text("scenario"), .text("operation")]
        + sizes.map { .number(ItemCount.format($0)) }
        + more.prefix(extras).map { .number($0.title) }, gap: 1)
    var last: String?
    for row in rows {
      let scenario = row.scenario == last ? "" : SummaryText.name(row.scenario)
      last = row.scenario
      table.append(
        [scenario, SummaryText.name(row.operation, atMost: nameLength)]
          + sizes.map { size in
            row.results.first { $0.items == size }.map(SummaryText.cell) ?? RunFigures.notUsed
          } + more.prefix(extras).map { $0.cell(row) })
    }
    return table
  }

  /// Returns the growth of a time as text: `flat` if the exponent does not exceed the limit of the
  /// growth check.
  static func growth(_ exponent: Double?) -> String {
    guard let exponent else { return "one size" }
    return exponent <= GrowthCheck.limit ? "flat" : HumanCount.growth(exponent)
  }
}
