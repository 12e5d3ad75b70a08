/// Budget of a run, and a sufficient one.
public struct BudgetRecord: Codable, Sendable, Equatable {
  /// The budget, in seconds.
  public var seconds: Double
  /// A sufficient budget, in seconds, from the known costs: for the reference strategy if some of
  /// its results are missing for want of time, otherwise for everything; nil if nothing is missing.
  @Nullable public var needed: Double?
  /// The time of the run, in seconds; nil if it has not ended, and in older reports.
  @Nullable public var spent: Double?

  /// The processor's time for the fewest samples of all benchmarks, in seconds; nil in runs with a
  /// budget dealt out before, in unfinished rounds, and in older reports.
  @Nullable public var fewestSamples: Double?

  /// Makes a record.
  public init(seconds: Double, needed: Double? = nil, spent: Double? = nil) {
    self.seconds = seconds
    self.needed = needed
    self.spent = spent
  }

  /// A budget as the option takes it, rounded up to two digits of its unit: `45s`, `3m`, `2h`.
  package static func option(_ seconds: Double) -> String {
    for (unit, length) in [("h", 3600.0), ("m", 60.0)] where seconds > 2 * length {
      return "\(HumanCount.roundedUp(seconds / length))\(unit)"
    }
    return "\(HumanCount.roundedUp(seconds))s"
  }
}
