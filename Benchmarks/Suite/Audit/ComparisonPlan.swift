import BenchScenarios
import LayoutCore

/// The number of answers, frames and visible rectangles to compare for a row of the suite before it
/// is timed.
///
/// These numbers depend only on the row and not on a clock, so a busy machine compares just as
/// much.
struct ComparisonPlan {
  /// The maximum number of answers to compare.
  let answers: Int
  /// The maximum number of frames to compare one by one, spread over all items.
  let frames: Int
  /// Whether to compare the frames of all items as a whole rather than individual frames and
  /// rectangles.
  var comparesWholeLayout = false
  /// The maximum number of adjacent rectangles to query and compare with the frames.
  let views: Int

  /// Creates the plan for an operation of a strategy on a workload.
  ///
  /// - Parameters:
  ///   - operation: The compared operation.
  ///   - isLinear: Whether the strategy visits all items for each answer.
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - limit: The maximum number of answers per operation in this run.
  ///   - isBrief: Whether fewer answers are enough because timed answers are compared as well.
  init(
    _ operation: TimedOperation, isLinear: Bool, on workload: Workload, limit: Int,
    isBrief: Bool = false
  ) {
    let cost = isLinear ? Self.maxVisited : operation.visitedItems(on: workload)
    let fewest = isBrief ? Self.minBriefAnswers : Self.fewAnswers
    answers = max(min(limit, fewest), min(limit, Self.maxVisited / max(1, cost)))
    frames = isLinear ? Self.linearFrames : Self.maxFrames / (isBrief ? 4 : 1)
    views = isLinear ? Self.linearViews : Self.maxViews / (isBrief ? 4 : 1)
  }

  /// Returns the maximum number of answers to compare per row: all answers for a few rows, and
  /// fewer for many rows, so that the total stays about the same.
  static func limit(rows: Int) -> Int { min(4096, max(64, maxAnswers / max(1, rows))) }

  /// Estimates the time needed to compare a row on an idle machine.
  static func time(isLinear: Bool, items: Int, rows: Int) -> Duration {
    isLinear
      ? .microseconds(2 * fewAnswers * min(items, 1_000_000_000))
      : .microseconds(40 * limit(rows: rows) + min(items, maxFrames) / 8)
  }

  private static let fewAnswers = 8
  private static let minBriefAnswers = 1
  private static let maxAnswers = 120_000
  private static let maxVisited = 4_000_000
  private static let linearFrames = 16
  private static let linearViews = 8
  private static let maxFrames = 131_072
  private static let maxViews = 4096
}
