public import BenchHarness
public import BenchScenarios

extension SuiteSelection {
  /// The number of items in a short trace: few enough to replay it in every run.
  private static let shortTraceItems = 20
  /// The number of items in a large trace, enough for an index to have several nodes of 512
  /// entries.
  private static let largeTraceItems = 2000
  /// The minimum number of items to request for large traces to be replayed.
  private static let minLargeItems = 1000
  /// The number of scenarios with large traces.
  private static let largeTraceCount = 3
  /// The approximate growth factor of a trace's time when the number of its items doubles.
  ///
  /// Some strategies visit all items for each answer, but the number of answers hardly grows.
  private static let traceGrowth = 2.0

  /// Replays the same traces with every strategy and compares the answers before anything is timed.
  ///
  /// - Parameter items: The number of items to replay with, reduced to the limit of each scenario.
  /// - Returns: The first difference, with the shortest trace found, or `nil` if all strategies
  ///   agree bit for bit.
  /// - Throws: `LayoutError` if a strategy cannot lay a scenario out.
  public func firstDifference(items: Int) throws -> TraceDifference? {
    try requireDistinctNames()
    for replay in fullReplays(items: items) + replaysInOtherSurroundings(items: items) {
      if let difference = try replay.firstDifference(seed: seed) { return difference }
    }
    return nil
  }

  /// Replays short traces with every strategy on each scenario, then full traces until the
  /// deadline.
  ///
  /// Each short trace is replayed with the scenario's own layout direction and display scale, and
  /// with others.
  ///
  /// - Parameters:
  ///   - items: The number of items to replay with, reduced to the limit of each scenario.
  ///   - deadline: The deadline of the full traces.
  ///   - progress: A closure that receives the expected time of each short trace after it has been
  ///     replayed.
  /// - Returns: The first difference, or `nil` if all strategies agree bit for bit, and the names
  ///   of the scenarios replayed only with a short trace for lack of time.
  /// - Throws: `LayoutError` if a strategy cannot lay a scenario out.
  public func replayTraces(
    items: Int, deadline: SetupDeadline, progress: (Duration) -> Void = { _ in }
  ) throws -> (difference: TraceDifference?, shortened: [String]) {
    try requireDistinctNames()
    // The times also depend on the number of strategies: a large trace is quick without the slow
    // strategies.
    var times: [String: [Int: Double]] = [:]
    for replay in shortReplays(items: items) {
      let start = deadline.now
      if let difference = try replay.firstDifference(seed: seed) { return (difference, []) }
      let time = Double(deadline.now - start) / Double(max(1, replay.items))
      times[replay.scenario.name, default: [:]][replay.strategies.count] = time
      progress(BudgetNeed.replay * replay.replayCount)
    }
    var shortened: [String] = []
    for replay in fullReplays(items: items) where replay.items > Self.shortTraceItems {
      let known = times[replay.scenario.name] ?? [:]
      let time =
        Self.traceGrowth * Double(replay.items)
        * (known[replay.strategies.count] ?? known.values.max() ?? 0)
      guard time < Double(deadline.nanosecondsLeft) else {
        if shortened.last != replay.scenario.name { shortened.append(replay.scenario.name) }
        continue
      }
      if let difference = try replay.firstDifference(seed: seed) { return (difference, []) }
    }
    return (nil, shortened)
  }

  /// The number of replays of short traces.
  public var replayCount: Int {
    shortReplays(items: 1).reduce(0) { $0 + $1.replayCount }
  }

  /// The screens of the selection and, if contents are measured, the layouts that are replayed but
  /// never timed.
  private var tracedScenarios: [Scenario] {
    // Only an app's own collection view answers for its cells.
    let screens = scenarios.filter { $0.isScreen && !$0.hasOwnCells }
    let measures = replaysOthers && screens.contains { $0.content != nil }
    return screens + (measures ? Scenario.replayedOnly : [])
  }

  /// The number of replayed layouts, including untimed ones.
  public var tracedCount: Int { tracedScenarios.count }

  private func tracedStrategies(on scenario: Scenario) -> [StrategyEntry] {
    let optInStrategies = StrategyEntry.all.filter { isOptIn($0, of: [scenario], operations) }
    return (strategies + optInStrategies).filter { $0.takesPart(in: scenario) }
  }

  /// The scenarios with large traces: a few scenarios with measured contents, spread over the list
  /// and different for each seed.
  private var largeTraceScenarios: Set<String> {
    let measured = tracedScenarios.filter { $0.content != nil }.map(\.name)
    let step = max(1, measured.count / Self.largeTraceCount)
    let first = Int(seed % UInt64(step))
    return Set(stride(from: first, to: measured.count, by: step).map { measured[$0] })
  }

  /// The replays with each scenario's own layout direction and display scale.
  ///
  /// Strategies of linear cost replay brief traces with fewer items, all others full traces.
  private func fullReplays(items: Int) -> [TraceReplay] {
    let large = items >= Self.minLargeItems ? largeTraceScenarios : []
    return tracedScenarios.flatMap { scenario in
      let all = tracedStrategies(on: scenario)
      let whole = all.filter { !$0.isLinear }
      let brief = all.filter { $0.isLinear }
      let replays = [
        TraceReplay(
          scenario: scenario,
          items: large.contains(scenario.name)
            ? Self.largeTraceItems : min(items, scenario.replayLimit), strategies: whole),
        TraceReplay(
          scenario: scenario, items: min(items, scenario.briefReplayLimit), isBrief: true,
          strategies: brief.isEmpty ? [] : whole.prefix(1) + brief),
      ]
      return replays.filter { !$0.strategies.isEmpty }
    }
  }

  /// The replays of traces with few items.
  ///
  /// They include replays with other layout directions and display scales, but no brief traces for
  /// strategies of linear cost.
  private func shortReplays(items: Int) -> [TraceReplay] {
    let short = fullReplays(items: min(items, Self.shortTraceItems))
    return short.filter { !$0.isBrief || $0.strategies.count == 1 }
      + replaysInOtherSurroundings(items: items)
  }

  /// Returns the replays of short traces with other layout directions and display scales.
  private func replaysInOtherSurroundings(items: Int) -> [TraceReplay] {
    let scenarios = tracedScenarios
    return zip(scenarios, TraceSurroundings.distributed(to: scenarios.count, seed: seed)).flatMap {
      scenario, hand in
      hand.map {
        TraceReplay(
          scenario: scenario, items: min(items, Self.shortTraceItems), surroundings: $0,
          strategies: tracedStrategies(on: scenario))
      }
    }
  }
}

/// A trace to be replayed by several strategies.
struct TraceReplay {
  let scenario: Scenario
  var items: Int
  /// The surroundings to replay in, or `nil` for the scenario's own.
  var surroundings: TraceSurroundings?
  /// Whether to omit unusual view sizes and batches of item changes.
  var isBrief = false
  let strategies: [StrategyEntry]

  /// The number of replays of the trace: one by each strategy, and one by a cross-check.
  var replayCount: Int { strategies.count + 1 }

  /// Returns the first difference between the strategies, or `nil` if they agree.
  func firstDifference(seed: UInt64) throws -> TraceDifference? {
    let workload =
      try surroundings.map { try scenario.workload(items: items, seed: seed, in: $0) }
      ?? scenario.workload(items: items, seed: seed)
    return try TraceComparison(workload, isBrief: isBrief).firstDifference(among: strategies)
  }
}
