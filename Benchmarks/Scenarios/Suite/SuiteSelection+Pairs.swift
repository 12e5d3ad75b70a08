public import BenchHarness

extension SuiteSelection {
  /// The rows of a comparison of the strategies, in groups that share a workload.
  ///
  /// Strategies that do not take part in a scenario have no place in its rows; a row needs two.
  ///
  /// - Returns: The groups, smaller sizes first; their workloads are made when they are needed.
  /// - Throws: `SuiteError` if two strategies or scenarios have the same name.
  public func pairedGroups() throws -> [PairedGroup] {
    try requireDistinctNames()
    let verifier = Verifier(answerLimit: ComparisonPlan.limit(rows: rowCount))
    return items.flatMap { items in
      scenarios.compactMap { pairedGroup(on: $0, items: items, verifier: verifier) }
    }
  }

  private func pairedGroup(
    on scenario: Scenario, items: Int, verifier: Verifier
  ) -> PairedGroup? {
    let entries = strategies
    let rows = operations(on: scenario, items: items).map { operation in
      PairedRow(
        scenario: scenario.name, operation: operation.rawValue, items: items,
        strategies: strategies.filter {
          $0.takesPart(in: scenario) && ($0.isViewEngine || !operation.drivesView)
        }.map(\.name))
    }.filter { $0.strategies.count > 1 && $0.strategies.first == entries.first?.name }
    guard !rows.isEmpty else { return nil }
    let source = WorkloadSource(scenario: scenario, items: items, seed: seed)
    return PairedGroup(rows: rows) {
      WorkloadStates(source, strategies: entries, verifier: verifier)
    }
  }
}
