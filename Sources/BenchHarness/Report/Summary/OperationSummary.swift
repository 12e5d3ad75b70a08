/// Figures of one operation over all scenarios: of the strategy that a run is about, and of the
/// others beside it.
struct OperationSummary {
  /// The name of the operation.
  let operation: String
  /// The size that the figures are of: the largest one at which half of the scenarios were timed.
  let items: Int?
  /// The median of the scenarios' times at that size, in nanoseconds.
  let median: Double?
  /// The time of the slowest scenario at that size.
  let slowest: Double?
  /// The exponent of the scenario whose time grows fastest.
  let growth: Double?
  /// The scenario that is farthest from its floor, at the largest size that has both.
  let floor: FloorDistance?
  /// The times of other strategies as multiples, by name: the median of the scenarios.
  let ratios: [String: SizedFigure]
  /// The allocations of an iteration, of the scenario with the most of them.
  let allocations: SizedFigure?
  /// The bytes alive per item, of the scenario with the most of them.
  let bytesPerItem: SizedFigure?
  /// The median time divided by the number of items shown, where iterations show any.
  let perVisibleItem: Double?

  /// Times by size.
  private typealias Times = [Int: Double]

  /// Summarises the results of one operation.
  ///
  /// - Parameters:
  ///   - operation: The name of the operation.
  ///   - results: Its results: of all scenarios, sizes and strategies.
  ///   - reference: The strategy that the run is about.
  init(_ operation: String, results: [BenchmarkResult], reference: String) {
    self.operation = operation
    var names: [String] = []
    var strategies: [String] = []
    for result in results {
      if !names.contains(result.scenario) { names.append(result.scenario) }
      if !strategies.contains(result.strategy) { strategies.append(result.strategy) }
    }
    let byStrategy = Dictionary(grouping: results, by: \.strategy)
    func times(_ strategy: String) -> [Times] {
      let own = Dictionary(grouping: byStrategy[strategy] ?? [], by: \.scenario)
      return names.map { Self.figures(own[$0] ?? []) { $0.time?.median } }
    }
    let own = byStrategy[reference] ?? []
    let series = Dictionary(grouping: own, by: \.scenario)
    func figures(_ figure: (BenchmarkResult) -> Double?) -> [Times] {
      names.map { Self.figures(series[$0] ?? [], figure) }
    }
    let ownTimes = times(reference)
    let shown = SizedFigure.representative(ownTimes)
    items = shown?.items
    median = shown.map { Quantile.value(0.5, of: $0.values) }
    slowest = shown?.values.max()
    growth = ownTimes.compactMap { times in
      GrowthFit.exponent(of: times.map { (items: $0.key, value: $0.value) })
    }.max()
    floor = zip(names, zip(ownTimes, times(BenchmarkKey.floorName))).compactMap {
      FloorDistance($0, times: $1.0, floors: $1.1)
    }.max { $0.ratio < $1.ratio }
    var ratios: [String: SizedFigure] = [:]
    for strategy in strategies where ![reference, BenchmarkKey.floorName].contains(strategy) {
      ratios[strategy] = Self.ratio(of: times(strategy), to: ownTimes)
    }
    self.ratios = ratios
    let limit = shown?.items
    allocations = Self.worst(figures { $0.allocations.map { Double($0.count) } }, upTo: limit)
    bytesPerItem = Self.worst(figures(\.liveBytesPerItem), upTo: limit)
    let perItem = figures { result in
      guard let time = result.time?.median, let count = result.visibleItems, count > 0 else {
        return nil
      }
      return time / Double(count)
    }
    perVisibleItem = SizedFigure.representative(perItem).map { Quantile.value(0.5, of: $0.values) }
  }

  private static func figures(
    _ results: [BenchmarkResult], _ figure: (BenchmarkResult) -> Double?
  ) -> [Int: Double] {
    var figures: [Int: Double] = [:]
    for result in results {
      if let value = figure(result), value.isFinite { figures[result.items] = value }
    }
    return figures
  }

  /// The median of the ratios at the largest size at which half of the scenarios have one.
  private static func ratio(of others: [Times], to own: [Times]) -> SizedFigure? {
    let ratios = zip(others, own).map { other, own in
      var ratios: Times = [:]
      for (items, time) in other {
        if let reference = own[items], reference > 0 { ratios[items] = time / reference }
      }
      return ratios
    }
    return SizedFigure.representative(ratios).map {
      SizedFigure(value: Quantile.value(0.5, of: $0.values), items: $0.items)
    }
  }

  /// The largest figure at a size, or at the largest size below it that has one.
  private static func worst(_ series: [[Int: Double]], upTo limit: Int?) -> SizedFigure? {
    guard let limit else { return nil }
    let sizes = series.flatMap(\.keys).filter { $0 <= limit }
    guard let items = sizes.max() else { return nil }
    return series.compactMap { $0[items] }.max().map { SizedFigure(value: $0, items: items) }
  }
}
