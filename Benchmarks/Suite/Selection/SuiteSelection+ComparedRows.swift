import BenchHarness
package import BenchReports
import BenchScenarios

extension SuiteSelection {
  /// The maximum number of scenario and operation pairs to compare if none are chosen explicitly.
  private static let maxChosen = 12

  /// Returns the rows of a comparison of strategies, smaller sizes first.
  ///
  /// Strategies that do not take part in a scenario are left out of its rows. A row needs at least
  /// two strategies.
  ///
  /// - Parameter sides: The sides to compare; each is compared with the first one.
  /// - Returns: The rows, each with at least two sides.
  /// - Throws: `SuiteError` if two strategies, scenarios or operations have the same name.
  package func comparedRows(_ sides: [ComparedSide]) throws -> [ComparedRow] {
    try requireDistinctNames()
    let entries = Dictionary(uniqueKeysWithValues: strategies.map { ($0.name, $0) })
    return items.flatMap { items in
      scenarios.flatMap { scenario in
        operations(on: scenario, items: items).compactMap { operation in
          let taking = sides.filter {
            entries[$0.strategy]?.takesPart(in: scenario, operation) ?? false
          }
          guard taking.count > 1, taking[0].name == sides[0].name else { return nil }
          return ComparedRow(
            key: BenchmarkKey(
              scenario: scenario.name, operation: operation.name, items: items,
              strategy: sides[0].strategy), sides: taking)
        }
      }
    }
  }

  /// Returns the rows whose strategies may differ.
  ///
  /// Rows are chosen if their work counters differ at the smallest size. Rows of the core suite
  /// come first, followed by the row with the greatest difference for each operation in turn.
  ///
  /// - Parameter rows: The rows of a comparison, to be compared by their work counters.
  /// - Returns: The chosen rows in their original order, the number of scenario and operation pairs
  ///   among them, and the number of all pairs. If no counters differ, all rows are chosen.
  package func differingRows(of rows: [ComparedRow]) -> (rows: [ComparedRow], pairs: Int, of: Int) {
    let pairs = rows.grouped { MatrixGroup.Row(of: $0.key) }
    let differing = pairs.map { (key: $0.elements[0].key, difference(in: $0.elements[0])) }
      .filter { $0.1 > 0 }
    let core = differing.filter { CoreSuite.includes($0.key) }.map { MatrixGroup.Row(of: $0.key) }
    let differences = differing.grouped { $0.key.operation }
      .map { $0.elements.sorted { $0.1 > $1.1 }.map { MatrixGroup.Row(of: $0.key) } }
    var chosen = Set(core.prefix(Self.maxChosen))
    for rank in 0..<(differences.map(\.count).max() ?? 0) {
      for parts in differences where rank < parts.count && chosen.count < Self.maxChosen {
        chosen.insert(parts[rank])
      }
    }
    guard !chosen.isEmpty else { return (rows, pairs.count, pairs.count) }
    return (rows.filter { chosen.contains(MatrixGroup.Row(of: $0.key)) }, chosen.count, pairs.count)
  }

  /// Returns the difference between the counters of a row's compared sides: the greatest ratio
  /// between two sides, minus 1.
  private func difference(in row: ComparedRow) -> Double {
    guard let scenario = scenarios.first(where: { $0.name == row.key.scenario }),
      let operation = TimedOperation(name: row.key.operation),
      let workload = try? scenario.workload(items: row.key.items, seed: seed)
    else { return 0 }
    let counts = Set(row.sides.map(\.strategy)).sorted().compactMap { name in
      let entry = strategies.first { $0.name == name }
      return try? entry?.benchmark(workload, operation, StrategyStore()).countWork()
    }
    guard let first = counts.first else { return 0 }
    var greatest = 1.0
    for other in counts.dropFirst() {
      for (name, count) in first {
        let (one, two) = (Double(count + 1), Double(other[name, default: 0] + 1))
        greatest = max(greatest, one / two, two / one)
      }
    }
    return greatest - 1
  }
}
