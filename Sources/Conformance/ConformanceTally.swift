/// The numbers of passed and failed cases.
package struct ConformanceTally: Hashable, Sendable, CustomStringConvertible {
  /// The number of cases that match the engine's answers.
  package private(set) var passed = 0
  /// The number of cases that cannot be read or whose expectations the engine does not meet.
  package private(set) var failed = 0

  /// Creates a tally of outcomes.
  package init(_ outcomes: some Sequence<ConformanceOutcome>) {
    for outcome in outcomes {
      if outcome.isFailure { failed += 1 } else { passed += 1 }
    }
  }

  /// The counts in a format for scripts, such as `3 passed, 1 failed, 0 skipped`.
  ///
  /// No case is ever skipped.
  package var description: String { "\(passed) passed, \(failed) failed, 0 skipped" }
}
