/// Whether one strategy is nowhere better than another one, and somewhere worse.
public enum Dominance: Sendable {
  /// One metric of two strategies on one row.
  public enum Relation: Sendable, Equatable {
    /// The first strategy is better.
    case better
    /// Neither is better.
    case equal
    /// The second strategy is better.
    case worse
    /// It cannot be told.
    case unknown
  }

  /// The relation of two exact figures, of which the smaller is better; nil where either was not
  /// measured.
  public static func relation(_ first: Int?, _ second: Int?) -> Relation? {
    guard let first, let second else { return nil }
    if first == second { return .equal }
    return first < second ? .better : .worse
  }

  /// The difference of instructions below which two counts are equal: an allocator's state may
  /// cost some more or fewer.
  static let instructionMargin = 0.005

  /// The relation of two counts of instructions; nil where either was not counted.
  public static func relation(instructions first: Double?, _ second: Double?) -> Relation? {
    guard let first, let second else { return nil }
    if abs(second - first) <= instructionMargin * max(first, second) { return .equal }
    return first < second ? .better : .worse
  }

  /// The relation of two times.
  public static func relation(_ outcome: PairedOutcome) -> Relation {
    switch outcome {
    case .first: .better
    case .second: .worse
    case .tie: .equal
    case .undecided: .unknown
    }
  }

  /// Whether the second strategy is dominated by the first.
  ///
  /// It is better in no metric on any row then, and worse in one at least. While anything is
  /// unknown, nothing is dominated.
  public static func isSecondDominated(_ relations: [Relation]) -> Bool {
    relations.contains(.better) && relations.allSatisfy { $0 == .better || $0 == .equal }
  }

  /// Whether the first strategy is dominated by the second.
  public static func isFirstDominated(_ relations: [Relation]) -> Bool {
    relations.contains(.worse) && relations.allSatisfy { $0 == .worse || $0 == .equal }
  }
}
