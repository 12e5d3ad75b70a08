public import BenchHarness
public import BenchScenarios

/// A selection of benchmarks from the suite, with their sizes.
public struct SuiteSelection: Sendable {
  /// The scenarios, in the order of the report.
  public var scenarios: [Scenario]
  /// The operations to run if they apply, in the order of the report.
  ///
  /// Operations that are not part of the suite are allowed.
  public var operations: [TimedOperation]
  /// The item counts, in ascending order.
  public var items: [Int]
  /// The strategies; all of them have to agree with the first one.
  public var strategies: [StrategyEntry]
  /// The seed of all random values.
  public var seed: UInt64
  /// Whether each scenario only runs its default operations and sizes, instead of every operation
  /// at every size.
  public var isDefaultRun: Bool
  /// Whether to run only the rows of the ``CoreSuite``.
  public var isCore = false
  /// Whether every benchmark takes its minimum number of samples before any takes more.
  ///
  /// If so, the answers computed while timing are compared, even for slow strategies.
  public var takesMinimumFirst = false
  /// Whether the opt-in strategies of default parts run without being selected.
  public var includesOptIns: Bool
  /// Whether all benchmarks with a quick setup are compared before anything is timed.
  ///
  /// If each benchmark were compared only in its turn, a short run might have no time left for
  /// comparisons.
  public var comparesFirst = true
  /// Whether the run has no clock, and thus no way to stop slow strategies.
  public var isUntimed = false
  /// Whether to also replay traces on the layouts that are never timed.
  package var replaysOthers = true
  /// The rows of the selected shard, or `nil` for all rows.
  var rows: Set<MatrixGroup.Row>?

  /// Creates a selection; the item counts are sorted, without duplicates.
  public init(
    scenarios: [Scenario] = Scenario.all, operations: [TimedOperation] = TimedOperation.all,
    items: [Int] = [1000, 10_000, 100_000, 1_000_000],
    strategies: [StrategyEntry] = StrategyEntry.all.filter(\.isDefault), seed: UInt64 = 7,
    isDefaultRun: Bool = false, includesOptIns: Bool = false
  ) {
    self.scenarios = scenarios
    self.operations = operations
    self.items = Array(Set(items)).sorted()
    self.strategies = strategies
    self.seed = seed
    self.isDefaultRun = isDefaultRun
    self.includesOptIns = includesOptIns
  }

  /// The strategies and rows of the matrix in a report, or `nil` to derive them from the results.
  public var matrix: [MatrixGroup]? { isCore ? CoreSuite.matrix(of: strategies) : nil }

  /// Returns the operations on a scenario with the given number of items.
  func operations(on scenario: Scenario, items: Int) -> [TimedOperation] {
    operations.filter { operation in
      guard operation.applies(to: scenario) else { return false }
      let row = MatrixGroup.Row(scenario.name, operation)
      guard rows?.contains(row) ?? true, !isCore || CoreSuite.includes(row) else { return false }
      return !isDefaultRun
        || scenario.defaultParts.contains {
          $0.operations.contains(operation) && $0.items.contains(items)
        }
    }
  }

  /// Whether the selection contains any benchmarks.
  public var hasBenchmarks: Bool {
    return scenarios.contains { scenario in
      let strategies = strategies.filter { $0.takesPart(in: scenario) }
      let hasView = strategies.contains(where: \.isViewEngine)
      return !strategies.isEmpty
        && items.contains {
          operations(on: scenario, items: $0).contains { hasView || !$0.drivesView }
        }
    }
  }

  /// Throws if two scenarios, strategies or operations have the same name, whether selected or not.
  ///
  /// - Throws: `SuiteError` if a name is repeated.
  public func requireDistinctNames() throws {
    for scenarios in [scenarios, Scenario.all] {
      try SuiteError.requireDistinct(scenarios.map(\.name), kind: "scenarios")
    }
    for strategies in [strategies, StrategyEntry.all] {
      try SuiteError.requireDistinct(strategies.map(\.name), kind: "strategies")
    }
    try SuiteError.requireDistinct(operations.map(\.name), kind: "operations")
  }

  /// All strategies that take part: the requested ones, then the opt-in strategies.
  var allStrategies: [StrategyEntry] {
    strategies + StrategyEntry.all.filter { isOptIn($0, of: scenarios, operations) }
  }

  func isOptIn(
    _ strategy: StrategyEntry, of scenarios: [Scenario], _ operations: [TimedOperation]
  ) -> Bool {
    guard includesOptIns, !strategies.contains(where: { $0.name == strategy.name }) else {
      return false
    }
    return scenarios.flatMap(\.defaultParts).contains { part in
      part.optInStrategies.contains(strategy.name)
        && part.operations.contains(where: operations.contains)
    }
  }

  /// Returns the workloads of the selection, shared by all strategies.
  ///
  /// Each workload is created on demand.
  ///
  /// - Throws: `SuiteError` if two strategies, scenarios or operations have the same name.
  public func workloads() throws -> [WorkloadSource] {
    try requireDistinctNames()
    return scenarios.flatMap { scenario in
      items.filter { !operations(on: scenario, items: $0).isEmpty }
        .map { WorkloadSource(scenario: scenario, items: $0, seed: seed) }
    }
  }

  /// Returns the benchmarks of the selection.
  ///
  /// The first strategy comes first, at all sizes, followed by the opt-in strategies for
  /// comparison. Then come the other strategies, ordered by size and, at each size, by strategy.
  /// All operations on one workload are adjacent, so it is laid out only once.
  ///
  /// - Parameters:
  ///   - workloads: The result of ``workloads()``.
  ///   - answerLimit: The maximum number of answers to compare per operation and strategy, or `nil`
  ///     to derive it from the number of operations.
  /// - Returns: The benchmarks, which have not laid anything out yet.
  /// - Complexity: O(*b*) for *b* benchmarks.
  public func cases(for workloads: [WorkloadSource], answerLimit: Int? = nil) -> [BenchmarkCase] {
    let (store, rows) = (StrategyStore(), rowCount)
    let verifier = Verifier(
      answerLimit: answerLimit ?? ComparisonPlan.limit(rows: rows),
      comparesTimedAnswers: takesMinimumFirst)
    let probes = ProbeWorkloads(seed: seed)
    func cases(_ strategy: StrategyEntry, _ items: Int, floors: Bool = false) -> [BenchmarkCase] {
      workloads.filter { $0.items == items }.flatMap { workload in
        self.cases(
          of: strategy, on: workload, rows: rows, store: store, verifier: verifier, probes: probes)
          + (floors ? self.floors(of: workload, store: store, probes: probes) : [])
      }
    }
    let first = strategies.prefix(1).flatMap { strategy in
      items.flatMap { cases(strategy, $0, floors: true) }
    }
    let optInStrategies = allStrategies.dropFirst(strategies.count).flatMap { strategy in
      items.flatMap { cases(strategy, $0) }
    }
    let others = items.flatMap { items in
      strategies.dropFirst().flatMap { cases($0, items) }
    }
    return first + optInStrategies + others
  }

  /// The number of operations on workloads, regardless of the number of strategies.
  var rowCount: Int {
    scenarios.reduce(0) { sum, scenario in
      sum + items.reduce(0) { $0 + operations(on: scenario, items: $1).count }
    }
  }

  /// Compares the answers given by different strategies while being timed, for the first input of
  /// each benchmark.
  ///
  /// - Parameter results: The results with their digests.
  /// - Returns: The first difference, or `nil` if all answers agree.
  public static func firstDifference(in results: [BenchmarkResult]) -> TraceDifference? {
    var known: [BenchmarkKey: BenchmarkResult] = [:]
    for result in results {
      guard let digest = result.frameDigest else { continue }
      var key = result.key
      key.strategy = ""
      let first = known[key, default: result]
      known[key] = first
      guard let expected = first.frameDigest, expected != digest else { continue }
      return TraceDifference(
        "\(result.scenario), \(result.operation), \(result.items) items, \(first.strategy) against "
          + "\(result.strategy): the digests of the first answer are \(expected) and \(digest)")
    }
    return nil
  }
}
