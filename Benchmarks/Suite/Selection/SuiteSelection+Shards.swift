package import BenchHarness
package import BenchReports
import BenchScenarios

/// The division of a selection into shards.
///
/// All sizes and strategies of an operation on a scenario stay together, so that strategies can be
/// compared and growth can be determined within a shard. Neighbours in the suite stay together
/// because they share layouts. All shards have about the same number of benchmarks.
extension SuiteSelection {
  /// Returns the part of the selection that belongs to a shard.
  ///
  /// - Parameter shard: The part to select, such as the second of four.
  /// - Returns: The selected part, which is empty if there are fewer rows than shards, and the
  ///   shard's record for the report.
  /// - Throws: `SuiteError` if two strategies, scenarios or operations have the same name.
  /// - Complexity: O(*b*) for *b* benchmarks; nothing is laid out.
  package func shard(
    _ shard: Shard
  ) throws -> (selection: SuiteSelection, record: ShardRecord) {
    let keys = try cases(for: workloads()).map(\.key)
    let shards = distribution(of: keys, over: shard.count)
    let own = Set(shards.filter { $0.value == shard.number - 1 }.keys)
    var selection = self
    selection.rows = own
    let scenarios = Set(own.map(\.scenario))
    selection.scenarios = self.scenarios.filter { scenarios.contains($0.name) }
    let places = keys.indices.filter { own.contains(MatrixGroup.Row(of: keys[$0])) }
    return (selection, ShardRecord(shard, rows: keys.count, places: places))
  }

  /// Returns the part of a baseline that belongs to a shard.
  ///
  /// - Parameters:
  ///   - shard: The part to select, such as the second of four.
  ///   - baseline: The baseline of the whole selection.
  /// - Returns: The filtered baseline. Benchmarks missing from the suite belong to the first shard,
  ///   which reports them as gone.
  /// - Throws: `SuiteError` if two strategies, scenarios or operations have the same name.
  package func shard(_ shard: Shard, of baseline: Baseline) throws -> Baseline {
    let shards = try distribution(of: cases(for: workloads()).map(\.key), over: shard.count)
    return baseline.filtered { (shards[MatrixGroup.Row(of: $0)] ?? 0) == shard.number - 1 }
  }

  /// Returns the index of the shard for each row, starting at 0.
  private func distribution(of keys: [BenchmarkKey], over count: Int) -> [MatrixGroup.Row: Int] {
    let sizes = Dictionary(grouping: keys, by: MatrixGroup.Row.init(of:)).mapValues(\.count)
    let rows = scenarios.flatMap { scenario in
      operations.map { MatrixGroup.Row(scenario.name, $0) }.filter { sizes[$0] != nil }
    }
    let shards = Shard.distribution(of: rows.map { sizes[$0] ?? 0 }, over: count)
    return Dictionary(uniqueKeysWithValues: zip(rows, shards))
  }
}
