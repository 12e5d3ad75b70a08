import ArgumentParser
import BenchHarness
import BenchSuite

/// The options of `ab` and `bisect-step` for selecting rows.
struct RowOptions: ParsableArguments {
  @OptionGroup var part: PartOptions

  @Option(help: "The names of the strategies; * and ? are wildcards. (default: default)")
  var strategy: String?

  /// Whether none of these options was given.
  var isEmpty: Bool { part.isEmpty && strategy == nil }

  /// The patterns for the names of the strategies, separated by commas; by default, the name of the
  /// first strategy.
  var strategyNames: String { strategy ?? StrategyEntry.all[0].name }

  /// Returns the keys of the benchmarks to time.
  ///
  /// - Returns: The keys; at least one.
  /// - Throws: `Failure` if no benchmark is selected, or if one has too many items.
  func timedRows() throws -> [BenchmarkKey] {
    let selected = try part.selection(
      strategies: PartOptions.pick(StrategyEntry.all, strategyNames, "strategy", \.name),
      isDefaultRun: false, isQuick: true)
    if let most = selected.items.last, most > SuiteSelection.maxTimedItems {
      throw Failure(
        .usageOrHarnessError,
        "\(ItemCount.grouped(most)) items is too many for ab: the limit is "
          + "\(ItemCount.format(SuiteSelection.maxTimedItems)), because each process repeats the "
          + "setup")
    }
    let rows = selected.timedRows
    guard !rows.isEmpty else {
      throw Failure(
        .usageOrHarnessError,
        "no chosen strategy supports these scenarios and operations: choose others")
    }
    return rows
  }
}
