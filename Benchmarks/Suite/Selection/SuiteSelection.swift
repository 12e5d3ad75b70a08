public import BenchHarness
public import BenchScenarios

/// Selected part of the suite, and its sizes.
public struct SuiteSelection: Sendable {
  /// The scenarios, in the order of the report.
  public var scenarios: [Scenario]
  /// The operations to run where they apply, in the order of the report; they need not belong to
  /// the suite.
  public var operations: [TimedOperation]
  /// The numbers of items, ascending.
  public var items: [Int]
  /// The strategies; the others have to agree with the first one.
  public var strategies: [StrategyEntry]
  /// Decides everything random.
  public var seed: UInt64
  /// Whether each scenario is run with the operations and sizes of its default run only, and not
  /// every operation at every size.
  public var isDefaultRun: Bool
  /// Whether only the rows of the ``CoreSuite`` run.
  public var isCore = false
  /// Whether every benchmark gets its fewest samples before any gets more, and slow strategies are
  /// compared by their timed answers.
  public var isLeastFirst = false
  /// Whether a scenario's opt-in strategies take part in some of its operations.
  public var includesOptIns: Bool
  /// Whether benchmarks with quick setups are compared before anything is timed, and not one by one
  /// as their turn comes: a short run would have no time left.
  public var comparesFirst = true
  /// Whether the run has no clock to cut off strategies of linear cost.
  public var isClockless = false
  /// Whether traces are replayed in the untimed layouts as well.
  package var replaysOthers = true
  /// The rows of the selected shard; nil for all.
  var rows: Set<MatrixGroup.Row>?

  /// Makes a selection from lists.
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

  /// The strategies and rows of the matrix of a report; nil if the results decide.
  public var matrix: [MatrixGroup]? { isCore ? CoreSuite.matrix(of: strategies) : nil }

  /// The operations on a scenario at a size.
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

  /// Whether any benchmark is selected.
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

  /// Refuses lists with two scenarios, strategies or operations of the same name: the lists of
  /// picked ones and of all possible ones.
  ///
  /// - Throws: `SuiteError`.
  public func requireDistinctNames() throws {
    for scenarios in [scenarios, Scenario.all] {
      try SuiteError.requireDistinct(scenarios.map(\.name), kind: "scenarios")
    }
    for strategies in [strategies, StrategyEntry.all] {
      try SuiteError.requireDistinct(strategies.map(\.name), kind: "strategies")
    }
    try SuiteError.requireDistinct(operations.map(\.name), kind: "operations")
  }

  /// The strategies of any part: the requested ones, then opt-in strategies.
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

  /// The workloads of the selection, each the common input of all strategies; they are created on
  /// demand.
  ///
  /// - Throws: `SuiteError` if two strategies, scenarios or operations have the same name.
  public func workloads() throws -> [WorkloadSource] {
    try requireDistinctNames()
    return scenarios.flatMap { scenario in
      items.filter { !operations(on: scenario, items: $0).isEmpty }
        .map { WorkloadSource(scenario: scenario, items: $0, seed: seed) }
    }
  }

  /// The benchmarks of the selection.
  ///
  /// The first strategy comes first, at all sizes, and then the opt-in strategies for comparison.
  /// Of the others small sizes come first, and at each size one strategy after the other. All
  /// operations on one workload stand together: its layout happens only once.
  ///
  /// - Parameters:
  ///   - workloads: The result of ``workloads()``.
  ///   - answerLimit: The most answers to compare for an operation of a strategy; by the number of
  ///     operations if nil.
  /// - Returns: The benchmarks; nothing is laid out before its turn.
  /// - Complexity: O(*b*) for *b* benchmarks.
  public func cases(for workloads: [WorkloadSource], answerLimit: Int? = nil) -> [BenchmarkCase] {
    let (store, rows) = (StrategyStore(), rowCount)
    let verifier = Verifier(
      answerLimit: answerLimit ?? ComparisonPlan.limit(rows: rows),
      comparesTimedAnswers: isLeastFirst)
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

  /// The number of operations on workloads, whatever the number of strategies.
  var rowCount: Int {
    scenarios.reduce(0) { sum, scenario in
      sum + items.reduce(0) { $0 + operations(on: scenario, items: $1).count }
    }
  }

  /// Compares the answers of the timed instances themselves to their first input.
  ///
  /// - Parameter results: The results, digests included.
  /// - Returns: The first difference; `nil` if there is none.
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
          + "\(result.strategy): the first answer has the digest \(expected) against \(digest)")
    }
    return nil
  }
}
