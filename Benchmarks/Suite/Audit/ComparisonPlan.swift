import BenchScenarios
import LayoutCore

/// Amounts of comparison of a row before its timing, decided by the row and never by a clock: a
/// loaded machine compares the same amount.
struct ComparisonPlan {
  /// The most answers of an operation.
  let answers: Int
  /// The most items for comparing frames one by one, spread over all of them.
  let frames: Int
  /// Whether the frames of all items are compared at once, without single frames and views.
  var comparesWholeLayout = false
  /// The most adjacent views for comparing elements with all frames.
  let views: Int

  /// Makes the plan of an operation of a strategy on a workload.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - isLinear: Whether the strategy walks past all items for an answer.
  ///   - workload: The workload.
  ///   - limit: The most answers of the run.
  ///   - isBrief: Whether fewer answers suffice, because timed answers are compared, too.
  init(
    _ operation: TimedOperation, isLinear: Bool, on workload: Workload, limit: Int,
    isBrief: Bool = false
  ) {
    let cost = isLinear ? Self.mostVisited : operation.visitedItems(on: workload)
    let fewest = isBrief ? Self.fewestBriefAnswers : Self.fewAnswers
    answers = max(min(limit, fewest), min(limit, Self.mostVisited / max(1, cost)))
    frames = isLinear ? Self.linearFrames : Self.mostFrames / (isBrief ? 4 : 1)
    views = isLinear ? Self.linearViews : Self.mostViews / (isBrief ? 4 : 1)
  }

  /// The most answers to each of a number of rows: all of a few, and fewer of many, so every run
  /// compares about equally many.
  static func limit(rows: Int) -> Int { min(4096, max(64, mostAnswers / max(1, rows))) }

  /// Estimates the time of comparing a row on an idle machine.
  static func time(isLinear: Bool, items: Int, rows: Int) -> Duration {
    isLinear
      ? .microseconds(2 * fewAnswers * min(items, 1_000_000_000))
      : .microseconds(40 * limit(rows: rows) + min(items, mostFrames) / 8)
  }

  private static let fewAnswers = 8
  private static let fewestBriefAnswers = 1
  private static let mostAnswers = 120_000
  private static let mostVisited = 4_000_000
  private static let linearFrames = 16
  private static let linearViews = 8
  private static let mostFrames = 131_072
  private static let mostViews = 4096
}
