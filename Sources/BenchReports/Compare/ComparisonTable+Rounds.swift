import BenchHarness

/// The location of a row and one of its sides in a stored comparison, so that displayed numbers can
/// refer to their source.
struct ComparedPlace {
  private let row: ComparedRow
  private let rowPlace: String
  private let side: Int

  init(_ row: ComparedRow, _ side: ComparedSide, in comparison: Comparison) {
    self.row = row
    let index = comparison.run.rows.firstIndex { $0.key == row.key } ?? 0
    rowPlace = "/run/rows/\(index)"
    self.side = row.sides.firstIndex { $0.name == side.name } ?? 0
  }

  var items: NumberCell {
    .number(
      DisplayedNumber(ItemCount.format(row.key.items), row.key.items, at: "\(rowPlace)/key/items"))
  }

  /// Returns a cell with the median of a side's times over all rounds.
  func time(of side: ComparedSide) -> NumberCell {
    let index = row.sides.firstIndex { $0.name == side.name } ?? 0
    let median = side.median ?? 0
    var number = DisplayedNumber(HumanTime.format(median), median)
    if side.median != nil { number.place = "\(rowPlace)/sides/\(index)/nanoseconds" }
    number.form = .median
    return .number(number)
  }

  /// Returns the location of a member of the side's verdict.
  func verdict(_ member: String) -> String { "\(rowPlace)/sides/\(side)/verdict/\(member)" }

  /// The location of the list of log-ratios, one for each round.
  var rounds: String { "\(rowPlace)/sides/\(side)/logRatios" }

  /// Returns the ratio whose logarithm is stored in the given member of the verdict, or `nil` if
  /// there is no logarithm.
  func ratio(_ text: String, _ logarithm: Double?, _ member: String) -> DisplayedNumber? {
    guard let logarithm else { return nil }
    var number = DisplayedNumber(text, Power.exponential(logarithm), at: verdict(member))
    number.form = .exponential
    return number
  }
}

extension ComparisonTable {
  /// A table of all rows.
  ///
  /// A drawing in each row shows the interval and the individual rounds, so that disagreements
  /// between rounds are visible.
  var rounds: [ReportBlock] {
    let pairs = comparison.run.rows.flatMap { row in
      row.sides.dropFirst().map { (row: row, side: $0) }
    }
    let all: [Double] = pairs.flatMap(\.side.logRatios) + [0]
    guard let least = all.min(), let most = all.max(), least < most else {
      return [.paragraph("No round has times to compare.")]
    }
    var table = NumberTable(
      columns: [
        .text("scenario"), .text("operation"), .number("items"), .text("side"), .text("outcome"),
        .number("first"), .number("time"), .number("factor"), .number("at least"),
        .number("at most"), .text("rounds"),
        .text("log-ratios of the rounds"),
      ], headings: 4)
    for (row, side) in pairs {
      guard let verdict = side.verdict else { continue }
      let place = ComparedPlace(row, side, in: comparison)
      func ratio(_ logarithm: Double?, _ member: String) -> NumberCell {
        .number(
          logarithm.flatMap { place.ratio(HumanRatio.difference($0), $0, member) })
      }
      table.append(
        [
          "\(row.key.scenario)", "\(row.key.operation)", place.items, "\(side.name)",
          .words(verdict.outcome.word), place.time(of: row.sides[0]), place.time(of: side),
          ratio(verdict.median, "median"),
          ratio(verdict.lower, "lower"), ratio(verdict.upper, "upper"),
          .mark(
            .interval(
              low: verdict.lower, middle: verdict.median, high: verdict.upper,
              points: side.logRatios, range: least...most, neutral: 0)),
          .samples([DisplayedRound(number: nil, samples: side.logRatios)], at: place.rounds),
        ], scenario: row.key.scenario)
    }
    let first = comparison.run.rows.first?.sides.first?.name ?? ""
    return [
      .paragraph(
        "Each factor is the time of one strategy or build ÷ the time of \(first). All charts share "
          + "one logarithmic scale. The bar shows the interval, the diamond the median, and each "
          + "dot one round; the line marks a factor of 1."), .numbers(table),
    ]
  }
}
