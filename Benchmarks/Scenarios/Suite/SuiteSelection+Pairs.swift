public import BenchHarness

extension SuiteSelection {
  /// The rows of a comparison of the strategies, in groups that share a workload.
  ///
  /// Strategies that do not take part in a scenario have no place in its rows; a row needs two.
  ///
  /// - Parameter workloads: What ``workloads()`` made.
  /// - Returns: The groups, smaller sizes first.
  public func pairedGroups(for workloads: [Workload]) -> [PairedGroup] {
    let verifier = Verifier(answerLimit: .max)
    let entries = strategies
    return workloads.sorted { $0.items < $1.items }.compactMap { workload in
      let rows = operations(on: workload.scenario, items: workload.items).map { operation in
        PairedRow(
          scenario: workload.scenario.name, operation: operation.rawValue, items: workload.items,
          strategies: strategies.filter {
            $0.takesPart(in: workload.scenario) && ($0.isViewEngine || !operation.drivesView)
          }.map(\.name))
      }.filter { $0.strategies.count > 1 && $0.strategies.first == entries.first?.name }
      guard !rows.isEmpty else { return nil }
      return PairedGroup(rows: rows) {
        WorkloadStates(workload, strategies: entries, verifier: verifier)
      }
    }
  }
}
