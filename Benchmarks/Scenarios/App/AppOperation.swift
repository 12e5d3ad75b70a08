import LayoutCore

/// Action of a person or of an app on a collection view.
enum AppAction: String, CaseIterable, Sendable {
  case firstScreen = "app-first-screen"
  case scroll = "app-scroll"
  case batch = "app-batch"
  case diff = "app-diff"
  case rotate = "app-rotate"
  case jump = "app-jump"
}

/// Action on a collection view, as an app runs it.
struct AppOperation: OperationDefinition {
  let action: AppAction
  let summary: String
  let drivesView = true

  var name: String { action.rawValue }

  func state(in scenario: Scenario) -> StrategyStore.State { .laidOut }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) -> any AnsweringBenchmark {
    AppBenchmark(
      setup.workload, action,
      fresh: Strategy.self == DefaultLayoutEngine.self ? nil : FreshAnswer(Strategy.self))
  }
}

extension TimedOperation {
  /// Open a screen: describe it, lay it out, make the visible cells and measure them.
  public static let appFirstScreen = TimedOperation(
    AppOperation(
      action: .firstScreen,
      summary: "open a collection view: describe, lay out, create and measure its cells"))
  /// Move a collection view one frame along a drag and a fling.
  public static let appScroll = TimedOperation(
    AppOperation(
      action: .scroll,
      summary: "one frame of dragging and flinging a collection view, with cell reuse"))
  /// Insert rows above what a collection view shows.
  public static let appBatch = TimedOperation(
    AppOperation(
      action: .batch,
      summary: "insert 50 rows above the visible ones of a collection view, in one "
        + "batch"))
  /// Apply a snapshot with a thousand changes to a collection view.
  public static let appDiff = TimedOperation(
    AppOperation(
      action: .diff,
      summary: "apply a snapshot with 1,000 changes at random places to a collection view"))
  /// Turn a collection view on its side and back.
  public static let appRotate = TimedOperation(
    AppOperation(
      action: .rotate,
      summary: "rotate a collection view and back; visible items stay in place"))
  /// Scroll a collection view to an item past unmeasured ones.
  public static let appJump = TimedOperation(
    AppOperation(
      action: .jump,
      summary: "scroll a collection view to a random item past unmeasured ones"))
}
