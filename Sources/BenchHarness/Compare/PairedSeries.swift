/// One row of a comparison with the measurements of each strategy.
public struct PairedSeries: Codable, Sendable, Equatable {
  /// The row.
  public var row: PairedRow
  /// One entry for each strategy, in the order of the row.
  public var sides: [PairedSide]

  /// Makes a series.
  public init(row: PairedRow, sides: [PairedSide]) {
    self.row = row
    self.sides = sides
  }

  /// The number of rounds.
  public var rounds: Int { sides.map(\.medians.count).min() ?? 0 }

  /// The comparisons with the first strategy.
  ///
  /// - Parameter judge: The rule.
  /// - Returns: One verdict for each other strategy; none without rounds.
  public func verdicts(by judge: PairedJudge) -> [PairedVerdict] {
    guard rounds > 0, let first = sides.first else { return [] }
    return sides.dropFirst().map { side in
      let logRatios = (0..<rounds).map { round in
        // A clock that stood still tells nothing.
        Power.logarithm(max(side.medians[round], 1e-3) / max(first.medians[round], 1e-3))
      }
      return judge.verdict(on: side.strategy, logRatios)
    }
  }
}
