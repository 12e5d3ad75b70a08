public import BenchHarness

/// Benchmarks of the suite for a worker process, which share the states of their workloads.
public final class WorkerSuite: WorkerSource {
  /// The most inputs that are answered: builds that differ mostly do so in the first ones.
  private static let mostAnswers = 256

  private struct Place: Hashable {
    let scenario: String
    let items: Int
  }

  private let seed: UInt64
  private var sources: [Place: WorkloadSource] = [:]
  private var states: [Place: WorkloadStates] = [:]

  /// Makes a source of benchmarks; nothing is laid out yet.
  ///
  /// - Parameter seed: The seed of all random input.
  public init(seed: UInt64) { self.seed = seed }

  /// Sets a benchmark up.
  ///
  /// - Throws: `SuiteError` where there is none of this name, or the reason why it cannot be done.
  public func make(_ key: BenchmarkKey) throws -> any PreparedBenchmark {
    let (source, entry, operation) = try find(key)
    let place = Place(scenario: key.scenario, items: key.items)
    let known =
      states[place]
      ?? WorkloadStates(
        source, strategies: StrategyEntry.all, verifier: Verifier(answerLimit: 0))
    states[place] = known
    let row = PairedRow(
      scenario: key.scenario, operation: operation.rawValue, items: key.items,
      strategies: [entry.name])
    return try known.make(row, strategy: entry.name, deadline: SetupDeadline())
  }

  /// Answers the first inputs of a benchmark, in an instance of its own.
  ///
  /// - Throws: `SuiteError` where there is none of this name, or the reason why it cannot be done.
  public func answers(of key: BenchmarkKey) throws -> WorkerAnswers {
    let (source, entry, operation) = try find(key)
    let benchmark = try entry.benchmark(source.workload(), operation, StrategyStore())
    let count = min(benchmark.inputCount, Self.mostAnswers)
    benchmark.prepareBatch(iterations: count)
    var digest = FrameDigest()
    for input in 0..<count { digest.combine(benchmark.digest(input).value) }
    return WorkerAnswers(
      digest: digest.text, count: count,
      version: try source.scenario.version(items: key.items, seed: seed))
  }

  private func find(
    _ key: BenchmarkKey
  ) throws -> (source: WorkloadSource, entry: StrategyEntry, operation: Operation) {
    guard let scenario = Scenario.all.first(where: { $0.name == key.scenario }) else {
      throw SuiteError.unknown(kind: "scenario", name: key.scenario)
    }
    guard let operation = Operation(rawValue: key.operation),
      scenario.operations.contains(operation)
    else { throw SuiteError.unknown(kind: "operation", name: key.operation) }
    guard let entry = StrategyEntry.all.first(where: { $0.name == key.strategy }),
      entry.takesPart(in: scenario), entry.isViewEngine || !operation.drivesView
    else { throw SuiteError.unknown(kind: "strategy", name: key.strategy) }
    let place = Place(scenario: key.scenario, items: key.items)
    let source =
      sources[place] ?? WorkloadSource(scenario: scenario, items: key.items, seed: seed)
    sources[place] = source
    return (source, entry, operation)
  }
}
