import BenchScenarios
import LayoutCore

/// Amounts of work in which a row is compared before it is timed, decided by what the row is and
/// never by a clock: a loaded machine compares as much as an idle one.
struct ComparisonPlan {
  /// The most answers of an operation.
  let answers: Int
  /// The most items whose frames are compared one by one, spread over all of them.
  let frames: Int
  /// Whether the frames of all items are compared at once, without single frames and views.
  var comparesWholeLayout = false
  /// The most views side by side whose elements are compared with all frames.
  let views: Int

  /// Makes the plan of an operation of a strategy on a workload.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - isLinear: Whether the strategy walks past all items for an answer.
  ///   - workload: The workload.
  ///   - limit: The most answers that the run wants.
  ///   - isBrief: Whether fewer answers are enough, as timed answers are compared as well.
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

  /// The most answers to each of a number of rows: all of a few, and fewer of many, so that a run
  /// compares about as many whatever it consists of.
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
