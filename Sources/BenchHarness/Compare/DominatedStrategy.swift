/// A strategy that is nowhere better than another one, and somewhere worse.
public struct DominatedStrategy: Codable, Sendable, Equatable {
  /// The strategy.
  public var strategy: String
  /// The other one.
  public var by: String
  /// The number of rows that both have.
  public var rows: Int

  /// The dominated ones among strategies that were compared with the first of them.
  static func all(in rows: [ComparedRow], strategies: [String]) -> [DominatedStrategy] {
    guard let first = strategies.first else { return [] }
    return strategies.dropFirst().compactMap { other in
      var relations: [Dominance.Relation] = []
      var count = 0
      for row in rows where row.row.strategies.first == first {
        guard let verdict = row.verdicts.first(where: { $0.strategy == other }) else { continue }
        count += 1
        relations.append(Dominance.relation(verdict.outcome))
        let (one, two) = (row.side(first), row.side(other))
        relations += [
          Dominance.relation(one?.allocations?.count, two?.allocations?.count),
          Dominance.relation(one?.allocations?.bytes, two?.allocations?.bytes),
          Dominance.relation(one?.liveBytes, two?.liveBytes),
          Dominance.relation(instructions: one?.instructions, two?.instructions),
        ].compactMap { $0 }
      }
      if Dominance.isSecondDominated(relations) {
        return DominatedStrategy(strategy: other, by: first, rows: count)
      }
      return Dominance.isFirstDominated(relations)
        ? DominatedStrategy(strategy: first, by: other, rows: count) : nil
    }
  }
}
