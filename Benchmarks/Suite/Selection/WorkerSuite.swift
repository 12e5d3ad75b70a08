package import BenchHarness
package import BenchReports
package import BenchScenarios

/// The source of the suite's benchmarks in a worker process.
///
/// Consecutive requests for the same workload share its laid-out strategies.
package final class WorkerSuite: WorkerSource {
  /// The maximum number of inputs to answer.
  ///
  /// If two strategies or builds differ, they usually differ within the first few inputs.
  private static let maxAnswers = 4096

  /// A workload, with the strategies already prepared for it.
  private struct Place {
    let source: WorkloadSource
    var stores: [String: StrategyStore] = [:]
  }

  private let seed: UInt64
  private let scenarios: [Scenario]
  private var place: Place?

  /// Creates a source of benchmarks without laying anything out.
  ///
  /// - Parameters:
  ///   - seed: The seed for random input; the same in all processes.
  ///   - scenarios: The scenarios available to requests.
  package init(seed: UInt64, scenarios: [Scenario] = Scenario.all) {
    self.seed = seed
    self.scenarios = scenarios
  }

  /// Sets up the benchmark with the given key.
  ///
  /// - Throws: `SuiteError` if no benchmark has this key, or an error if it cannot be set up.
  package func make(
    _ key: BenchmarkKey, deadline: SetupDeadline
  ) throws -> any PreparedBenchmark {
    let (source, entry, operation) = try find(key)
    let store = place?.stores[entry.name] ?? StrategyStore()
    place?.stores[entry.name] = store
    store.deadline = deadline
    let benchmark = try entry.benchmark(source.workload(), operation, store)
    benchmark.key = AnswerKey(label: "\(key)", seed: seed)
    return benchmark
  }

  /// Returns the answers of a benchmark to its first inputs, computed by a separate instance.
  ///
  /// The result of an operation on data is checked against a simple model instead.
  ///
  /// - Throws: `TraceDifference` if the result differs from the model, `SuiteError` if no benchmark
  ///   has this key, or an error if it cannot be set up.
  package func answers(of key: BenchmarkKey, deadline: SetupDeadline) throws -> WorkerAnswers {
    let (source, entry, operation) = try find(key)
    let store = StrategyStore()
    store.deadline = deadline
    let benchmark = try entry.benchmark(source.workload(), operation, store)
    let version = try source.scenario.version(items: key.items, seed: seed)
    if let checked = benchmark as? any CheckedBenchmark {
      if let mistake = checked.fault() {
        throw TraceDifference("\(key) disagrees with a simple model: \(mistake)")
      }
      return WorkerAnswers(digests: ["checked"], inputs: 1, version: version)
    }
    let inputs = min(benchmark.inputCount, Self.maxAnswers)
    benchmark.prepareBatch(iterations: inputs)
    var (digest, digests) = (FrameDigest(), [String]())
    for input in 0..<inputs where digests.isEmpty || deadline.hasTime {
      digest.combine(benchmark.digest(input).value)
      if input + 1 == WorkerAnswers.answers(upTo: digests.count, inputs: inputs) {
        digests.append(digest.text)
      }
    }
    return WorkerAnswers(digests: digests, inputs: inputs, version: version)
  }

  private func find(
    _ key: BenchmarkKey
  ) throws -> (source: WorkloadSource, entry: StrategyEntry, operation: TimedOperation) {
    guard let scenario = scenarios.first(where: { $0.name == key.scenario }) else {
      throw SuiteError.unknown(kind: "scenario", name: key.scenario)
    }
    guard let operation = TimedOperation(name: key.operation),
      scenario.operations.contains(operation)
    else { throw SuiteError.unknown(kind: "operation", name: key.operation) }
    guard let entry = StrategyEntry.all.first(where: { $0.name == key.strategy }),
      entry.takesPart(in: scenario, operation)
    else { throw SuiteError.unknown(kind: "strategy", name: key.strategy) }
    if let known = place?.source, known.scenario.name == key.scenario, known.items == key.items {
      return (known, entry, operation)
    }
    let source = WorkloadSource(scenario: scenario, items: key.items, seed: seed)
    place = Place(source: source)
    return (source, entry, operation)
  }
}
