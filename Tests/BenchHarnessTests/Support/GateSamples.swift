@testable import BenchHarness
@testable import BenchReports

extension GateConditions {
  /// Returns the conditions of a fictitious machine.
  static func sample(
    platform: String = "Test x86, release, jemalloc 5", compiler: String = "Swift 6",
    library: String = "libc 2", valgrind: String? = "valgrind-3"
  ) -> GateConditions {
    GateConditions(platform: platform, compiler: compiler, library: library, valgrind: valgrind)
  }
}

extension BaselineSection {
  /// Returns a section with one series, whose figures are given by size.
  static func sample(
    _ figures: [Int: [String: Double]], kind: FigureKind = .work, operation: String = "query",
    version: String = "1", conditions: GateConditions = .sample()
  ) -> BaselineSection {
    var rows: [BenchmarkKey: Row] = [:]
    for (items, row) in figures {
      let key = BenchmarkKey(
        scenario: "screen", operation: operation, items: items, strategy: "default")
      rows[key] = row.mapValues(FigureValue.number)
    }
    return BaselineSection(
      kind: kind, conditions: conditions, scenarios: ["screen": version], rows: rows)
  }
}
