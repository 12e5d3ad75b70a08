import BenchScenarios

/// Small workloads for estimating the costs of larger ones, with the strategies laid out for them.
final class ProbeWorkloads {
  /// The identity of a workload: its scenario and its size.
  private struct Place: Hashable {
    let scenario: String
    let items: Int
  }

  /// The store of laid-out strategies, separate from the store of the run.
  let store = StrategyStore()
  private let seed: UInt64
  private var sources: [Place: WorkloadSource] = [:]

  init(seed: UInt64) { self.seed = seed }

  /// Returns the workload of a scenario with the given number of items, creating it if necessary.
  func source(_ scenario: Scenario, items: Int) -> WorkloadSource {
    let place = Place(scenario: scenario.name, items: items)
    let source =
      sources[place] ?? WorkloadSource(scenario: scenario, items: items, seed: seed)
    sources[place] = source
    return source
  }
}
