@testable import BenchHarness
@testable import BenchReports

extension HistoryCommit {
  /// Returns the commit with a number; higher numbers have later dates.
  static func sample(_ number: Int) -> HistoryCommit {
    HistoryCommit(
      name: String(repeating: "\(number)", count: 40), date: "2026-01-0\(number)T00:00:00Z",
      subject: "change \(number)")
  }
}

extension HistoryEntry {
  /// Returns an entry with the figures of one benchmark.
  static func sample(
    _ number: Int, _ row: Row, scenario: String = "screen", version: String = "1",
    compiler: String = "Swift 6"
  ) -> HistoryEntry {
    let key = BenchmarkKey(
      scenario: scenario, operation: "query", items: 1000, strategy: "default")
    let conditions = GateConditions.sample(compiler: compiler)
    let kinds: [FigureKind] = [.work, .memory, .instructions]
    let sections = kinds.map { kind in
      BaselineSection(
        kind: kind, conditions: conditions, scenarios: [scenario: version],
        rows: [
          key: row.filter { Figures.kind(of: $0.key) == kind }.mapValues(FigureValue.number)
        ])
    }
    return HistoryEntry(
      .sample(number), baseline: Baseline(sections: sections), preferring: conditions.platform)
  }
}

extension History {
  /// Creates a history from entries.
  init(_ entries: [HistoryEntry]) {
    self.init()
    for entry in entries { record(entry) }
  }
}
