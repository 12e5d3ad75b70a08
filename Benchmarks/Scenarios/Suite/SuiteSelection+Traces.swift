public import BenchHarness

extension SuiteSelection {
  /// The number of items of the short trace, which there is always time for.
  private static let shortTraceItems = 20
  /// How many times longer a trace takes than one of half as many items, roughly: some strategies
  /// visit all items for each of its answers, and their number hardly grows.
  private static let traceGrowth = 2.0

  /// Replays the same trace with every strategy and compares the answers, before anything is timed.
  ///
  /// - Parameter items: The number of items to replay with; of each scenario at most as many as it
  ///   allows.
  /// - Returns: The first difference, by a trace as short as possible, or `nil` if all strategies
  ///   agree in every bit.
  /// - Throws: `LayoutError` if a strategy cannot lay a scenario out.
  public func firstDifference(items: Int) throws -> TraceDifference? {
    try requireDistinctNames()
    for scenario in scenarios where scenario.isScreen {
      let difference = try replay(scenario, items: min(items, scenario.replayLimit))
      if let difference { return difference }
    }
    return nil
  }

  /// Replays a short trace with every strategy on each scenario, and then the full one as long as
  /// there is time.
  ///
  /// - Parameters:
  ///   - items: The number of items to replay with; of each scenario at most as many as it allows.
  ///   - deadline: The end of the time for it.
  /// - Returns: The first difference, or `nil` if all strategies agree in every bit; and the names
  ///   of the scenarios of which there was time for the short trace alone.
  /// - Throws: `LayoutError` if a strategy cannot lay a scenario out.
  public func replayTraces(
    items: Int, deadline: SetupDeadline
  ) throws -> (difference: TraceDifference?, shortened: [String]) {
    try requireDistinctNames()
    var times: [Double] = []
    let scenarios = scenarios.filter(\.isScreen)
    for scenario in scenarios {
      let start = deadline.now
      let difference = try replay(scenario, items: min(items, Self.shortTraceItems))
      if let difference { return (difference, []) }
      times.append(Double(deadline.now - start))
    }
    var shortened: [String] = []
    for (scenario, time) in zip(scenarios, times) {
      let full = min(items, scenario.replayLimit)
      guard full > Self.shortTraceItems else { continue }
      let factor = Self.traceGrowth * Double(full) / Double(Self.shortTraceItems)
      guard time * factor < Double(deadline.nanosecondsLeft) else {
        shortened.append(scenario.name)
        continue
      }
      if let difference = try replay(scenario, items: full) { return (difference, []) }
    }
    return (nil, shortened)
  }

  /// The number of traces that are replayed.
  public var replayCount: Int {
    scenarios.filter(\.isScreen).reduce(0) { $0 + tracedStrategies(on: $1).count + 1 }
  }

  private func tracedStrategies(on scenario: Scenario) -> [StrategyEntry] {
    let guests = StrategyEntry.all.filter { isGuest($0, of: [scenario], operations) }
    return (strategies + guests).filter { $0.takesPart(in: scenario) }
  }

  private func replay(_ scenario: Scenario, items: Int) throws -> TraceDifference? {
    let workload = try scenario.workload(items: items, seed: seed)
    return try TraceComparison(workload).firstDifference(among: tracedStrategies(on: scenario))
  }
}
