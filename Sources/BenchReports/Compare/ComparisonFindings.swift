import BenchHarness

/// The crossover between two strategies: the number of items where one becomes faster than the
/// other.
package struct Crossover: Codable, Sendable, Equatable {
  /// The name of the scenario.
  package var scenario: String
  /// The name of the operation.
  package var operation: String
  /// The strategy that is faster with fewer items.
  package var below: String
  /// The strategy that is faster with more items.
  package var above: String
  /// The number of items where both strategies take the same time, interpolated between two
  /// measured sizes in log-log coordinates.
  package var items: Int

  /// Returns the crossovers between the first side and each other side.
  ///
  /// Only sizes with a faster side are considered. Each crossover is interpolated between two
  /// consecutive sizes of this kind.
  static func all(in rows: [ComparedRow]) -> [Crossover] {
    var points: [Point] = []
    for row in rows {
      let decided = row.sides.dropFirst().filter { $0.outcome == .slower || $0.outcome == .faster }
      points += decided.map { Point(row: row, side: $0) }
    }
    return points.grouped { [$0.row.key.scenario, $0.row.key.operation, $0.side.name] }
      .flatMap { _, points in
        let sorted = points.sorted { $0.row.key.items < $1.row.key.items }
        return zip(sorted, sorted.dropFirst()).compactMap { Self(between: $0, $1) }
      }
  }

  /// A row and one of its sides that is faster or slower than the first side.
  private struct Point {
    let row: ComparedRow
    let side: ComparedSide

    /// The logarithm of the number of items.
    var size: Double { Power.logarithm(Double(row.key.items)) }
  }
}

extension Crossover {
  /// Creates the crossover between two measured sizes, or returns `nil` if the same side is faster
  /// at both.
  private init?(between small: Point, _ large: Point) {
    guard small.side.outcome != large.side.outcome else { return nil }
    let (from, to) = (small.side.verdict?.median ?? 0, large.side.verdict?.median ?? 0)
    let size = small.size + (large.size - small.size) * (from / (from - to))
    let names = [small.row.sides[0].name, small.side.name]
    let isFirstFaster = small.side.outcome == .slower
    self.init(
      scenario: small.row.key.scenario, operation: small.row.key.operation,
      below: names[isFirstFaster ? 0 : 1], above: names[isFirstFaster ? 1 : 0],
      items: Int(Power.exponential(size).rounded()))
  }
}

/// The growth of an operation's time with the number of items, for each side.
package struct ComparedGrowth: Codable, Sendable, Equatable {
  /// The exponent of the number of items in the time of a side, based on the rounds that measured
  /// all sizes.
  package struct Exponent: Codable, Sendable, Equatable {
    /// The median exponent over all rounds.
    package var exponent: Double
    /// The lower end of the exponent's confidence interval, or `nil` if there were too few rounds.
    package var low: Double?
    /// The upper end of the exponent's confidence interval, or `nil` if there were too few rounds.
    package var high: Double?
  }

  /// The name of the scenario.
  package var scenario: String
  /// The name of the operation.
  package var operation: String
  /// The measured item counts, in ascending order.
  package var items: [Int]
  /// The exponent of the number of items for each side, keyed by the side's name.
  package var exponents: [String: Exponent]

  /// The difference between the largest and the smallest exponent.
  var spread: Double {
    let values = exponents.values.map(\.exponent)
    return (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// Returns the growth of each operation measured at two or more sizes, with simultaneous
  /// confidence intervals.
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

  /// Returns the exponents of a side, one for each round with measurements at all sizes.
  private static func exponents(of side: String, in rows: [ComparedRow]) -> [Double] {
    let times = rows.compactMap { row in row.side(side).map { (row.key.items, $0.nanoseconds) } }
    return (0..<(times.map(\.1.count).min() ?? 0)).compactMap { round in
      GrowthFit.exponent(of: times.map { ($0.0, $0.1[round]) })
    }
  }
}

/// A strategy dominated by another one: better in no row and worse in at least one.
package struct DominatedStrategy: Codable, Sendable, Equatable {
  /// The name of the dominated strategy.
  package var strategy: String
  /// The name of the dominating strategy.
  package var by: String
  /// The number of rows with measurements of both strategies.
  package var rows: Int

  /// The minimum number of common rows required to call a strategy dominated.
  static let minRows = 3

  /// The maximum relative difference between instruction counts considered equal.
  ///
  /// The counts depend slightly on the state of the allocator.
  static let instructionMargin = 0.005

  /// Compares the first side with each other strategy, and returns the dominated strategy of each
  /// pair that has one.
  ///
  /// Domination requires at least three rows and no undecided times.
  static func all(in rows: [ComparedRow]) -> [DominatedStrategy] {
    rows.flatMap { $0.sides.dropFirst() }.distinct(by: \.name).compactMap { name in
      var outcomes: [Outcome] = []
      var count = 0
      for row in rows {
        guard let side = row.side(name) else { continue }
        count += 1
        outcomes += relations(of: side, to: row.sides[0])
      }
      guard count >= minRows else { return nil }
      func isWorse(_ one: Outcome) -> Bool {
        outcomes.contains(one) && outcomes.allSatisfy { $0 == one || $0 == .same }
      }
      let first = rows[0].sides[0].name
      if isWorse(.slower) { return DominatedStrategy(strategy: name, by: first, rows: count) }
      return isWorse(.faster) ? DominatedStrategy(strategy: first, by: name, rows: count) : nil
    }
  }

  /// Returns the outcome for each figure measured on both sides: the time, allocations, memory and
  /// instructions.
  ///
  /// The outcome is `slower` for any figure higher than the first side's figure.
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
