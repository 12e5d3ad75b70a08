import LayoutCore

/// An action of a user or of an app on a collection view.
enum AppAction: String, CaseIterable, Sendable {
  case firstScreen = "app-first-screen"
  case scroll = "app-scroll"
  case batch = "app-batch"
  case diff = "app-diff"
  case rotate = "app-rotate"
  case jump = "app-jump"
}

/// The timing of a screen's requests for sections from the section provider.
package enum SectionRequestTiming: String, CaseIterable, Sendable {
  /// Each time the layout is prepared.
  case everyTime
  /// Once for each distinct section key.
  case byKey
  /// When the section first becomes visible.
  case onDemand

  /// Whether the data source is one of the package's own diffable data sources, so that the view
  /// does not request the item count of each section.
  package var usesSnapshots: Bool { self != .everyTime }

  /// The suffix for the names of operations with this timing.
  var suffix: String {
    switch self {
    case .everyTime: ""
    case .byKey: "-by-key"
    case .onDemand: "-on-demand"
    }
  }
}

/// An operation on a collection view, performed as it would be in an app.
struct AppOperation: OperationDefinition {
  let action: AppAction
  let summary: String
  /// The timing of the layout's requests for its sections.
  var question = SectionRequestTiming.everyTime
  let drivesView = true

  var name: String { action.rawValue + question.suffix }

  /// The names of the scenarios with many sections, described one by one by a section provider.
  private static let scenariosOfManySections = Set(
    [Scenario.manySections, .mixedScreen, .orthogonalRows].map(\.name))

  func applies(to scenario: Scenario) -> Bool {
    question == .everyTime || Self.scenariosOfManySections.contains(scenario.name)
  }

  func state(in scenario: Scenario) -> StrategyStore.State { .laidOut }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) -> any AnsweringBenchmark {
    AppBenchmark(
      setup.workload, action, question,
      fresh: Strategy.self == DefaultLayoutEngine.self ? nil : FreshAnswer(Strategy.self))
  }
}

extension TimedOperation {
  /// Opening a screen: describing it, laying it out, and creating and measuring the visible cells.
  public static let appFirstScreen = TimedOperation(
    AppOperation(
      action: .firstScreen,
      summary: "opens a collection view: computes its layout, and creates and measures its cells"
    ))
  /// Moving a collection view by one frame of a drag or fling.
  public static let appScroll = TimedOperation(
    AppOperation(
      action: .scroll,
      summary: "scrolls a collection view by one frame of a drag or fling, reusing cells"))
  /// Inserting rows above the visible part of a collection view.
  public static let appBatch = TimedOperation(
    AppOperation(
      action: .batch,
      summary: "inserts 50 rows above the visible rows of a collection view in one batch"))
  /// Applying a snapshot with a thousand changes to a collection view.
  public static let appDiff = TimedOperation(
    AppOperation(
      action: .diff,
      summary: "applies a snapshot with 1,000 randomly placed changes to a collection view"))
  /// Rotating a collection view, then rotating it back.
  public static let appRotate = TimedOperation(
    AppOperation(
      action: .rotate,
      summary: "rotates a collection view back and forth, keeping visible items in place"))
  /// Scrolling a collection view to an item past unmeasured ones.
  public static let appJump = TimedOperation(
    AppOperation(
      action: .jump,
      summary: "scrolls a collection view past unmeasured items to a random one"))

  /// Opening a screen whose sections have keys.
  public static let appFirstScreenByKey = byKey(
    .firstScreen, "opens a collection view whose sections are described once per key")
  /// Inserting rows above the visible part of a collection view whose sections have keys.
  public static let appBatchByKey = byKey(
    .batch, "inserts 50 rows above the visible ones by applying a snapshot with section keys")
  /// Applying a snapshot with a thousand changes to a collection view whose sections have keys.
  public static let appDiffByKey = byKey(
    .diff, "applies a snapshot with section keys and 1,000 changes at random places")
  /// Rotating a collection view whose sections have keys, then rotating it back.
  public static let appRotateByKey = byKey(
    .rotate, "rotates a collection view whose sections have keys, then rotates it back")

  /// Opening a screen that requests only visible sections.
  public static let appFirstScreenOnDemand = onDemand(
    .firstScreen, "opens a collection view whose sections are described on demand")
  /// Inserting rows above the visible part of a collection view that requests only visible
  /// sections.
  public static let appBatchOnDemand = onDemand(
    .batch, "inserts 50 rows above the visible ones, with sections described on demand")
  /// Rotating a collection view that requests only visible sections, then rotating it back.
  public static let appRotateOnDemand = onDemand(
    .rotate,
    "rotates a collection view back and forth, with sections described on demand")

  private static func byKey(_ action: AppAction, _ summary: String) -> TimedOperation {
    TimedOperation(AppOperation(action: action, summary: summary, question: .byKey))
  }

  private static func onDemand(_ action: AppAction, _ summary: String) -> TimedOperation {
    TimedOperation(AppOperation(action: action, summary: summary, question: .onDemand))
  }
}
