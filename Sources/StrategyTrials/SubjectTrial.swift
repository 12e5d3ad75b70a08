public import LayoutCore

/// Trial of a subject of any kind.
public struct SubjectTrial: Sendable {
  /// The type under test, by protocol and name.
  public let subject: TrialSubject
  /// Whether the subject is a whole strategy, and not a part of one.
  public let isStrategy: Bool
  /// The number of calls of a trial of usual length; a thirtieth of it in debug builds, as each
  /// call takes twenty times longer.
  public let callCount: Int
  /// The type, for recognising equal subjects of several strategies.
  public let type: ObjectIdentifier
  /// Runs one trial; nil if all answers agree.
  private let run: @Sendable (_ seed: UInt64, _ callCount: Int) -> TrialFailure?
  private let counts: @Sendable (_ seed: UInt64, _ callCount: Int) -> [String: Int]

  private init<Tried: Trial>(
    _ type: Any.Type, _ trial: Tried, isStrategy: Bool = false,
    _ make: @escaping @Sendable (_ seed: UInt64, _ callCount: Int) -> Tried
  ) {
    self.type = ObjectIdentifier(type)
    self.isStrategy = isStrategy
    subject = trial.subject
    #if DEBUG
      callCount = trial.callCount / 30
    #else
      callCount = trial.callCount
    #endif
    run = { seed, callCount in make(seed, callCount).run() }
    counts = { seed, callCount in make(seed, callCount).callCounts }
  }

  /// Makes the calls of the trial.
  ///
  /// - Parameters:
  ///   - seed: Decides everything random.
  ///   - repetitions: The multiple of the usual number of calls.
  /// - Returns: The first wrong answer; nil if all are right.
  public func failure(seed: UInt64, repetitions: Int = 1) -> TrialFailure? {
    run(seed, callCount * max(1, repetitions))
  }

  /// The number of calls of each method in a trial.
  ///
  /// - Parameters:
  ///   - seed: Decides everything random.
  ///   - repetitions: The multiple of the usual number of calls.
  /// - Returns: The numbers by the names of methods.
  public func callCounts(seed: UInt64, repetitions: Int = 1) -> [String: Int] {
    counts(seed, callCount * max(1, repetitions))
  }

  /// The trials of a strategy: of its parts, if it is a ``PartedStrategy``, and then of the whole.
  ///
  /// - Parameters:
  ///   - strategy: The strategy.
  ///   - name: Its registered name.
  ///   - isLinear: Whether the strategy walks past all items for every answer or every change: it
  ///     is tried with hundreds of them, not with a million.
  /// - Returns: The trials.
  public static func all<Strategy: LayoutStrategy>(
    of strategy: Strategy.Type, named name: String, isLinear: Bool = false
  ) -> [SubjectTrial] {
    typealias Whole = LayoutStrategyTrial<Strategy>
    let mostItems = isLinear ? mostItemsOfLinear : Whole.defaultMostItems
    let whole = SubjectTrial(strategy, Whole(seed: 0, name: name), isStrategy: true) {
      Whole(seed: $0, callCount: $1, name: name, mostItems: mostItems)
    }
    guard let parted = strategy as? any PartedStrategy.Type else { return [whole] }
    return parts(of: parted, owner: name) + [whole]
  }

  /// The most items of a strategy of linear cost.
  private static let mostItemsOfLinear = 200

  private static func parts<Strategy: PartedStrategy>(
    of strategy: Strategy.Type, owner: String
  ) -> [SubjectTrial] {
    typealias Solutions = SolutionCachingTrial<Strategy.Solutions>
    typealias Extents = ExtentIndexTrial<Strategy.Extents>
    typealias Spatial = SpatialIndexTrial<Strategy.Spatial>
    return [
      SubjectTrial(Strategy.Solutions.self, Solutions(seed: 0, owner: owner)) {
        Solutions(seed: $0, callCount: $1, owner: owner)
      },
      SubjectTrial(Strategy.Extents.self, Extents(seed: 0, owner: owner)) {
        Extents(seed: $0, callCount: $1, owner: owner)
      },
      SubjectTrial(Strategy.Spatial.self, Spatial(seed: 0, owner: owner)) {
        Spatial(seed: $0, callCount: $1, owner: owner)
      },
    ]
  }
}
