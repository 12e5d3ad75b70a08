package import BenchHarness
package import BenchReports
package import BenchScenarios

/// A check that the work of a screen does not grow with the number of items.
package enum GrowthSuite {
  /// The operations whose work must not grow with the number of items.
  package static let operations: [TimedOperation] = [
    .firstScreen, .query, .scroll, .scrollAcross, .scrollAcrossRow, .resize, .repack, .insert,
    .delete, .scrollTo, .diff,
    .snapshotAppend, .snapshotDelete, .snapshotReload, .snapshotRead,
  ]

  /// The counters that may grow faster than the limit, each with the reason.
  ///
  /// All other counters must have a growth exponent of 0.1 or less.
  ///
  /// The list should become shorter, so an exception that is no longer needed has to be removed.
  /// The sizes in the tests are 1k to 16k; a logarithm has an exponent of up to 0.45 between them,
  /// and of 0.2 up to a million.
  package static let exceptions: [GrowthException] = [
    GrowthException(
      "grid-estimated,many-sections,mixed-screen,orthogonal-rows,long-rows,pinned-headers,"
        + "waterfall,shelves,news-feed,photo-timeline",
      "first-screen", "sectionsVisited", upTo: 1.02,
      because: "a layout visits each section once, and their number grows with the item count"),
    GrowthException(
      "waterfall", "first-screen", "groupsSolved,measurementMisses", upTo: 0.6,
      because: "1,000 items fill only four of the 16 different custom groups"),
    GrowthException(
      "columns-switch,library-app", "insert,delete", "indexNodesVisited", upTo: 1.15,
      because: "all later items shift, so each later row of several items may change its height"),
    GrowthException(
      "waterfall,pinboard,spreadsheet,map,layers", "first-screen",
      "placesSolved,indexEntriesBuilt", upTo: 1.02,
      because: "each frame in a custom group is computed once and, on a map, also indexed"),
    GrowthException(
      "layers", "query,scroll", "elementsEmitted,elementsTested", upTo: 0.45,
      because: "a view in the middle shows parts of two piles, but 1,000 items form only one pile"),
    GrowthException(
      "layers,pinboard,spreadsheet,map", "first-screen,query,scroll", "indexNodesVisited",
      upTo: 0.45,
      because: "up to 32 rectangles are compared at each level of a group's index"),
    GrowthException(
      "oscillate,tags,shelves", "*", "indexNodesVisited", upTo: 0.45,
      because: "the trees of rows, sections and items all gain a level at the same item count"),
    GrowthException(
      "tags", "resize,insert", "itemsRepacked", upTo: 0.6,
      because: "the distance to the next unchanged row depends on chance"),
    GrowthException(
      "tags-alike", "repack", "groupsRepacked,itemsRepacked", upTo: 1.02,
      because: "rows of equal tags never line up again, so all rows after the first are packed"),
    GrowthException(
      "snapshot-calls", "snapshot-append,snapshot-delete,snapshot-reload", "identifiersCompared",
      upTo: 1.35, because: "hash tables of identifiers are fuller at some sizes than at others"),
    GrowthException(
      "diff-same,diff-tenth,diff-swaps,diff-first-to-last,diff-reversed,diff-shuffled,"
        + "diff-sections,snapshot-calls",
      "diff,snapshot-append,snapshot-delete,snapshot-reload,snapshot-read",
      "*", upTo: 1.1,
      because: "comparing or changing lists means reading every item"),
  ]

  /// Counts the work of scenarios at several sizes, and checks its growth.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios to lay out and count.
  ///   - items: The item counts to compare; the exponents describe the growth from the smallest to
  ///     the largest.
  ///   - strategy: The strategy for laying out the scenarios.
  ///   - seeds: The seeds of the random input. Each count is the rounded mean over all seeds,
  ///     because a single random rectangle or item may have more neighbours at some sizes.
  ///   - limit: The largest exponent allowed for a counter without an exception.
  ///   - progress: A closure called before each benchmark with the progress of the check.
  /// - Returns: The exponent of each counter; exponents above the limit are findings.
  /// - Throws: An error if a benchmark cannot be set up.
  package static func check(
    _ scenarios: [Scenario] = Scenario.all, items: [Int],
    strategy: StrategyEntry = StrategyEntry.all[0], seeds: [UInt64] = Array(1...4),
    limit: Double = GrowthCheck.limit,
    progress: (SuiteProgress) -> Void = { _ in }
  ) throws -> GrowthCheck {
    var results: [BenchmarkResult] = []
    for scenario in scenarios {
      results += try mean(
        of: seeds.map { seed in
          try self.results(scenario, items: items, strategy, seed: seed, progress)
        })
    }
    let rows = results.map { ($0.key, $0.counters) }
    return GrowthCheck(
      rows: Dictionary(uniqueKeysWithValues: rows), exceptions: exceptions, limit: limit)
  }

  /// Checks the growth of the default strategy's exact counts in a baseline.
  ///
  /// - Parameter sections: The sections of a baseline with exact counts at several sizes.
  /// - Returns: The exponent of each count; exponents above the limit are findings.
  package static func check(_ sections: [BaselineSection]) -> GrowthCheck {
    let operations = Set(operations.map(\.name))
    let rows = sections.filter { $0.kind == .work }.flatMap(\.rows).filter { key, _ in
      key.strategy == StrategyEntry.all[0].name && operations.contains(key.operation)
    }
    return GrowthCheck(
      rows: Dictionary(
        uniqueKeysWithValues: rows.map { key, row in
          (key, row.compactMapValues(\.number).mapValues { Int($0) })
        }), exceptions: exceptions)
  }

  /// Counts the work of one scenario, and returns the results of its benchmarks.
  private static func results(
    _ scenario: Scenario, items: [Int], _ strategy: StrategyEntry, seed: UInt64,
    _ progress: (SuiteProgress) -> Void
  ) throws -> [BenchmarkResult] {
    let selection = SuiteSelection(
      scenarios: [scenario], operations: operations, items: items, strategies: [strategy],
      seed: seed)
    // Floors have no relevant counters, and they take long to set up.
    var cases = try selection.cases(for: selection.workloads())
      .filter { $0.key.strategy == strategy.name }
    for index in cases.indices { cases[index].verify = nil }
    var options = SuiteOptions.withoutClock
    options.passes = .counters
    return try SuiteRunner(options: options, clock: StoppedClock(), probe: nil)
      .run(cases, progress: progress)
  }

  /// Returns the results of the first run with their counts replaced by the means over all runs.
  private static func mean(of runs: [[BenchmarkResult]]) -> [BenchmarkResult] {
    guard var results = runs.first else { return [] }
    for index in results.indices {
      for name in results[index].counters.keys {
        let sum = runs.reduce(0) { $0 + $1[index].counters[name, default: 0] }
        results[index].counters[name] = (sum + runs.count / 2) / runs.count
      }
    }
    return results
  }
}
