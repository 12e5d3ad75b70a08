import BenchHarness

/// The states of several strategies on one workload, each laid out for itself.
final class WorkloadStates: PairedStates {
  private let source: WorkloadSource
  private let strategies: [StrategyEntry]
  private let verifier: Verifier
  private var stores: [String: StrategyStore] = [:]

  /// Makes states that are set up as they are needed.
  init(
    _ source: WorkloadSource, strategies: [StrategyEntry], verifier: Verifier
  ) {
    self.source = source
    self.strategies = strategies
    self.verifier = verifier
  }

  func make(
    _ row: PairedRow, strategy: String, deadline: SetupDeadline
  ) throws -> any PreparedBenchmark {
    let (entry, operation) = find(row, strategy)
    let benchmark = try entry.benchmark(source.workload(), operation, store(strategy, deadline))
    benchmark.key = verifier.key(
      of: entry, operation, on: source.scenario.name, items: source.items)
    return entry.slowdown > 0 ? SlowedBenchmark(benchmark, by: entry.slowdown) : benchmark
  }

  func verify(
    _ row: PairedRow, strategy: String, deadline: SetupDeadline
  ) throws -> ComparedAnswers {
    let (entry, operation) = find(row, strategy)
    return try verifier.verify(
      entry, operation, on: source.workload(), store: store(strategy, deadline), deadline: deadline)
  }

  private func store(_ strategy: String, _ deadline: SetupDeadline) -> StrategyStore {
    let store = stores[strategy] ?? StrategyStore()
    store.deadline = deadline
    stores[strategy] = store
    return store
  }

  private func find(_ row: PairedRow, _ strategy: String) -> (StrategyEntry, Operation) {
    guard let entry = strategies.first(where: { $0.name == strategy }),
      let operation = Operation(rawValue: row.operation)
    else { preconditionFailure("\(row.operation) of \(strategy) is not part of the selection") }
    return (entry, operation)
  }
}
