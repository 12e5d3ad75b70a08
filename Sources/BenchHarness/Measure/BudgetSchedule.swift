/// Deals the suite's budget out to its benchmarks.
///
/// Each gets an equal share of what is left when its turn comes, so that what quick benchmarks
/// leave over goes to slow ones. One benchmark may overdraw its share some times over, where fewer
/// samples than necessary would be the alternative, but never beyond the end of the suite. What the
/// others are compared with may take still more.
struct BudgetSchedule {
  /// How many shares one benchmark may take at the most.
  static let mostShares: Int64 = 8

  /// Which part of what is left a benchmark with priority may take at the most: one in so many.
  static let priorityPart: Int64 = 5

  let start: Int64
  let end: Int64

  init(start: Int64, budget: Duration) {
    self.start = start
    let sum = start.addingReportingOverflow(budget.wholeNanoseconds)
    self.end = sum.overflow ? .max : sum.partialValue
  }

  /// The limits of a benchmark that begins now, or nil if nothing is left.
  func limits(now: Int64, casesLeft: Int, hasPriority: Bool = false) -> MeasurementLimits? {
    let remaining = end - now
    guard remaining > 0 else { return nil }
    let share = remaining / Int64(max(1, casesLeft))
    let most = share.multipliedReportingOverflow(by: Self.mostShares)
    var length = most.overflow ? remaining : min(remaining, most.partialValue)
    if hasPriority { length = max(length, remaining / Self.priorityPart) }
    return MeasurementLimits(share: now + share, end: now + length)
  }
}
