public import BenchScenarios

/// Workload created when first needed, and then kept: at millions of items describing it takes a
/// while, and a run has to have this time.
public final class WorkloadSource {
  /// The scenario of the workload.
  public let scenario: Scenario
  /// The number of items in all sections together.
  public let items: Int
  private let seed: UInt64
  private var made: Result<Workload, any Error>?

  /// Makes a source; nothing is described yet.
  init(scenario: Scenario, items: Int, seed: UInt64) {
    self.scenario = scenario
    self.items = items
    self.seed = seed
  }

  /// The workload, if it has been made.
  var known: Workload? { try? made?.get() }

  /// The workload, made now or before.
  ///
  /// - Throws: `SuiteError` or `LayoutError` where the scenario has none of this size.
  public func workload() throws -> Workload {
    let result = made ?? Result { try scenario.workload(items: items, seed: seed) }
    made = result
    return try result.get()
  }
}

extension [WorkloadSource] {
  /// The same sources, with all workloads created.
  ///
  /// - Throws: `SuiteError` or `LayoutError` where a scenario has none of some size.
  /// - Complexity: O(*s*) section descriptions for *s* sections at all sizes together.
  public func resolved() throws -> [WorkloadSource] {
    for source in self { _ = try source.workload() }
    return self
  }
}
