/// How many cases came out how.
public struct ConformanceTally: Hashable, Sendable, CustomStringConvertible {
  /// Cases with which the engine agrees.
  public private(set) var passed = 0
  /// Cases to which it answers otherwise, and files that are no cases.
  public private(set) var failed = 0

  /// The counts of some outcomes.
  public init(_ outcomes: some Sequence<ConformanceOutcome>) {
    for outcome in outcomes {
      if outcome.isFailure { failed += 1 } else { passed += 1 }
    }
  }

  /// The counts in the form that scripts read: `3 passed, 1 failed, 0 skipped`; every case is run.
  public var description: String { "\(passed) passed, \(failed) failed, 0 skipped" }
}
