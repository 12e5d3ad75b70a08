/// How many cases came out how.
package struct ConformanceTally: Hashable, Sendable, CustomStringConvertible {
  /// Cases in agreement with the engine.
  package private(set) var passed = 0
  /// Cases with other answers of the engine, and files without a case.
  package private(set) var failed = 0

  /// The counts of some outcomes.
  package init(_ outcomes: some Sequence<ConformanceOutcome>) {
    for outcome in outcomes {
      if outcome.isFailure { failed += 1 } else { passed += 1 }
    }
  }

  /// The counts in a form for scripts: `3 passed, 1 failed, 0 skipped`; every case is run.
  package var description: String { "\(passed) passed, \(failed) failed, 0 skipped" }
}
