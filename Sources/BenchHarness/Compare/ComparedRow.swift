/// One row of a comparison with its verdicts.
public struct ComparedRow: Codable, Sendable, Equatable {
  /// The row.
  public var row: PairedRow
  /// The number of rounds.
  public var rounds: Int
  /// The measurements of each strategy, in the order of the row.
  public var sides: [PairedSide]
  /// One verdict for each strategy but the first.
  public var verdicts: [PairedVerdict]

  /// Judges a row.
  init(_ series: PairedSeries, judge: PairedJudge) {
    row = series.row
    rounds = series.rounds
    sides = series.sides
    verdicts = series.verdicts(by: judge)
  }

  /// The measurements of a strategy.
  func side(_ strategy: String) -> PairedSide? { sides.first { $0.strategy == strategy } }
}
