public import BenchScenarios

/// A workload that is created when first needed and then kept.
///
/// Describing millions of items takes a while, so a run has to allow time for it.
public final class WorkloadSource {
  /// The scenario of the workload.
  public let scenario: Scenario
  /// The total number of items in all sections.
  public let items: Int
  private let seed: UInt64
  private var made: Result<Workload, any Error>?

  /// Creates a source without creating the workload yet.
  init(scenario: Scenario, items: Int, seed: UInt64) {
    self.scenario = scenario
    self.items = items
    self.seed = seed
  }

  /// The workload, or `nil` if it has not been created.
  var known: Workload? { try? made?.get() }

  /// Returns the workload, creating it if necessary.
  ///
  /// - Throws: `SuiteError` or `LayoutError` if the scenario does not support this size.
  public func workload() throws -> Workload {
    let result = made ?? Result { try scenario.workload(items: items, seed: seed) }
    made = result
    return try result.get()
  }
}

extension [WorkloadSource] {
  /// Creates all workloads and returns the sources unchanged.
  ///
  /// - Throws: `SuiteError` or `LayoutError` if a scenario does not support one of the sizes.
  /// - Complexity: O(*s*) section descriptions for *s* sections in all workloads together.
  public func resolved() throws -> [WorkloadSource] {
    for source in self { _ = try source.workload() }
    return self
  }
}
