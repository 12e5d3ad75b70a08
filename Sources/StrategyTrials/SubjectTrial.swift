public import LayoutCore

/// A type-erased trial of a subject of any kind.
public struct SubjectTrial: Sendable {
  /// The type under test, identified by its protocol and its name.
  public let subject: TrialSubject
  /// Whether the subject is a whole strategy rather than a part of one.
  public let isStrategy: Bool
  /// The default number of calls in a trial.
  ///
  /// In debug builds, the number is divided by thirty, because each call takes twenty times longer.
  public let callCount: Int
  /// The identity of the type, used to recognise a subject shared by several strategies.
  public let type: ObjectIdentifier
  /// A closure that runs one trial and returns `nil` if all answers are right.
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

  /// Runs the trial.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - repetitions: A multiplier for the usual number of calls.
  /// - Returns: The first wrong answer, or `nil` if all answers are right.
  public func failure(seed: UInt64, repetitions: Int = 1) -> TrialFailure? {
    run(seed, callCount * max(1, repetitions))
  }

  /// Returns the number of calls of each method in a trial.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - repetitions: A multiplier for the usual number of calls.
  /// - Returns: The numbers of calls, keyed by method name.
  public func callCounts(seed: UInt64, repetitions: Int = 1) -> [String: Int] {
    counts(seed, callCount * max(1, repetitions))
  }

  /// Returns the trials of a strategy: first the trials of its parts, if it is a
  /// ``ComposedStrategy``, then one for the whole strategy.
  ///
  /// - Parameters:
  ///   - strategy: The type of the strategy to test.
  ///   - name: The registered name of the strategy.
  ///   - isLinear: Whether the strategy visits all items for every answer or change. If so, it is
  ///     tested with hundreds of items instead of a million.
  /// - Returns: One trial for each part, and one for the whole strategy.
  public static func all<Strategy: LayoutStrategy>(
    of strategy: Strategy.Type, named name: String, isLinear: Bool = false
  ) -> [SubjectTrial] {
    typealias LayoutTrial = LayoutStrategyTrial<Strategy>
    let maxItems = isLinear ? maxItemsIfLinear : LayoutTrial.defaultMaxItems
    let whole = SubjectTrial(strategy, LayoutTrial(seed: 0, name: name), isStrategy: true) {
      LayoutTrial(seed: $0, callCount: $1, name: name, maxItems: maxItems)
    }
    guard let parted = strategy as? any ComposedStrategy.Type else { return [whole] }
    return parts(of: parted, owner: name) + [whole]
  }

  /// The maximum number of items in a layout for a strategy with linear costs.
  private static let maxItemsIfLinear = 200

  private static func parts<Strategy: ComposedStrategy>(
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
