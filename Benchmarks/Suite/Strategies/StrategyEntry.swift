import BenchHarness
import BenchScenarios
public import LayoutCore
import LayoutStrategies
import StrategyTrials

/// One strategy of the suite: its name, and how it is benchmarked and checked.
public struct StrategyEntry: Sendable {
  /// The name on the command line and in result files.
  public private(set) var name: String
  /// The name of its type; it differs from the name of a renamed entry.
  let typeName: String
  /// The strategy's type; nil for an entry without layouts, for comparing snapshots only.
  public let type: (any LayoutStrategy.Type)?
  /// The caches and indexes of the strategy, in one line.
  public let summary: String
  /// Whether the strategy is part of the default run.
  public let isDefault: Bool
  /// The largest number of items for it, and the reason.
  let limit: SizeLimit?
  /// Whether collection views lay out with it.
  let isViewEngine: Bool
  /// Whether it differs from the default only in groups of many items.
  let isForLargeGroups: Bool
  /// Whether it walks past all items of a group for every answer about a large one.
  let isLinearInLargeGroups: Bool
  /// Whether it walks past all items for every answer or every change: its traces are brief, few of
  /// its answers are compared, and a default run times it only at the smallest size.
  let isLinear: Bool
  /// The largest size of a strategy.
  public struct SizeLimit: Hashable, Sendable {
    /// The largest number of items, inclusive.
    public let items: Int
    /// Why there are no more, in a few words.
    public let reason: String
    /// The number of items in runs without a clock to cut off the strategy.
    private static let clocklessItems = 1000
    /// The same where each iteration gives hundreds of answers, as contents are measured or places
    /// are checked.
    private let clocklessMeasuredItems: Int

    /// Makes a limit.
    ///
    /// - Parameters:
    ///   - items: The number of items.
    ///   - reason: Why there are no more, in a few words.
    ///   - clocklessMeasuredItems: The number of items in runs without a clock and with hundreds of
    ///     answers per iteration; nil for the number in other runs without a clock.
    public init(items: Int, reason: String, clocklessMeasuredItems: Int? = nil) {
      self.items = items
      self.reason = reason
      self.clocklessMeasuredItems = clocklessMeasuredItems ?? Self.clocklessItems
    }

    /// The limit in runs without a clock to cut off the strategy.
    func clockless(in scenario: Scenario) -> SizeLimit {
      let isPlain = scenario.content == nil && scenario.script == .none
      return SizeLimit(
        items: min(items, isPlain ? Self.clocklessItems : clocklessMeasuredItems),
        reason: "in a run without a clock, " + reason)
    }
  }

  /// The trials of the parts of a strategy, and of the whole.
  let trialsOfType: @Sendable (_ name: String) -> [SubjectTrial]

  /// Whether it lays out anything, instead of only comparing snapshots.
  var hasLayouts: Bool { type != nil }

  /// Replays actions on a workload and returns the steps of each.
  typealias Replay = @Sendable (Workload, [TraceAction]) throws -> [[TraceStep]]

  /// Replays a trace.
  private let replayType: Replay
  /// Sets up one operation.
  ///
  /// The store keeps laid-out strategies between operations.
  let benchmark:
    @Sendable (Workload, TimedOperation, StrategyStore) throws -> any AnsweringBenchmark
  /// Audits a layout in one state, under the name of an entry, against itself and a cross-check,
  /// and returns the number of items found right.
  let audit:
    @Sendable (
      String, Workload, StrategyStore.State, StrategyStore, CrossCheck?, ComparisonPlan,
      SetupDeadline
    ) throws -> Int
  /// The strategy of the cross-check, with another index of extents.
  let crossCheck: CrossCheckEntry

  /// Makes an entry for a type of strategy.
  ///
  /// - Parameters:
  ///   - type: The strategy.
  ///   - summary: The caches and indexes of the strategy, in one line.
  ///   - isDefault: Whether it is part of the default run.
  ///   - limit: The largest number of items for it.
  ///   - isForLargeGroups: Whether it differs from the default only in groups of many items.
  ///   - isLinear: Whether it walks past all items for every answer or every change.
  ///   - isLinearInLargeGroups: Whether it walks past all items of a large group for every answer
  ///     about one.
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
        crossCheck.record.count <= LayoutRecord.mostFrames
      {
        return try WholeLayoutCheck(name: name, label: label, crossCheck: crossCheck).run(strategy)
      }
      var audit = LayoutAudit(
        strategy, named: name, label: label, crossCheck: crossCheck, plan: plan, deadline: deadline)
      return try audit?.run() ?? 0
    }
    benchmark = { workload, operation, store in
      if let limit, workload.items > limit.items {
        throw SetupGivenUp.tooMany(limit: limit.items, reason: limit.reason)
      }
      return try operation.benchmark(of: Strategy.self, on: workload, store)
    }
  }

  /// Creates an entry for comparing snapshots, without layouts.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: Its way of comparing, in one line.
  ///   - makeBenchmark: Sets `diff` up.
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
        preconditionFailure("\(name) has nothing to do with \(operation.name).")
      }
      return try makeBenchmark(workload)
    }
  }

  /// Replays actions on a workload, and returns the steps of each.
  func replay(_ workload: Workload, _ actions: [TraceAction]) throws -> [[TraceStep]] {
    CrashNote.setWork(
      "the comparison of frames, \(workload.scenario.name), \(workload.items) items, "
        + "strategy \(name)")
    return try replayType(workload, actions)
  }

  /// The same strategy under another name.
  public func named(_ name: String) -> StrategyEntry {
    var entry = self
    entry.name = name
    return entry
  }

  /// Whether the strategy takes part in a scenario.
  func takesPart(in scenario: Scenario) -> Bool {
    if isViewEngine { return true }
    guard hasLayouts else { return scenario.script.comparesSnapshots }
    return scenario.isScreen && (!isForLargeGroups || scenario.hasLargeGroups)
  }

  /// Whether the strategy takes part in an operation on a scenario.
  func takesPart(in scenario: Scenario, _ operation: TimedOperation) -> Bool {
    takesPart(in: scenario) && (isViewEngine || !operation.drivesView)
      && (type.map { operation.supports($0) } ?? true)
  }

  /// The entry of the default engine with another spatial index.
  private static func spatial<Index: SpatialIndex>(
    _ index: Index.Type, _ summary: String, limit: SizeLimit? = nil, isLinear: Bool = false
  ) -> StrategyEntry {
    StrategyEntry(
      LayoutEngine<SolutionCache, RunLengthExtents, Index>.self,
      summary: "as default, with \(summary)", limit: limit, isForLargeGroups: true,
      isLinearInLargeGroups: isLinear)
  }

  /// The strategies of the suite, the fastest first, and the program's own.
  public static var all: [StrategyEntry] { suite + SuiteExtension.current.strategies }

  private static let suite: [StrategyEntry] = [
    StrategyEntry(
      DefaultLayoutEngine.self,
      summary: "shared measurements; positions are computed, not stored",
      isDefault: true),
    StrategyEntry(
      NaiveLayout.self, summary: "no cache: lays out and scans everything for every answer",
      isDefault: true,
      limit: SizeLimit(
        items: 10_000_000, reason: "as it visits all items for every answer",
        clocklessMeasuredItems: 100),
      isLinear: true),
    StrategyEntry(
      DictionaryLayout.self,
      summary: "a dictionary of attributes for all items, created eagerly, scanned linearly",
      isDefault: true,
      limit: SizeLimit(items: 10_000_000, reason: "as it stores about 270 bytes per item"),
      isLinear: true),
    StrategyEntry(
      LayoutEngine<PolicyCache<NoSolutions>, RunLengthExtents, ShapedIndex>.self,
      summary: "as default, without a cache of measurements"),
    StrategyEntry(
      LayoutEngine<PolicyCache<SolutionsPerSection>, RunLengthExtents, ShapedIndex>.self,
      summary: "as default, with separate measurements for each section"),
    StrategyEntry(
      LayoutEngine<PolicyCache<SharedSolutions>, RunLengthExtents, ShapedIndex>.self,
      summary: "as default, without caching groups of measured items"),
    StrategyEntry(
      EachGroupLayout.self, summary: "as default, solving each visible group in each query",
      isLinearInLargeGroups: true),
    StrategyEntry(
      LayoutEngine<SolutionCache, FlatExtents, ShapedIndex>.self,
      summary: "as default, with row starts in an array"),
    StrategyEntry(
      LayoutEngine<SolutionCache, FenwickExtents, ShapedIndex>.self,
      summary: "as default, with row lengths in a Fenwick tree"),
    StrategyEntry(
      LayoutEngine<SolutionCache, BlockedExtents, ShapedIndex>.self,
      summary: "as default, with row lengths summed in blocks"),
    spatial(OrderedBoxes.self, "boxes around sixteen consecutive items"),
    spatial(HilbertIndex.self, "a packed Hilbert R-tree of a group's items"),
    spatial(GridIndex.self, "arithmetic in grids, and no index elsewhere"),
    spatial(SortedIntervals.self, "intervals of a group sorted by their starts"),
    spatial(
      LinearScan.self, "no index of a group's items",
      limit: SizeLimit(items: 10_000_000, reason: "as it compares all items of a group"),
      isLinear: true),
    standardDifference,
  ]
}
