import BenchHarness
import BenchScenarios

extension PartOptions {
  /// The rows of the part whose times are compared between two builds.
  ///
  /// - Parameter strategy: The names of the strategies; nil for the default one.
  /// - Returns: The rows, at least one.
  /// - Throws: `Failure` where there are none, or where they are too large.
  func timedRows(strategy: String?) throws -> [BenchmarkKey] {
    let names = strategy ?? StrategyEntry.all[0].name
    let selected = try selection(
      strategies: Self.pick(StrategyEntry.all, names, "strategy", \.name), isDefaultRun: false,
      isQuick: true)
    if let most = selected.items.last, most > SuiteSelection.mostTimedItems {
      throw Failure(
        .usageOrHarnessError,
        "\(ItemCount.grouped(most)) items are too many for ab, whose processes set all rows up "
          + "again: up to \(ItemCount.format(SuiteSelection.mostTimedItems)) are possible")
    }
    let rows = selected.timedRows
    guard !rows.isEmpty else {
      throw Failure(.usageOrHarnessError, "no strategy takes part in any of these rows")
    }
    return rows
  }
}
