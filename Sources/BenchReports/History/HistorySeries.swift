package import BenchHarness

/// A figure of one benchmark over all commits of a history.
package struct HistorySeries: Sendable, Equatable {
  /// The benchmark the figure belongs to.
  package let key: BenchmarkKey
  /// The name of the figure.
  package let figure: String
  /// The figure at each commit, or `nil` where it was not measured.
  package let values: [Double?]
  /// The changes in the figure, oldest first.
  package let steps: [HistoryStep]

  /// The earliest measured value of the figure.
  package let first: Double
  /// The latest measured value of the figure.
  package let last: Double
  /// The smallest value of the figure.
  package let least: Double
  /// The greatest value of the figure.
  package let greatest: Double

  /// Creates the series of a figure in the given entries, or returns `nil` if no entry contains the
  /// figure.
  init?(_ figure: String, of key: BenchmarkKey, in entries: [HistoryEntry]) {
    let values = entries.map { $0.figures[key]?[figure] }
    let known = values.compactMap { $0 }
    guard let first = known.first, let last = known.last, let least = known.min(),
      let greatest = known.max()
    else { return nil }
    self.key = key
    self.figure = figure
    self.values = values
    self.first = first
    self.last = last
    self.least = least
    self.greatest = greatest
    steps = Self.steps(figure, of: key, values, in: entries)
  }

  private static func steps(
    _ figure: String, of key: BenchmarkKey, _ values: [Double?], in entries: [HistoryEntry]
  ) -> [HistoryStep] {
    var steps: [HistoryStep] = []
    var earlier: (position: Int, value: Double)?
    for (position, value) in values.enumerated() {
      guard let value else { continue }
      if let earlier, earlier.value != value {
        steps.append(
          HistoryStep(
            position: position, before: earlier.value, after: value,
            otherCause: entries[position].mismatch(
              of: figure, in: key.scenario, since: entries[earlier.position])))
      }
      earlier = (position, value)
    }
    return steps
  }

  /// Whether the figure was measured at only one commit, so that no change is possible.
  var isMeasuredOnce: Bool { values.count { $0 != nil } == 1 }

  /// Whether the figure ever changed.
  package var hasChanged: Bool { !steps.isEmpty }

  /// The logarithm of the ratio of the greatest value to the smallest.
  ///
  /// A value may be 0, so 1 is added to both values before the division.
  var spread: Double { Power.logarithm((greatest + 1) / (max(least, 0) + 1)) }

  /// Returns the series of all matching figures in a history, in order of their names.
  ///
  /// - Complexity: O(*f* log *f*), where *f* is the number of figures of all commits together.
  static func all(in history: History, chosenBy selection: HistorySelection) -> [HistorySeries] {
    var names: [BenchmarkKey: Set<String>] = [:]
    for entry in history.entries {
      for (key, row) in entry.figures where selection.includes(key) {
        names[key, default: []].formUnion(row.keys)
      }
    }
    return names.sorted { $0.key < $1.key }.flatMap { key, figures in
      figures.sorted().filter(selection.includesFigure).compactMap {
        HistorySeries($0, of: key, in: history.entries)
      }
    }
  }
}

/// The patterns for selecting rows of a history; a `nil` pattern excludes nothing.
package struct HistorySelection: Sendable, Equatable {
  /// The pattern for scenario names.
  package var scenario: Glob?
  /// The pattern for operation names.
  package var operation: Glob?
  /// The item counts to include.
  package var items: [Int]?
  /// The pattern for strategy names.
  package var strategy: Glob?
  /// The pattern for figure names.
  package var figure: Glob?

  /// Creates a selection from patterns; without any, it includes every row.
  package init(
    scenario: Glob? = nil, operation: Glob? = nil, items: [Int]? = nil, strategy: Glob? = nil,
    figure: Glob? = nil
  ) {
    self.scenario = scenario
    self.operation = operation
    self.items = items
    self.strategy = strategy
    self.figure = figure
  }

  /// Returns whether a benchmark matches the patterns.
  func includes(_ key: BenchmarkKey) -> Bool {
    scenario?.matches(key.scenario) ?? true && operation?.matches(key.operation) ?? true
      && items?.contains(key.items) ?? true && strategy?.matches(key.strategy) ?? true
  }

  /// Returns whether the name of a figure matches the pattern.
  func includesFigure(_ name: String) -> Bool { figure?.matches(name) ?? true }
}

/// A change in a figure from one measured commit to the next.
package struct HistoryStep: Sendable, Equatable {
  /// The index of the later commit in the history.
  package var position: Int
  /// The figure before the change.
  package var before: Double
  /// The figure after the change.
  package var after: Double
  /// A measurement condition that changed at the same time and may be the cause, such as
  /// `other compiler`, or `nil` if there is none.
  package var otherCause: String?
}

extension HistoryEntry {
  /// Returns the first condition of a figure's measurement that has changed since an earlier entry,
  /// such as `other compiler`; `nil` if the figures of the two entries can be compared.
  func mismatch(of figure: String, in scenario: String, since earlier: HistoryEntry) -> String? {
    func differs<Value: Equatable>(_ value: (HistoryEntry) -> Value?) -> Bool {
      guard let old = value(earlier), let new = value(self) else { return false }
      return old != new
    }
    let kind = Figures.kind(of: figure)
    if differs({ $0.scenarios[scenario] }) { return "other input" }
    if kind != .work {
      if differs(\.platform) { return "other platform" }
      if differs(\.swift) { return "other compiler" }
    }
    let names = GateConditions.otherConditionNames(for: kind)
    return names.first { name in differs { $0.conditions[name] } }.map { "other \($0)" }
  }
}
