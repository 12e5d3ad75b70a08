/// Choice of rows of a history by patterns, of which one that is nil rules nothing out.
public struct HistorySelection: Sendable, Equatable {
  /// The names of scenarios.
  public var scenario: Glob?
  /// The names of operations.
  public var operation: Glob?
  /// The numbers of items.
  public var items: [Int]?
  /// The names of strategies.
  public var strategy: Glob?
  /// The names of figures.
  public var figure: Glob?

  /// Makes a choice.
  public init(
    scenario: Glob? = nil, operation: Glob? = nil, items: [Int]? = nil, strategy: Glob? = nil,
    figure: Glob? = nil
  ) {
    self.scenario = scenario
    self.operation = operation
    self.items = items
    self.strategy = strategy
    self.figure = figure
  }

  /// Whether a benchmark is chosen.
  func includes(_ key: BenchmarkKey) -> Bool {
    scenario?.matches(key.scenario) ?? true && operation?.matches(key.operation) ?? true
      && items?.contains(key.items) ?? true && strategy?.matches(key.strategy) ?? true
  }

  /// Whether a figure is chosen.
  func includesFigure(_ name: String) -> Bool { figure?.matches(name) ?? true }
}
