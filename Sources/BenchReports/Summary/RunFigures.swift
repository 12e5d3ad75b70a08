import BenchHarness

/// The results behind the conclusions of a run: the results of the reference strategy, and the
/// results of all others.
struct RunFigures {
  /// All results of the run in their original order, including those without a time.
  let results: [BenchmarkResult]
  /// The run's reference strategy: the first strategy other than a floor (a benchmark of the
  /// minimum work an operation requires).
  let reference: String?
  /// All strategies other than the reference and the floors, in order of measurement.
  let others: [String]
  /// The results of the reference strategy that have a time.
  let own: [BenchmarkResult]
  private let known: [BenchmarkKey: BenchmarkResult]

  init(_ results: [BenchmarkResult]) {
    let strategies = results.distinct(by: \.strategy).filter { $0 != BenchmarkKey.floorName }
    self.results = results
    reference = strategies.first
    others = Array(strategies.dropFirst())
    own = results.filter { $0.strategy == strategies.first && $0.time != nil }
    known = Dictionary(results.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Returns the result of a benchmark, or `nil` if the run does not include it.
  func result(of key: BenchmarkKey) -> BenchmarkResult? { known[key] }

  /// Returns the ratio of another strategy's time to the reference's time at the same size, or
  /// `nil` if either of them was not timed.
  func ratio(of other: String, beside own: BenchmarkResult) -> Double? {
    var key = own.key
    key.strategy = other
    guard let time = known[key]?.time?.figure, let reference = own.time?.figure, reference > 0
    else { return nil }
    return time / reference
  }

  /// Returns the time of a reference result divided by the time of the operation's floor (a
  /// benchmark of the minimum work an operation requires), or `nil` if the floor was not timed.
  func floorRatio(of own: BenchmarkResult) -> Double? {
    ratio(of: BenchmarkKey.floorName, beside: own).flatMap { $0 > 0 ? 1 / $0 : nil }
  }

  /// The cells of the matrix where another strategy is faster in every pair of rounds, based on
  /// confirmed times.
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

  /// The result that exceeds its lower bound by the largest factor, or `nil` if no lower bound (the
  /// time of an operation's minimum work) was measured.
  var farthest: BenchmarkResult? {
    own.compactMap { own in floorRatio(of: own).map { (own: own, ratio: $0) } }
      .max { $0.ratio < $1.ratio }?.own
  }

  /// Returns whether a ratio shows that another strategy is faster by more than the usual
  /// difference between two rounds of one benchmark.
  static func isLoss(_ ratio: Double) -> Bool { ratio * (1 + RoundDisagreement.threshold) < 1 }
}
