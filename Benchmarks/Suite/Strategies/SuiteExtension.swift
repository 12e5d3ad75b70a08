public import BenchScenarios

/// A program's additional strategies and scenarios for the suite.
public struct SuiteExtension: Sendable {
  /// The additions of the current task, none outside of ``apply(_:)``.
  @TaskLocal static var current = SuiteExtension()

  /// Strategies after the suite's; none of their names may be taken.
  public var strategies: [StrategyEntry]
  /// Scenarios after the suite's; none of their names may be taken.
  public var scenarios: [Scenario]

  /// Makes additions.
  public init(strategies: [StrategyEntry] = [], scenarios: [Scenario] = []) {
    self.strategies = strategies
    self.scenarios = scenarios
  }

  /// Does something with the suite extended.
  ///
  /// - Parameter body: The work; meanwhile ``StrategyEntry/all`` and ``Scenario/all`` end with the
  ///   additions.
  /// - Returns: The result of the work.
  @discardableResult
  public func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}

extension Scenario {
  /// The scenarios of the suite and of the program, in the order of reports.
  public static var all: [Scenario] { suite + SuiteExtension.current.scenarios }

  /// The scenarios with a layout.
  package static var screens: [Scenario] { all.filter(\.isScreen) }
}
