import BenchHarness
import BenchScenarios
import BenchSuite
import Testing

/// An operation that means something in a scenario.
struct ScenarioOperation: Sendable, CustomTestStringConvertible {
  let scenario: Scenario
  let operation: TimedOperation

  /// Every one that there is.
  static let all = Scenario.all.flatMap { scenario in
    scenario.operations.map { ScenarioOperation(scenario: scenario, operation: $0) }
  }

  /// How many iterations show that a batch repeats another one.
  ///
  /// Fixed rows take some gestures until
  /// one stays where another one left it; what is estimated is measured anew in every frame.
  var iterations: Int {
    guard scenario.content == nil else { return operation == .scroll ? 40 : 4 }
    return operation == .scroll ? 200 : 12
  }

  var testDescription: String { "\(scenario.name) \(operation.name)" }
}

extension StrategyEntry {
  /// Deals strategies out, as debug builds are slow: the first one takes part in every turn, each
  /// of the others in one of them.
  static func dealt(_ strategies: [StrategyEntry], turn: Int, of turns: Int) -> [StrategyEntry] {
    strategies.enumerated().filter { $0.offset == 0 || $0.offset % turns == turn }.map(\.element)
  }
}

extension Scenario {
  /// How many items make a test that is over in a moment: measuring contents takes the strategy
  /// without memory some thousand walks.
  var testItems: Int { content == nil ? 60 : 12 }

  /// The operation with this name.
  func pair(_ operation: TimedOperation) -> ScenarioOperation {
    ScenarioOperation(scenario: self, operation: operation)
  }
}
