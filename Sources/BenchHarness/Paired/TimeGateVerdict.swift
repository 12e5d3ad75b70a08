/// Verdict on one row of two builds, with the bounds that it follows from; all differences are
/// logarithms of ratios.
public struct TimeGateVerdict: Codable, Sendable, Equatable {
  /// The decision.
  public var outcome: TimeGateOutcome
  /// The number of pairs of processes.
  public var pairs: Int
  /// The median of the pairs.
  public var median: Double
  /// The bound below which a regression has its median hardly ever; nil with too few pairs.
  public var lower: Double?
  /// The bound above which the median is hardly ever; nil with too few pairs.
  public var upper: Double?
  /// The smallest slowdown that pairs so far apart would have shown; nil with too few of them.
  public var detectable: Double?

  /// Whether the head is faster by more than the margin, as certainly as a row passes.
  public var isFaster: Bool {
    upper.map { $0 < -Power.logarithm(1 + TimeGateRule.margin) } ?? false
  }

  /// A difference for people: `+3.1 %`; larger ones than tenfold are not told apart.
  static func text(_ logRatio: Double?) -> String {
    guard let logRatio else { return "-" }
    let percent = 100 * (Power.exponential(logRatio) - 1)
    guard percent < 1000 else { return "> +999 %" }
    let digits = Decimals.fixed(abs(percent), places: 1)
    return (percent < 0 && digits != "0.0" ? "-" : "+") + digits + " %"
  }
}
