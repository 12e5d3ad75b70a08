import BenchHarness
public import CompositionalLayout
import LayoutCore

/// One workload of the suite: its imitated screen, and its growth.
///
/// A scenario is data: adding one is a file in `Screens` and a line in ``all``.
public struct Scenario: Sendable {
  /// The name on the command line and in result files.
  public let name: String
  /// The layout, in one line.
  public let summary: String
  /// The imitated real screen or complaint, in one line.
  public let imitates: String
  /// The upright view: its size, its display, its direction and its surroundings.
  public let environment: HeadlessEnvironment
  /// The maker of the layout.
  var source: Source
  /// Distributes a number of items over sections.
  let makeCounts: @Sendable (_ items: Int, _ seed: UInt64) -> [Int]

  /// How large the contents turn out to be; `nil` where nothing is estimated.
  public let content: ContentSizes?
  /// Special behaviour of some operations here; `none` for most scenarios.
  public let script: Script
  /// Its parts in the default run.
  public let defaultParts: [DefaultPart]
  /// The only operations with a meaning here; `nil` for everything possible with the layout.
  let onlyOperations: Set<TimedOperation>?

  /// Whether groups have more than sixteen items: the way of finding them matters then.
  package let hasLargeGroups: Bool
  /// Whether sections scroll across: their rows can be dragged and flung.
  package let hasOrthogonalSections: Bool
  /// Whether preparing it takes long at a million items, as its sections are described one by one.
  package let isSlowToPrepare: Bool

  /// Creates a scenario with the same description for all numbers of items.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: The layout, in one line.
  ///   - imitates: The imitated real screen or complaint, in one line.
  ///   - environment: The upright view.
  ///   - layout: Describes the layout; on any thread.
  ///   - counts: Distributes a number of items over sections; the same for the same seed.
  ///   - content: How large the contents turn out to be; `nil` where nothing is estimated.
  ///   - script: Special behaviour of some operations.
  ///   - defaultParts: Its parts in the default run.
  ///   - hasLargeGroups: Whether groups have more than sixteen items: the way of finding them
  ///     matters then.
  ///   - hasOrthogonalSections: Whether sections scroll across: their rows are dragged and flung.
  ///   - isSlowToPrepare: Whether preparing it takes long at a million items, as its sections are
  ///     described one by one.
  public init(
    name: String, summary: String, imitates: String,
    environment: HeadlessEnvironment = .phone(CGSize(width: 390, height: 844)),
    layout: @escaping @Sendable () throws -> CompositionalLayoutDescription,
    counts: @escaping @Sendable (_ items: Int, _ seed: UInt64) -> [Int],
    content: ContentSizes? = nil, script: Script = .none,
    defaultParts: [DefaultPart] = [.fixedScreen], hasLargeGroups: Bool = false,
    hasOrthogonalSections: Bool = false, isSlowToPrepare: Bool = false
  ) {
    self.init(
      name: name, summary: summary, imitates: imitates, environment: environment,
      source: .description { _, _ in try layout() }, counts: counts, content: content,
      script: script,
      defaultParts: defaultParts, hasLargeGroups: hasLargeGroups,
      hasOrthogonalSections: hasOrthogonalSections, isSlowToPrepare: isSlowToPrepare)
  }

  /// Makes a scenario with a maker of its layout.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: The layout, in one line.
  ///   - imitates: The imitated real screen or complaint, in one line.
  ///   - environment: The upright view.
  ///   - source: Makes the layout.
  ///   - counts: Distributes a number of items over sections; the same for the same seed.
  ///   - content: The sizes of contents; `nil` where nothing is estimated.
  ///   - script: The events in it.
  ///   - defaultParts: The parts of it in the default run.
  ///   - onlyOperations: The only operations with a meaning; `nil` for everything possible with the
  ///     layout.
  ///   - hasLargeGroups: Whether groups have more than sixteen items: the way of finding them
  ///     matters then.
  ///   - hasOrthogonalSections: Whether sections scroll across: their rows are dragged and flung.
  ///   - isSlowToPrepare: Whether preparing it takes long at a million items, as its sections are
  ///     described one by one.
  init(
    name: String, summary: String, imitates: String,
    environment: HeadlessEnvironment = .phone(CGSize(width: 390, height: 844)),
    source: Source,
    counts: @escaping @Sendable (_ items: Int, _ seed: UInt64) -> [Int],
    content: ContentSizes? = nil, script: Script = .none,
    defaultParts: [DefaultPart] = [.fixedScreen], onlyOperations: Set<TimedOperation>? = nil,
    hasLargeGroups: Bool = false, hasOrthogonalSections: Bool = false,
    isSlowToPrepare: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.imitates = imitates
    self.environment = environment
    self.source = source
    makeCounts = counts
    self.content = content
    self.script = script
    self.defaultParts = defaultParts
    self.onlyOperations = onlyOperations
    self.hasLargeGroups = hasLargeGroups
    self.hasOrthogonalSections = hasOrthogonalSections
    self.isSlowToPrepare = isSlowToPrepare
  }

  /// Gives the description of the layout to some work, on the main actor if it is an app's.
  func withDescription<Value>(
    _ items: Int, _ seed: UInt64, _ work: @Sendable (CompositionalLayoutDescription) throws -> Value
  ) throws -> Value {
    switch source {
    case .description(let make): try work(make(items, seed))
    case .app(let make): try MainQueue.make { try work(make().layoutDescription()) }
    }
  }

  /// The description of the layout; an app's description is used only on the main actor.
  func makeDescription(_ items: Int, _ seed: UInt64) throws -> CompositionalLayoutDescription {
    try withDescription(items, seed) { $0 }
  }

  /// Whether something is laid out in it, and not only data compared.
  package var isScreen: Bool { !script.comparesSnapshots && script != .snapshotCalls }

  /// The largest number of items for replaying a whole trace.
  package var replayLimit: Int { 200 }

  /// The largest number of items for replaying a brief trace: with measured contents, each step of
  /// it takes several answers.
  package var briefReplayLimit: Int { content == nil ? 100 : 50 }

  /// The scenario at a size.
  ///
  /// - Parameters:
  ///   - items: The number of items.
  ///   - seed: Decides everything random.
  /// - Returns: The common input of all strategies.
  /// - Throws: `LayoutError` if the layout cannot be lowered, `SuiteError` if it has a slip.
  public func workload(items: Int, seed: UInt64) throws -> Workload {
    CrashNote.setWork("the description of \(name), \(ItemCount.grouped(items)) items")
    return try Workload(scenario: self, items: items, seed: seed, environment: environment)
  }

  /// The scenario at a size in other surroundings.
  package func workload(items: Int, seed: UInt64, in surroundings: TraceSurroundings) throws
    -> Workload
  {
    try Workload(
      scenario: self, items: items, seed: seed, environment: surroundings.around(environment))
  }

  /// The scenarios of the suite, in the order of reports.
  package static let suite: [Scenario] =
    [
      .nestedGroups, .orthogonalRows, .listFixed, .manySections, .mixedScreen, .pinnedHeaders,
      .longRow, .longRows, .waterfall, .pinboard, .spreadsheet, .map, .layers, .listEstimated,
      .listShort,
      .gridEstimated, .shelves, .tags, .tagsAlike, .chatPrepend, .resizeStorm, .jump,
      .columnsSwitch,
      .libraryApp, .movies, .newsFeed, .photoTimeline, .oscillate, .precision,
    ] + snapshotDiffs + [.snapshotCalls]

  /// The operations with a meaning here, in the order of reports.
  public var operations: [TimedOperation] {
    TimedOperation.all.filter { $0.applies(to: self) }
  }
}
