import BenchHarness
import BenchScenarios

extension SuiteSelection {
  /// Returns the benchmarks of one strategy on a workload, for a run with the given ``rowCount``.
  func cases(
    of strategy: StrategyEntry, on source: WorkloadSource, rows: Int, store: StrategyStore,
    verifier: Verifier, probes: ProbeWorkloads
  ) -> [BenchmarkCase] {
    let isAskedFor = strategies.contains { $0.name == strategy.name }
    let isReference = strategy.name == strategies.first?.name
    let scenario = source.scenario
    guard strategy.takesPart(in: scenario) else { return [] }
    return operations(on: scenario, items: source.items).filter {
      let row = MatrixGroup.Row(scenario.name, $0)
      return (!isCore || CoreSuite.includes(strategy, row, isReference: isReference))
        && (isAskedFor || isOptIn(strategy, of: [scenario], [$0]))
        && strategy.takesPart(in: scenario, $0)
        && !(strategy.isLinear && isTimedByDefault && runsOnSmallerWorkload($0, on: source))
    }.map { operation in
      let key = verifier.key(of: strategy, operation, on: scenario.name, items: source.items)
      var benchmarkCase = benchmark(operation, by: strategy, on: source, store, key)
      benchmarkCase.comparisonTime = ComparisonPlan.time(
        isLinear: strategy.isLinear, items: source.items, rows: rows)
      benchmarkCase.isReference = isReference
      let verify = { (deadline: SetupDeadline) in
        try verifier.verify(
          strategy, operation, on: source.workload(), store: store, deadline: deadline)
      }
      benchmarkCase.verify = verify
      // The first strategy is the purpose of the run, so its larger sizes are only compared when it
      // is their turn.
      let most = benchmarkCase.isReference ? items[0] : Self.maxItemsComparedFirst
      if takesMinimumFirst {
        if !benchmarkCase.isReference { benchmarkCase.passes = [.counters, .time] }
      } else if comparesFirst, source.items <= most {
        benchmarkCase.compareFirst = { deadline in
          do {
            _ = try verify(deadline)
          } catch let wrong as TraceDifference {
            throw wrong
          } catch {
            // If the layout cannot be created, the setup of the benchmark reports the reason.
          }
        }
      }
      benchmarkCase.atSize = { items in
        benchmark(operation, by: strategy, on: probes.source(scenario, items: items), probes.store)
      }
      return benchmarkCase
    }
  }

  /// The maximum number of items in a workload for which answers are compared before anything is
  /// timed.
  ///
  /// That comparison lays the workload out a second time.
  private static let maxItemsComparedFirst = 100_000

  /// Whether the run consists of the default parts of scenarios and has a clock.
  private var isTimedByDefault: Bool { isDefaultRun && !isUntimed }

  /// Returns whether the run also includes the operation on a smaller workload of the scenario.
  private func runsOnSmallerWorkload(_ operation: TimedOperation, on source: WorkloadSource) -> Bool
  {
    items.contains {
      $0 < source.items && operations(on: source.scenario, items: $0).contains(operation)
    }
  }

  /// Creates the benchmark of one operation of a strategy on a workload.
  private func benchmark(
    _ operation: TimedOperation, by strategy: StrategyEntry, on source: WorkloadSource,
    _ store: StrategyStore, _ answers: AnswerKey? = nil
  ) -> BenchmarkCase {
    let scenario = source.scenario
    var benchmarkCase = BenchmarkCase(
      key: key(source, operation, strategy.name),
      cleanUp: { store.keepOnly(strategy.typeName, for: source.known) }
    ) { deadline in
      if isUntimed, includesOptIns, let limit = strategy.limit?.untimedLimit(in: scenario),
        source.items > limit.items
      {
        throw SetupSkipReason.tooMany(limit: limit.items, reason: limit.reason)
      }
      store.deadline = deadline
      let benchmark = try strategy.benchmark(source.workload(), operation, store)
      benchmark.key = answers
      return benchmark
    }
    share(operation.state(in: scenario), of: strategy.name, source, store, &benchmarkCase)
    return benchmarkCase
  }

  /// Returns the benchmarks of the operations' lower bounds, called floors, on a workload.
  func floors(
    of source: WorkloadSource, store: StrategyStore, probes: ProbeWorkloads
  ) -> [BenchmarkCase] {
    operations(on: source.scenario, items: source.items).compactMap { operation in
      guard let least = operation.floor else { return nil }
      var floor = benchmark(least, of: operation, on: source, store)
      // The strategies are compared with the floor.
      floor.isReference = true
      if takesMinimumFirst { floor.passes = [.counters, .time] }
      floor.atSize = { items in
        benchmark(
          least, of: operation, on: probes.source(source.scenario, items: items), probes.store)
      }
      return floor
    }
  }

  /// Creates the benchmark of one operation's lower bound.
  ///
  /// The setup of the benchmark lays out the default strategy.
  private func benchmark(
    _ floor: Floor, of operation: TimedOperation, on source: WorkloadSource, _ store: StrategyStore
  ) -> BenchmarkCase {
    var benchmarkCase = BenchmarkCase(key: key(source, operation, BenchmarkKey.floorName)) {
      deadline in
      store.deadline = deadline
      return try floor.benchmark(source.workload(), store)
    }
    share(.measured, of: StrategyEntry.all[0].name, source, store, &benchmarkCase)
    return benchmarkCase
  }

  /// Connects a benchmark to the workload and the laid-out strategy that it shares with other
  /// benchmarks.
  private func share(
    _ state: StrategyStore.State, of strategy: String, _ source: WorkloadSource,
    _ store: StrategyStore, _ benchmarkCase: inout BenchmarkCase
  ) {
    benchmarkCase.makeInput = { _ = try source.workload() }
    benchmarkCase.beginRound = { store.forget() }
    benchmarkCase.sharedState = "\(strategy) \(source.scenario.content == nil ? .laidOut : state)"
  }

  private func key(
    _ source: WorkloadSource, _ operation: TimedOperation, _ strategy: String
  ) -> BenchmarkKey {
    BenchmarkKey(
      scenario: source.scenario.name, operation: operation.name, items: source.items,
      strategy: strategy)
  }
}
