import BenchHarness

/// Figures of a run as its answer needs them: of the run's reference strategy, and of the others
/// next to it.
struct RunFigures {
  /// All results of the run, in its order, those without a time included.
  let results: [BenchmarkResult]
  /// The reference strategy of the run: the first one other than a floor.
  let reference: String?
  /// The other strategies except floors, in measured order.
  let others: [String]
  /// The results with a time of the reference strategy.
  let own: [BenchmarkResult]
  private let known: [BenchmarkKey: BenchmarkResult]

  /// Sorts the results of a run out.
  init(_ results: [BenchmarkResult]) {
    let strategies = results.distinct(by: \.strategy).filter { $0 != BenchmarkKey.floorName }
    self.results = results
    reference = strategies.first
    others = Array(strategies.dropFirst())
    own = results.filter { $0.strategy == strategies.first && $0.time != nil }
    known = Dictionary(results.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The result of a benchmark; nil if it is no part of the run.
  func result(of key: BenchmarkKey) -> BenchmarkResult? { known[key] }

  /// The ratio of another strategy's time to the reference strategy's, at the same size; nil if one
  /// of both was not timed.
  func ratio(of other: String, beside own: BenchmarkResult) -> Double? {
    var key = own.key
    key.strategy = other
    guard let time = known[key]?.time?.figure, let reference = own.time?.figure, reference > 0
    else { return nil }
    return time / reference
  }

  /// The ratio of a time of the reference strategy to its floor's; nil if the floor was not timed.
  func floorRatio(of own: BenchmarkResult) -> Double? {
    ratio(of: BenchmarkKey.floorName, beside: own).flatMap { $0 > 0 ? 1 / $0 : nil }
  }

  /// The cells with another strategy faster in every pair of rounds, by confirmed times.
  var sureLosses: [(strategy: String, place: MatrixGroup.Row, items: Int, ratio: TimeRatio)] {
    own.flatMap { own in
      others.compactMap { strategy in
        let place = MatrixGroup.Row(scenario: own.scenario, operation: own.operation)
        guard case .ratio(let ratio) = cell(of: strategy, place, at: own.items),
          !ratio.isUncertain, Self.isLoss(ratio.range.upperBound)
        else { return nil }
        return (strategy, place, own.items, ratio)
      }
    }
  }

  /// The result with the highest ratio to its floor; nil without floors.
  var farthest: BenchmarkResult? {
    own.compactMap { own in floorRatio(of: own).map { (own: own, ratio: $0) } }
      .max { $0.ratio < $1.ratio }?.own
  }

  /// Whether another strategy with this ratio is faster by more than rounds of one benchmark may
  /// differ.
  static func isLoss(_ ratio: Double) -> Bool { ratio * (1 + RoundDisagreement.threshold) < 1 }
}
