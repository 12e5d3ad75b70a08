import BenchHarness
public import CompositionalLayout
import LayoutCore

/// A workload of the suite: a layout that imitates a screen, for any number of items.
///
/// A scenario is data: adding one takes a file in `Screens` and a line in ``all``.
public struct Scenario: Sendable {
  /// The name on the command line and in result files.
  public let name: String
  /// A one-line description of the layout.
  public let summary: String
  /// A one-line description of the screen, or the reported problem, that the scenario imitates.
  public let imitates: String
  /// The view in its upright orientation: its size, display, layout direction and surroundings.
  public let environment: HeadlessEnvironment
  /// The layout's description, or a closure for creating the layout.
  var source: Source
  /// A closure returning the number of items in each section for a total number of items.
  ///
  /// It is deterministic for a given seed.
  let makeCounts: @Sendable (_ items: Int, _ seed: UInt64) -> [Int]

  /// The sizes of the contents, or `nil` if nothing is estimated.
  public let content: ContentSizes?
  /// The script that replaces the default behaviour of certain operations, or `none` if the
  /// scenario uses the defaults.
  public let script: Script
  /// The parts of the scenario in the default run.
  public let defaultParts: [DefaultPart]
  /// The only operations that make sense for the scenario, or `nil` for all operations that the
  /// layout supports.
  let onlyOperations: Set<TimedOperation>?

  /// Whether groups have more than sixteen items; only then does the way of finding items within a
  /// group matter.
  package let hasLargeGroups: Bool
  /// Whether sections scroll orthogonally, so their rows can be dragged and flung.
  package let hasOrthogonalSections: Bool
  /// Whether preparing a million items takes long because the sections are described one by one.
  package let isSlowToPrepare: Bool

  /// Creates a scenario with the same description for every number of items.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: A one-line description of the layout.
  ///   - imitates: A one-line description of the screen, or the reported problem, that the scenario
  ///     imitates.
  ///   - environment: The environment of the view in its upright orientation.
  ///   - layout: A closure creating the description of the layout; called on any thread.
  ///   - counts: A closure returning the number of items in each section for a total number of
  ///     items; must be deterministic for a given seed.
  ///   - content: The sizes of the contents, or `nil` if nothing is estimated.
  ///   - script: The script that replaces the default behaviour of certain operations.
  ///   - defaultParts: The parts of the scenario that run by default.
  ///   - hasLargeGroups: Whether groups have more than sixteen items; only then does the way of
  ///     finding items within a group matter.
  ///   - hasOrthogonalSections: Whether sections scroll orthogonally, so their rows can be dragged
  ///     and flung.
  ///   - isSlowToPrepare: Whether preparing a million items takes long because the sections are
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

  /// Creates a scenario from the source of its layout.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: A one-line description of the layout.
  ///   - imitates: A one-line description of the screen, or the reported problem, that the scenario
  ///     imitates.
  ///   - environment: The environment of the view in its upright orientation.
  ///   - source: The layout's description, or a closure for creating the layout.
  ///   - counts: A closure returning the number of items in each section for a total number of
  ///     items; must be deterministic for a given seed.
  ///   - content: The sizes of the contents, or `nil` if nothing is estimated.
  ///   - script: The script that replaces the default behaviour of certain operations.
  ///   - defaultParts: The parts of the scenario that run by default.
  ///   - onlyOperations: The only operations that make sense for the scenario, or `nil` for all
  ///     operations that the layout supports.
  ///   - hasLargeGroups: Whether groups have more than sixteen items; only then does the way of
  ///     finding items within a group matter.
  ///   - hasOrthogonalSections: Whether sections scroll orthogonally, so their rows can be dragged
  ///     and flung.
  ///   - isSlowToPrepare: Whether preparing a million items takes long because the sections are
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

  /// Calls a closure with the description of the layout, on the main actor if the layout comes from
  /// an app.
  func withDescription<Value>(
    _ items: Int, _ seed: UInt64, _ work: @Sendable (CompositionalLayoutDescription) throws -> Value
  ) throws -> Value {
    switch source {
    case .description(let make): try work(make(items, seed))
    case .app(let make): try MainQueue.make { try work(make().layoutDescription()) }
    case .screen(let maker):
      try MainQueue.make {
        let screen = try HostedScreen(maker, items: items, in: environment)
        try screen.load()
        return try work(screen.layout.layoutDescription)
      }
    }
  }

  /// Creates the description of the layout.
  ///
  /// An app's description must only be used on the main actor.
  func makeDescription(_ items: Int, _ seed: UInt64) throws -> CompositionalLayoutDescription {
    try withDescription(items, seed) { $0 }
  }

  /// Whether the scenario lays out a screen rather than only working on data.
  package var isScreen: Bool { !script.comparesSnapshots && script != .snapshotCalls }

  /// The maximum number of items for replaying a full trace.
  package var replayLimit: Int { 200 }

  /// The maximum number of items for replaying a brief trace.
  ///
  /// The limit is lower if contents are measured, because a strategy then has to give several
  /// answers in each step.
  package var briefReplayLimit: Int { content == nil ? 100 : 50 }

  /// Returns the workload of the scenario with the given number of items.
  ///
  /// - Parameters:
  ///   - items: The total number of items in all sections.
  ///   - seed: The seed of all random values.
  /// - Returns: The workload: the input of all strategies.
  /// - Throws: `LayoutError` if the layout cannot be translated into engine input, `SuiteError` if
  ///   the scenario is invalid.
  public func workload(items: Int, seed: UInt64) throws -> Workload {
    CrashNote.setWork("the description of \(name), \(ItemCount.grouped(items)) items")
    return try Workload(scenario: self, items: items, seed: seed, environment: environment)
  }

  /// Returns the workload of the scenario with another layout direction and display scale.
  package func workload(items: Int, seed: UInt64, in surroundings: TraceSurroundings) throws
    -> Workload
  {
    try Workload(
      scenario: self, items: items, seed: seed, environment: surroundings.around(environment))
  }

  /// The scenarios of the suite, in report order.
  package static let suite: [Scenario] =
    [
      .nestedGroups, .orthogonalRows, .listFixed, .manySections, .mixedScreen, .pinnedHeaders,
      .longRow, .longRows, .waterfall, .pinboard, .spreadsheet, .map, .layers, .listEstimated,
      .listShort,
      .gridEstimated, .shelves, .tags, .tagsAlike, .chatPrepend, .resizeStorm, .jump,
      .columnsSwitch,
      .libraryApp, .movies, .newsFeed, .photoTimeline, .oscillate, .precision,
    ] + snapshotDiffs + [.snapshotCalls]

  /// The operations that make sense for this scenario, in the order of reports.
  public var operations: [TimedOperation] {
    TimedOperation.all.filter { $0.applies(to: self) }
  }
}
