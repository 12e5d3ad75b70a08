import BenchHarness

/// Number of items where two strategies change places.
package struct Crossover: Codable, Sendable, Equatable {
  /// The name of the scenario.
  package var scenario: String
  /// The name of the operation.
  package var operation: String
  /// The faster strategy at fewer items.
  package var below: String
  /// The faster strategy at more items.
  package var above: String
  /// The number of items with equal times of both, on a line between two measured sizes in log-log
  /// coordinates.
  package var items: Int

  /// The changes of places with the first side in rows of several sizes.
  ///
  /// Sizes without a winner are skipped: a line is drawn between sizes with a winner.
  static func all(in rows: [ComparedRow]) -> [Crossover] {
    let points = rows.flatMap { row in
      row.sides.dropFirst().map { (row: row, side: $0) }
    }.filter { $0.side.outcome == .slower || $0.side.outcome == .faster }
    return points.grouped { [$0.row.key.scenario, $0.row.key.operation, $0.side.name] }
      .flatMap { _, points in
        let sorted = points.sorted { $0.row.key.items < $1.row.key.items }
        return zip(sorted, sorted.dropFirst()).compactMap { left, right -> Crossover? in
          guard left.side.outcome != right.side.outcome else { return nil }
          let (from, to) = (left.side.verdict?.median ?? 0, right.side.verdict?.median ?? 0)
          let (small, large) = (
            Power.logarithm(Double(left.row.key.items)),
            Power.logarithm(Double(right.row.key.items))
          )
          let size = small + (large - small) * (from / (from - to))
          let names = [left.row.sides[0].name, left.side.name]
          let isFirstFaster = left.side.outcome == .slower
          return Crossover(
            scenario: left.row.key.scenario, operation: left.row.key.operation,
            below: names[isFirstFaster ? 0 : 1], above: names[isFirstFaster ? 1 : 0],
            items: Int(Power.exponential(size).rounded()))
        }
      }
  }
}

/// Growth of the time of one operation with the number of items, for each side.
package struct ComparedGrowth: Codable, Sendable, Equatable {
  /// Exponent of *n* over the rounds; each round has measured all sizes.
  package struct Exponent: Codable, Sendable, Equatable {
    /// The median.
    package var exponent: Double
    /// The lower end of its interval; nil with fewer rounds than an interval needs.
    package var low: Double?
    /// The upper end of its interval; nil with fewer rounds than an interval needs.
    package var high: Double?
  }

  /// The name of the scenario.
  package var scenario: String
  /// The name of the operation.
  package var operation: String
  /// The measured numbers of items, ascending.
  package var items: [Int]
  /// The exponents of *n*, by the names of the sides.
  package var exponents: [String: Exponent]

  /// The difference between the largest and the smallest exponent.
  var spread: Double {
    let values = exponents.values.map(\.exponent)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// The growth of everything measured at two sizes or more, with simultaneous intervals.
  static func all(of rows: [ComparedRow]) -> [ComparedGrowth] {
    let groups = rows.grouped { [$0.key.scenario, $0.key.operation] }
    let rounds = groups.map { _, rows in
      Dictionary(
        uniqueKeysWithValues: rows.flatMap(\.sides).distinct(by: \.name).map {
          ($0, exponents(of: $0, in: rows))
        }
      ).filter { !$0.value.isEmpty }
    }
    let count = rounds.reduce(0) { $0 + $1.count }
    return zip(groups, rounds).compactMap { group, rounds in
      guard !rounds.isEmpty else { return nil }
      return ComparedGrowth(
        scenario: group.key[0], operation: group.key[1],
        items: group.elements.map(\.key.items).sorted(),
        exponents: rounds.mapValues { rounds in
          let interval = SignTest.interval(
            of: rounds, alpha: ComparisonRule.familyAlpha / Double(count))
          return Exponent(
            exponent: Quantile.value(0.5, of: rounds), low: interval?.lowerBound,
            high: interval?.upperBound)
        })
    }
  }

  /// The exponent of a side in each round present at all sizes.
  private static func exponents(of side: String, in rows: [ComparedRow]) -> [Double] {
    let times = rows.compactMap { row in row.side(side).map { (row.key.items, $0.nanoseconds) } }
    return (0..<(times.map(\.1.count).min() ?? 0)).compactMap { round in
      GrowthFit.exponent(of: times.map { ($0.0, $0.1[round]) })
    }
  }
}

/// Strategy nowhere better than another one, and somewhere worse.
package struct DominatedStrategy: Codable, Sendable, Equatable {
  /// The name of the dominated strategy.
  package var strategy: String
  /// The name of the dominating strategy.
  package var by: String
  /// The number of rows shared by both.
  package var rows: Int

  /// The fewest rows to call a strategy nowhere better.
  static let fewestRows = 3

  /// The difference of instructions up to which two counts are equal: an allocator's state may cost
  /// some more or fewer.
  static let instructionMargin = 0.005

  /// The dominated ones among sides compared with the first of them.
  ///
  /// Nothing is dominated by fewer than three rows, or while any time is undecided.
  static func all(in rows: [ComparedRow]) -> [DominatedStrategy] {
    rows.flatMap { $0.sides.dropFirst() }.distinct(by: \.name).compactMap { name in
      var outcomes: [Outcome] = []
      var count = 0
      for row in rows {
        guard let side = row.side(name) else { continue }
        count += 1
        outcomes += relations(of: side, to: row.sides[0])
      }
      guard count >= fewestRows else { return nil }
      func isWorse(_ one: Outcome) -> Bool {
        outcomes.contains(one) && outcomes.allSatisfy { $0 == one || $0 == .same }
      }
      let first = rows[0].sides[0].name
      if isWorse(.slower) { return DominatedStrategy(strategy: name, by: first, rows: count) }
      return isWorse(.faster) ? DominatedStrategy(strategy: first, by: name, rows: count) : nil
    }
  }

  /// The relations of a side's measurements to the first side's: slower where it costs more.
  private static func relations(
    of side: ComparedSide, to first: ComparedSide
  ) -> [Outcome] {
    func relation(_ one: Double?, _ other: Double?, margin: Double = 0) -> Outcome? {
      guard let one, let other else { return nil }
      if abs(other - one) <= margin * max(one, other) { return .same }
      return one < other ? .slower : .faster
    }
    func exact(_ figure: (WorkerCounts) -> Int?) -> Outcome? {
      relation(
        first.work.flatMap(figure).map(Double.init), side.work.flatMap(figure).map(Double.init))
    }
    return [
      side.outcome, exact(\.allocations?.count), exact(\.allocations?.bytes), exact(\.liveBytes),
      relation(first.instructions, side.instructions, margin: instructionMargin),
    ].compactMap { $0 }
  }
}
