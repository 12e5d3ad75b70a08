import ArgumentParser
import BenchHarness
import BenchSuite

/// Row selection of `ab` and `bisect-step`.
struct RowOptions: ParsableArguments {
  @OptionGroup var part: PartOptions

  @Option(help: "Strategies by name; * and ? are wildcards. (default: default)")
  var strategy: String?

  /// Whether nothing was chosen.
  var isEmpty: Bool { part.isEmpty && strategy == nil }

  /// Patterns of the strategies' names, separated by commas; the first strategy if none was chosen.
  var strategyNames: String { strategy ?? StrategyEntry.all[0].name }

  /// The timed rows.
  ///
  /// - Returns: The rows, at least one.
  /// - Throws: `Failure` without a row, or for rows of too many items.
  func timedRows() throws -> [BenchmarkKey] {
    let selected = try part.selection(
      strategies: PartOptions.pick(StrategyEntry.all, strategyNames, "strategy", \.name),
      isDefaultRun: false, isQuick: true)
    if let most = selected.items.last, most > SuiteSelection.mostTimedItems {
      throw Failure(
        .usageOrHarnessError,
        "\(ItemCount.grouped(most)) items are too many for ab: the limit is "
          + "\(ItemCount.format(SuiteSelection.mostTimedItems)), as each process repeats the setup")
    }
    let rows = selected.timedRows
    guard !rows.isEmpty else {
      throw Failure(
        .usageOrHarnessError, "no strategy takes part in these scenarios and operations")
    }
    return rows
  }
}
