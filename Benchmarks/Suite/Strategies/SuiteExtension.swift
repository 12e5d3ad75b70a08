public import BenchScenarios

/// The strategies and scenarios added to the suite by a program.
public struct SuiteExtension: Sendable {
  /// The extension that applies to the current task; empty outside ``apply(_:)``.
  @TaskLocal static var current = SuiteExtension()

  /// The strategies to add after the suite's own; their names must differ from existing names.
  public var strategies: [StrategyEntry]
  /// The scenarios to add after the suite's own; their names must differ from existing names.
  public var scenarios: [Scenario]

  /// Creates an extension from its additions.
  public init(strategies: [StrategyEntry] = [], scenarios: [Scenario] = []) {
    self.strategies = strategies
    self.scenarios = scenarios
  }

  /// Calls a closure while the suite is extended.
  ///
  /// - Parameter body: The closure to call. During the call, ``StrategyEntry/all`` and
  ///   ``Scenario/all`` end with the additions.
  /// - Returns: The return value of `body`.
  @discardableResult
  public func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: body)
  }
}

extension Scenario {
  /// The scenarios of the suite and of the program, in the order of reports.
  public static var all: [Scenario] { suite + SuiteExtension.current.scenarios }

  /// The scenarios with a layout, excluding scenarios of snapshots only.
  package static var screens: [Scenario] { all.filter(\.isScreen) }
}
