/// How the time of one operation grows with the number of items, by strategy.
public struct ComparedGrowth: Codable, Sendable, Equatable {
  /// The scenario.
  public var scenario: String
  /// The operation.
  public var operation: String
  /// The numbers of items that were measured, ascending.
  public var items: [Int]
  /// The exponent of *n*, by the names of the strategies.
  public var exponents: [String: ComparedExponent]

  /// The growth of everything that was measured at two sizes or more.
  ///
  /// - Parameter series: The measurements.
  /// - Returns: The exponents, with intervals that hold for all of them together.
  static func all(of series: [PairedSeries]) -> [ComparedGrowth] {
    var order: [[String]] = []
    var groups: [[String]: [PairedSeries]] = [:]
    for entry in series {
      let key = [entry.row.scenario, entry.row.operation]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(entry)
    }
    var growths: [(growth: ComparedGrowth, rounds: [String: [Double]])] = []
    for key in order {
      let group = groups[key, default: []]
      var rounds: [String: [Double]] = [:]
      for strategy in Set(group.flatMap(\.row.strategies)) {
        let exponents = exponents(of: strategy, in: group)
        if !exponents.isEmpty { rounds[strategy] = exponents }
      }
      guard !rounds.isEmpty else { continue }
      let growth = ComparedGrowth(
        scenario: key[0], operation: key[1], items: group.map(\.row.items).sorted(), exponents: [:])
      growths.append((growth, rounds))
    }
    let count = growths.reduce(0) { $0 + $1.rounds.count }
    return growths.map { entry in
      var growth = entry.growth
      growth.exponents = entry.rounds.mapValues {
        ComparedExponent($0, alpha: PairedJudge.familyAlpha / Double(count))
      }
      return growth
    }
  }

  /// The exponent of a strategy in each round that all sizes have.
  private static func exponents(of strategy: String, in group: [PairedSeries]) -> [Double] {
    let sides = group.compactMap { entry in
      entry.sides.first { $0.strategy == strategy }.map { (entry.row.items, $0.medians) }
    }
    return (0..<(sides.map(\.1.count).min() ?? 0)).compactMap { round in
      GrowthFit.exponent(of: sides.map { ($0.0, $0.1[round]) })
    }
  }
}
