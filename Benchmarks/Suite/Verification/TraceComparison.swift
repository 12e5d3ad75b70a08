import BenchHarness
import BenchScenarios
import LayoutCore

/// A comparison of several strategies, made by replaying one trace on one workload.
struct TraceComparison {
  /// The time limit for shortening a trace, in nanoseconds.
  private static let shorteningTime: Int64 = 2_000_000_000

  private let workload: Workload
  private let actions: [TraceAction]

  /// Creates a comparison with the trace of a workload.
  ///
  /// A brief trace suits strategies of linear cost.
  init(_ workload: Workload, isBrief: Bool = false) {
    self.workload = workload
    actions = Trace(workload, isBrief: isBrief).actions
  }

  /// Compares the other strategies and a cross-check with the first strategy.
  ///
  /// - Parameter strategies: The strategies, starting with the one to compare all others with.
  /// - Returns: The difference, with the shortest trace found, or `nil` if all agree bit by bit.
  /// - Throws: `LayoutError` if a strategy cannot lay the workload out.
  func firstDifference(among strategies: [StrategyEntry]) throws -> TraceDifference? {
    guard let first = strategies.first else { return nil }
    let expected = try first.replay(workload, actions)
    for (index, answer) in expected.enumerated() {
      guard let drift = TraceDifference.drift(in: answer) else { continue }
      return TraceDifference(
        label: "\(label), \(first.name)", steps: Array(expected[...index]), at: index, drift)
    }
    let others = strategies.dropFirst().map { ($0.name, $0.replay) }
    for (name, replay) in others + [(first.crossCheck.name, first.crossCheck.replay)] {
      let actual = try replay(workload, actions)
      guard let index = zip(expected, actual).enumerated().first(where: { $1.0 != $1.1 })?.offset
      else { continue }
      return shortest(
        Array(actions[...index]), "\(label), \(first.name) against \(name)", first.replay, replay)
    }
    return nil
  }

  private var label: String {
    let surroundings = workload.environment.traceName
    let own = workload.scenario.environment.traceName
    return "\(workload.scenario.name), \(workload.items) items"
      + (surroundings == own ? "" : ", \(surroundings)")
  }

  /// Shortens a trace that makes two strategies give different answers, and returns their first
  /// difference.
  private func shortest(
    _ actions: [TraceAction], _ label: String, _ first: StrategyEntry.Replay,
    _ second: StrategyEntry.Replay
  ) -> TraceDifference? {
    let deadline = SetupDeadline(
      end: SystemClock().wallNanoseconds() + Self.shorteningTime)
    /// Returns the answers of both strategies, or no answers if an action cannot be replayed.
    ///
    /// An action that cannot be replayed therefore does not count as a difference.
    func answers(_ actions: [TraceAction]) -> (expected: [[TraceStep]], actual: [[TraceStep]]) {
      guard let expected = try? first(workload, actions),
        let actual = try? second(workload, actions)
      else { return ([], []) }
      return (expected, actual)
    }
    let shortest = Shrinker { deadline.hasTime }.shortest(actions) {
      let answers = answers($0)
      return answers.expected != answers.actual
    }
    let found = answers(shortest)
    return TraceDifference(label: label, expected: found.expected, actual: found.actual)
  }
}
