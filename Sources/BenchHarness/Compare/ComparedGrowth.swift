/// How the time of one operation grows with the number of items, by strategy.
public struct ComparedGrowth: Codable, Sendable, Equatable {
  /// The scenario.
  public var scenario: String
  /// The operation.
  public var operation: String
  /// The numbers of items that were measured, ascending.
  public var items: [Int]
  /// The exponent of *n*, by the names of the strategies.
  public var exponents: [String: Double]

  /// The growth of everything that was measured at two sizes or more.
  static func all(of series: [PairedSeries]) -> [ComparedGrowth] {
    var order: [[String]] = []
    var groups: [[String]: [PairedSeries]] = [:]
    for entry in series {
      let key = [entry.row.scenario, entry.row.operation]
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(entry)
    }
    return order.compactMap { key in
      let group = groups[key, default: []]
      var exponents: [String: Double] = [:]
      for strategy in Set(group.flatMap(\.row.strategies)) {
        exponents[strategy] = GrowthFit.exponent(
          of: group.compactMap { entry in
            entry.sides.first { $0.strategy == strategy }?.median.map { (entry.row.items, $0) }
          })
      }
      guard !exponents.isEmpty else { return nil }
      return ComparedGrowth(
        scenario: key[0], operation: key[1], items: group.map(\.row.items).sorted(),
        exponents: exponents)
    }
  }
}
