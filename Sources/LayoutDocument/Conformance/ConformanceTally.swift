/// How many cases came out how.
public struct ConformanceTally: Hashable, Sendable, CustomStringConvertible {
  /// Cases with which the engine agrees.
  public private(set) var passed = 0
  /// Cases to which it answers otherwise, and files that are no cases.
  public private(set) var failed = 0
  /// Cases that ask for something that the engine does not lay out.
  public private(set) var skipped = 0

  /// The counts of some outcomes.
  public init(_ outcomes: some Sequence<ConformanceOutcome>) {
    for outcome in outcomes {
      switch outcome {
      case .passed: passed += 1
      case .failed, .unreadable: failed += 1
      case .skipped: skipped += 1
      }
    }
  }

  /// The counts in the form that scripts read: `3 passed, 0 failed, 1 skipped`.
  public var description: String { "\(passed) passed, \(failed) failed, \(skipped) skipped" }
}
