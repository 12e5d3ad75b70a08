public import BenchHarness
public import BenchScenarios

extension SuiteSelection {
  /// The number of items of the short trace, affordable in every run.
  private static let shortTraceItems = 20
  /// The number of items of a large trace, enough for several nodes of an index of 512 entries.
  private static let largeTraceItems = 2000
  /// The least number of items for replaying large traces.
  private static let fewestForLarge = 1000
  /// The number of scenarios for replaying large traces.
  private static let largeTraceCount = 3
  /// The growth of a trace's time when its items double, roughly: some strategies visit all items
  /// for each of its answers, and their number hardly grows.
  private static let traceGrowth = 2.0

  /// Replays the same traces with every strategy and compares the answers, before anything is
  /// timed.
  ///
  /// - Parameter items: The number of items to replay with; for each scenario at most its own
  ///   limit.
  /// - Returns: The first difference, by a trace as short as possible, or `nil` if all strategies
  ///   agree in every bit.
  /// - Throws: `LayoutError` if a strategy cannot lay a scenario out.
  public func firstDifference(items: Int) throws -> TraceDifference? {
    try requireDistinctNames()
    for replay in fullReplays(items: items) + surroundedReplays(items: items) {
      if let difference = try replay.firstDifference(seed: seed) { return difference }
    }
    return nil
  }

  /// Replays short traces with every strategy on each scenario, in its own surroundings and in
  /// others, and then full traces until the deadline.
  ///
  /// - Parameters:
  ///   - items: The number of items to replay with; for each scenario at most its own limit.
  ///   - deadline: The end of the time for it.
  ///   - progress: Called after each short trace with its expected time.
  /// - Returns: The first difference, or `nil` if all strategies agree in every bit; and the names
  ///   of the scenarios with time for only the short trace.
  /// - Throws: `LayoutError` if a strategy cannot lay a scenario out.
  public func replayTraces(
    items: Int, deadline: SetupDeadline, progress: (Duration) -> Void = { _ in }
  ) throws -> (difference: TraceDifference?, shortened: [String]) {
    try requireDistinctNames()
    // By the number of strategies as well: without those that take long, a large trace is short.
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

  /// The number of replayed short traces.
  public var replayCount: Int {
    shortReplays(items: 1).reduce(0) { $0 + $1.replayCount }
  }

  /// The screens of the selection and, with measured contents, layouts replayed and never timed.
  private var tracedScenarios: [Scenario] {
    let screens = scenarios.filter(\.isScreen)
    let measures = replaysOthers && screens.contains { $0.content != nil }
    return screens + (measures ? Scenario.replayedOnly : [])
  }

  /// The number of replayed layouts, untimed ones included.
  public var tracedCount: Int { tracedScenarios.count }

  private func tracedStrategies(on scenario: Scenario) -> [StrategyEntry] {
    let optInStrategies = StrategyEntry.all.filter { isOptIn($0, of: [scenario], operations) }
    return (strategies + optInStrategies).filter { $0.takesPart(in: scenario) }
  }

  /// The scenarios for replaying large traces: some of the scenarios with measured contents, spread
  /// over all, and others for another seed.
  private var largeTraceScenarios: Set<String> {
    let measured = tracedScenarios.filter { $0.content != nil }.map(\.name)
    let step = max(1, measured.count / Self.largeTraceCount)
    let first = Int(seed % UInt64(step))
    return Set(stride(from: first, to: measured.count, by: step).map { measured[$0] })
  }

  /// The replays in the scenarios' own surroundings: whole traces, and brief ones with fewer items
  /// for strategies of linear cost.
  private func fullReplays(items: Int) -> [TraceReplay] {
    let large = items >= Self.fewestForLarge ? largeTraceScenarios : []
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

  /// The replays of short traces: whole ones in other surroundings and, without strategies of
  /// linear cost, in the scenarios' own.
  private func shortReplays(items: Int) -> [TraceReplay] {
    let short = fullReplays(items: min(items, Self.shortTraceItems))
    return short.filter { !$0.isBrief || $0.strategies.count == 1 }
      + surroundedReplays(items: items)
  }

  /// The replays of short traces in other surroundings.
  private func surroundedReplays(items: Int) -> [TraceReplay] {
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

/// One trace for strategies to replay.
struct TraceReplay {
  let scenario: Scenario
  var items: Int
  /// Other surroundings than the scenario's own.
  var surroundings: TraceSurroundings?
  /// Whether unusual views and batches are left out.
  var isBrief = false
  let strategies: [StrategyEntry]

  /// The number of replays of the trace: once by each strategy, and once more for a cross-check.
  var replayCount: Int { strategies.count + 1 }

  /// The first difference between the strategies; `nil` if there is none.
  func firstDifference(seed: UInt64) throws -> TraceDifference? {
    let workload =
      try surroundings.map { try scenario.workload(items: items, seed: seed, in: $0) }
      ?? scenario.workload(items: items, seed: seed)
    return try TraceComparison(workload, isBrief: isBrief).firstDifference(among: strategies)
  }
}
