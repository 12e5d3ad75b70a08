/// One figure of one benchmark over all commits of a history.
public struct HistorySeries: Sendable, Equatable {
  /// The benchmark.
  public let key: BenchmarkKey
  /// The name of the figure.
  public let figure: String
  /// The figure at each commit; nil where it was not measured.
  public let values: [Double?]
  /// The changes, the oldest first.
  public let steps: [HistoryStep]

  /// The figure at the first commit that has it.
  public let first: Double
  /// The figure at the last commit that has it.
  public let last: Double
  /// The least figure.
  public let least: Double
  /// The greatest figure.
  public let greatest: Double

  /// Makes a series of the figures of entries, or nil where none has the figure.
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
            otherCause: entries[position].obstacle(
              to: figure, of: key.scenario, since: entries[earlier.position])))
      }
      earlier = (position, value)
    }
    return steps
  }

  /// Whether the figure changed.
  public var hasChanged: Bool { !steps.isEmpty }

  /// How far the figure went up and down: the logarithm of how many times as large it was at its
  /// greatest than at its least, each with 1 added, so that 0 has a place.
  var spread: Double { Power.logarithm((greatest + 1) / (max(least, 0) + 1)) }

  /// The series of all figures in a history that patterns choose, in order of their names.
  ///
  /// - Complexity: O(*f* log *f*) for *f* figures at all commits together.
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
