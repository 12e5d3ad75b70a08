import BenchScenarios

/// Workloads of unmeasured sizes, for estimating the costs of larger ones, and the strategies laid
/// out for them.
final class ProbeWorkloads {
  /// A workload by its scenario and size.
  private struct Place: Hashable {
    let scenario: String
    let items: Int
  }

  /// Keeps the strategies apart from the run's strategies.
  let store = StrategyStore()
  private let seed: UInt64
  private var sources: [Place: WorkloadSource] = [:]

  init(seed: UInt64) { self.seed = seed }

  /// The workload of a scenario at some size.
  func source(_ scenario: Scenario, items: Int) -> WorkloadSource {
    let place = Place(scenario: scenario.name, items: items)
    let source =
      sources[place] ?? WorkloadSource(scenario: scenario, items: items, seed: seed)
    sources[place] = source
    return source
  }
}
