/// The time budget of a run, the time the run took, and the budget it would have needed.
public struct BudgetRecord: Codable, Sendable, Equatable {
  /// The budget, in seconds.
  public var seconds: Double
  /// A sufficient budget according to the known costs, in seconds; `nil` if no results are missing.
  ///
  /// If results of the reference strategy are missing for lack of time, the budget is sufficient
  /// for those results only. Otherwise, it is sufficient for all results.
  @Nullable public var needed: Double?
  /// The time the run took, in seconds; `nil` in older reports and in runs that have not ended.
  @Nullable public var spent: Double?

  /// The processor time it took to collect the minimum number of samples for every benchmark, in
  /// seconds.
  ///
  /// It is `nil` in older reports, in runs that did not finish the first round, and in runs that
  /// divided their budget among the benchmarks in advance.
  @Nullable public var fewestSamples: Double?

  /// Creates a record of a run's budget, with all times in seconds.
  public init(seconds: Double, needed: Double? = nil, spent: Double? = nil) {
    self.seconds = seconds
    self.needed = needed
    self.spent = spent
  }

  /// Formats a budget as a command-line value, rounded up to two significant digits: `45s`, `3m`,
  /// `2h`.
  package static func option(_ seconds: Double) -> String {
    for (unit, length) in [("h", 3600.0), ("m", 60.0)] where seconds > 2 * length {
      return "\(HumanCount.roundedUp(seconds / length))\(unit)"
    }
    return "\(HumanCount.roundedUp(seconds))s"
  }
}
