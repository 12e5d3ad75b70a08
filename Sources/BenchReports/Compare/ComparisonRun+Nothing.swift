package import BenchHarness

extension ComparisonRun {
  /// The reason why no row of the comparison was measured, or `nil` if at least one was.
  package var noMeasurementsReason: NoMeasurementsError? {
    NoMeasurementsError.reason(ifNoneOf: rows.count { $0.rounds > 0 }, reason)
  }

  private var reason: NoMeasurementsError {
    guard let first = leftOut.first else {
      return NoMeasurementsError("there were no rows to compare")
    }
    let cause = "\(first.keys[0]): \(first.reason)"
    guard first.isForTime || neededNanoseconds != nil else { return NoMeasurementsError(cause) }
    return NoMeasurementsError(
      cause, budget: neededNanoseconds.map { .nanoseconds(Int64(min($0, 0x1p62))) })
  }
}
