import BenchHarness
import BenchScenarios
public import LayoutCore
import LayoutStrategies
import StrategyTrials

/// A strategy of the suite: its name, and the functions that benchmark and check it.
public struct StrategyEntry: Sendable {
  /// The name on the command line and in result files.
  public private(set) var name: String
  /// The name of the strategy's type; it differs from `name` if the entry has been renamed.
  let typeName: String
  /// The type of the strategy, or `nil` for an entry without layouts.
  ///
  /// Such an entry only compares snapshots.
  public let type: (any LayoutStrategy.Type)?
  /// A one-line description of the strategy's caches and indexes.
  public let summary: String
  /// Whether the strategy is part of the default run.
  public let isDefault: Bool
  /// The maximum number of items for the strategy, with the reason, or `nil` for no limit.
  let limit: SizeLimit?
  /// Whether collection views use this strategy for their layout.
  let isViewEngine: Bool
  /// Whether the strategy differs from the default only in groups of many items.
  let isForLargeGroups: Bool
  /// Whether the strategy visits all items of a large group to answer any query about it.
  let isLinearInLargeGroups: Bool
  /// Whether the strategy visits all items for every answer or every change.
  ///
  /// If so, it replays only brief traces, few of its answers are compared, and a default run times
  /// it only at the smallest size.
  let isLinear: Bool
  /// The largest size at which a strategy is run.
  public struct SizeLimit: Hashable, Sendable {
    /// The maximum number of items, inclusive.
    public let items: Int
    /// The reason for the limit, in a few words.
    public let reason: String
    /// The maximum number of items in a run without a clock, because such a run cannot stop a slow
    /// strategy.
    private static let untimedItems = 1000
    /// The maximum number of items in a run without a clock if an iteration computes hundreds of
    /// answers.
    ///
    /// This is the case if content is measured or positions are checked.
    private let untimedMeasuredItems: Int

    /// Creates a limit on the number of items.
    ///
    /// - Parameters:
    ///   - items: The maximum number of items, inclusive.
    ///   - reason: The reason for the limit, in a few words.
    ///   - untimedMeasuredItems: The maximum number of items in a run without a clock if an
    ///     iteration computes hundreds of answers, or `nil` for the default maximum of 1,000 items.
    public init(items: Int, reason: String, untimedMeasuredItems: Int? = nil) {
      self.items = items
      self.reason = reason
      self.untimedMeasuredItems = untimedMeasuredItems ?? Self.untimedItems
    }

    /// Returns the limit for a run without a clock, because such a run cannot stop a slow strategy.
    func untimedLimit(in scenario: Scenario) -> SizeLimit {
      let isPlain = scenario.content == nil && scenario.script == .none
      return SizeLimit(
        items: min(items, isPlain ? Self.untimedItems : untimedMeasuredItems),
        reason: "in a run without timing, \(reason)")
    }
  }

  /// A closure returning the trials of the strategy's parts and of the whole strategy.
  let trialsOfType: @Sendable (_ name: String) -> [SubjectTrial]

  /// Whether the strategy lays anything out rather than only comparing snapshots.
  var hasLayouts: Bool { type != nil }

  /// A function that replays actions on a workload and returns the steps of each action.
  typealias Replay = @Sendable (Workload, [TraceAction]) throws -> [[TraceStep]]

  /// A function that replays actions with a new instance of the strategy.
  private let replayType: Replay
  /// A closure that sets up the benchmark of one operation.
  ///
  /// The store keeps laid-out strategies between operations.
  let benchmark:
    @Sendable (Workload, TimedOperation, StrategyStore) throws -> any AnsweringBenchmark
  /// A closure that audits the strategy's layout of a workload in one state, and returns the number
  /// of items found correct.
  ///
  /// The layout is checked for consistency and compared with a cross-check. The first argument of
  /// the closure is the registered name of the strategy.
  let audit:
    @Sendable (
      String, Workload, StrategyStore.State, StrategyStore, CrossCheck?, ComparisonPlan,
      SetupDeadline
    ) throws -> Int
  /// The strategy used for the cross-check, with an extent index different from the one under test.
  let crossCheck: CrossCheckEntry

  /// Creates an entry for a type of strategy.
  ///
  /// - Parameters:
  ///   - type: The implementation of the strategy.
  ///   - summary: A one-line description of the strategy's caches and indexes.
  ///   - isDefault: Whether the strategy is part of the default run.
  ///   - limit: The maximum number of items for the strategy, or `nil` for no limit.
  ///   - isForLargeGroups: Whether the strategy differs from the default only in groups of many
  ///     items.
  ///   - isLinear: Whether the strategy visits all items for every answer or every change.
  ///   - isLinearInLargeGroups: Whether the strategy visits all items of a large group for every
  ///     answer about it.
  public init<Strategy: LayoutStrategy>(
    _ type: Strategy.Type, summary: String, isDefault: Bool = false, limit: SizeLimit? = nil,
    isForLargeGroups: Bool = false, isLinear: Bool = false, isLinearInLargeGroups: Bool = false
  ) {
    name = Strategy.name
    typeName = Strategy.name
    self.type = type
    self.isForLargeGroups = isForLargeGroups
    self.isLinear = isLinear
    self.isLinearInLargeGroups = isLinearInLargeGroups
    self.summary = summary
    self.isDefault = isDefault
    self.limit = limit
    isViewEngine = Strategy.self == DefaultLayoutEngine.self
    trialsOfType = { SubjectTrial.all(of: type, named: $0, isLinear: isLinear) }
    replayType = { workload, actions in
      try TracePlayer.replay(Strategy.self, actions, on: workload)
    }
    crossCheck =
      Strategy.self == LayoutEngine<SolutionCache, FenwickExtents, ShapedIndex>.self
      ? CrossCheckEntry(BlockedExtents.self) : CrossCheckEntry(FenwickExtents.self)
    audit = { name, workload, state, store, crossCheck, plan, deadline in
      let strategy = try store.strategy(Strategy.self, for: workload, state)
      let label = "\(workload.scenario.name), \(workload.items) items"
      if plan.comparesWholeLayout, let crossCheck,
        crossCheck.record.count <= LayoutRecord.maxFrames
      {
        return try WholeLayoutCheck(name: name, label: label, crossCheck: crossCheck).run(strategy)
      }
      var audit = LayoutAudit(
        strategy, named: name, label: label, crossCheck: crossCheck, plan: plan, deadline: deadline)
      return try audit?.run() ?? 0
    }
    benchmark = { workload, operation, store in
      if let limit, workload.items > limit.items {
        throw SetupSkipReason.tooMany(limit: limit.items, reason: limit.reason)
      }
      return try operation.benchmark(of: Strategy.self, on: workload, store)
    }
  }

  /// Creates an entry that compares snapshots and lays nothing out.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: A one-line description of the method of comparison.
  ///   - makeBenchmark: A closure setting up the operation `diff`.
  init(
    name: String, summary: String,
    makeBenchmark: @escaping @Sendable (Workload) throws -> any AnsweringBenchmark
  ) {
    self.name = name
    self.summary = summary
    typeName = name
    type = nil
    isForLargeGroups = false
    isLinear = false
    isLinearInLargeGroups = false
    isDefault = false
    limit = nil
    isViewEngine = false
    trialsOfType = { _ in [] }
    crossCheck = CrossCheckEntry(FenwickExtents.self)
    replayType = { _, _ in preconditionFailure("\(name) lays nothing out.") }
    audit = { _, _, _, _, _, _, _ in 0 }
    benchmark = { workload, operation, _ in
      guard operation == .diff else {
        preconditionFailure("\(operation.name) does not apply to \(name).")
      }
      return try makeBenchmark(workload)
    }
  }

  /// Replays actions on a workload, and returns the steps of each action.
  func replay(_ workload: Workload, _ actions: [TraceAction]) throws -> [[TraceStep]] {
    CrashNote.setWork(
      "the comparison of frames, \(workload.scenario.name), \(workload.items) items, "
        + "strategy \(name)")
    return try replayType(workload, actions)
  }

  /// Returns the same strategy under another name.
  public func named(_ name: String) -> StrategyEntry {
    var entry = self
    entry.name = name
    return entry
  }

  /// Returns whether the strategy is run on a scenario.
  func takesPart(in scenario: Scenario) -> Bool {
    if isViewEngine { return true }
    guard hasLayouts else { return scenario.script.comparesSnapshots }
    // A screen with cells of its own has no operations but those of a collection view.
    return scenario.isScreen && !scenario.hasOwnCells
      && (!isForLargeGroups || scenario.hasLargeGroups)
  }

  /// Returns whether the strategy is run for an operation on a scenario.
  func takesPart(in scenario: Scenario, _ operation: TimedOperation) -> Bool {
    takesPart(in: scenario) && (isViewEngine || !operation.drivesView)
      && (type.map { operation.supports($0) } ?? true)
  }

  /// Creates an entry for the default engine with a different spatial index.
  private static func spatial<Index: SpatialIndex>(
    _ index: Index.Type, _ summary: String, limit: SizeLimit? = nil, isLinear: Bool = false
  ) -> StrategyEntry {
    StrategyEntry(
      LayoutEngine<SolutionCache, RunLengthExtents, Index>.self,
      summary: "like the default, but \(summary)", limit: limit, isForLargeGroups: true,
      isLinearInLargeGroups: isLinear)
  }

  /// The strategies of the suite, the fastest first, followed by the strategies that the program
  /// adds.
  public static var all: [StrategyEntry] { suite + SuiteExtension.current.strategies }

  private static let suite: [StrategyEntry] = [
    StrategyEntry(
      DefaultLayoutEngine.self,
      summary: "lays out equal groups only once and computes positions instead of storing them",
      isDefault: true),
    StrategyEntry(
      NaiveLayout.self, summary: "has no cache: lays out and scans everything for every query",
      isDefault: true,
      limit: SizeLimit(
        items: 10_000_000, reason: "because the strategy visits all items for every query",
        untimedMeasuredItems: 100),
      isLinear: true),
    StrategyEntry(
      DictionaryLayout.self,
      summary: "stores the attributes of all items in a dictionary and scans them linearly",
      isDefault: true,
      limit: SizeLimit(
        items: 10_000_000, reason: "because the strategy stores about 270 bytes per item"),
      isLinear: true),
    StrategyEntry(
      LayoutEngine<PolicyCache<UncachedSolutions>, RunLengthExtents, ShapedIndex>.self,
      summary: "like the default, but does not cache measurements"),
    StrategyEntry(
      LayoutEngine<PolicyCache<PerSectionSolutions>, RunLengthExtents, ShapedIndex>.self,
      summary: "like the default, but measures each section separately"),
    StrategyEntry(
      LayoutEngine<PolicyCache<SharedSolutions>, RunLengthExtents, ShapedIndex>.self,
      summary: "like the default, but does not cache groups of measured items"),
    StrategyEntry(
      PerGroupLayout.self,
      summary: "like the default, but lays out each visible group again in each query",
      isLinearInLargeGroups: true),
    StrategyEntry(
      LayoutEngine<SolutionCache, FlatExtents, ShapedIndex>.self,
      summary: "like the default, but stores row starts in an array"),
    StrategyEntry(
      LayoutEngine<SolutionCache, FenwickExtents, ShapedIndex>.self,
      summary: "like the default, but stores row lengths in a Fenwick tree"),
    StrategyEntry(
      LayoutEngine<SolutionCache, BlockedExtents, ShapedIndex>.self,
      summary: "like the default, but sums row lengths in blocks"),
    spatial(OrderedBoxes.self, "searches boxes around every 16 items"),
    spatial(HilbertIndex.self, "searches a packed Hilbert R-tree per group"),
    spatial(GridIndex.self, "finds items by grid arithmetic, without an index"),
    spatial(SortedIntervals.self, "sorts the intervals of each group by their start"),
    spatial(
      LinearScan.self, "has no index inside groups",
      limit: SizeLimit(
        items: 10_000_000, reason: "because the strategy compares all items of a group"),
      isLinear: true),
    standardDifference,
  ]
}
