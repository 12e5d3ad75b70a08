import BenchHarness
import BenchScenarios
import BenchSuite
import Testing

/// An operation supported by a scenario.
struct ScenarioOperation: Sendable, CustomTestStringConvertible {
  let scenario: Scenario
  let operation: TimedOperation

  /// All operations of all scenarios.
  static let all = Scenario.all.flatMap { scenario in
    scenario.operations.map { ScenarioOperation(scenario: scenario, operation: $0) }
  }

  /// The number of iterations needed to tell whether a batch repeats another batch.
  ///
  /// Fixed rows take some gestures until a row stays where an earlier gesture left it; estimated
  /// contents are measured again in every frame.
  var iterations: Int {
    guard scenario.content == nil else { return operation == .scroll ? 40 : 4 }
    return operation == .scroll ? 200 : 12
  }

  var testDescription: String { "\(scenario.name) \(operation.name)" }
}

extension StrategyEntry {
  /// Distributes strategies over turns, because debug builds are slow: the first strategy takes
  /// part in every turn, and each other strategy in one of them.
  static func dealt(_ strategies: [StrategyEntry], turn: Int, of turns: Int) -> [StrategyEntry] {
    strategies.enumerated().filter { $0.offset == 0 || $0.offset % turns == turn }.map(\.element)
  }
}

extension Scenario {
  /// The number of items for a fast test; measuring contents takes the naive strategy about a
  /// thousand walks.
  var testItems: Int { content == nil ? 60 : 12 }

  /// Returns the pair of the scenario and an operation.
  func pair(_ operation: TimedOperation) -> ScenarioOperation {
    ScenarioOperation(scenario: self, operation: operation)
  }
}
