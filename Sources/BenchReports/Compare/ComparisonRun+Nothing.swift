package import BenchHarness

extension ComparisonRun {
  /// The reason why no row of the comparison was measured, or `nil` if at least one was.
  package var nothingMeasuredReason: NothingMeasured? {
    NothingMeasured.reason(ifNoneOf: rows.count { $0.rounds > 0 }, reason)
  }

  private var reason: NothingMeasured {
    guard let first = leftOut.first else { return NothingMeasured("there were no rows to compare") }
    let cause = "\(first.keys[0]): \(first.reason)"
    guard first.isForTime || neededNanoseconds != nil else { return NothingMeasured(cause) }
    return NothingMeasured(
      cause, budget: neededNanoseconds.map { .nanoseconds(Int64(min($0, 0x1p62))) })
  }
}
