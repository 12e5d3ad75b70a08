/// Comparison of one process of each pair with base, on one row.
public struct BuildLeg: Codable, Sendable, Equatable {
  /// The logarithm of how many times as long as base it took, one number for each pair, from
  /// processor time.
  public private(set) var logRatios: [Double] = []
  /// The same from real time, which is not judged.
  public private(set) var wallLogRatios: [Double] = []
  /// The verdict of the last look; nil before the first one.
  public private(set) var verdict: TimeGateVerdict?

  /// Begins a comparison.
  public init() {}

  /// Whether further pairs could change the verdict.
  public var isOpen: Bool { (verdict?.outcome ?? .inconclusive) == .inconclusive }

  /// Adds a pair.
  mutating func add(_ logRatio: Double, wall: Double) {
    logRatios.append(logRatio)
    wallLogRatios.append(wall)
  }

  /// Judges the pairs so far.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - isTwoSided: Whether being faster is as much of an alarm as being slower.
  mutating func judge(by rule: TimeGateRule, isTwoSided: Bool = false) {
    guard isOpen else { return }
    verdict = rule.verdict(on: logRatios)
    let mirrored = isTwoSided ? rule.verdict(on: logRatios.map { -$0 }) : nil
    if mirrored?.outcome == .regression { verdict?.outcome = .regression }
  }

  /// Describes the pairs so far without deciding anything: a decision at another moment than a look
  /// would be a further chance of a false alarm.
  mutating func describe(by rule: TimeGateRule) {
    guard isOpen else { return }
    verdict = rule.verdict(on: logRatios)
    verdict?.outcome = .inconclusive
  }
}
