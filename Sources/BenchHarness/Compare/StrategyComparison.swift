import Foundation

/// Comparison of strategies with the first of them: the measurements, and their meaning.
public struct StrategyComparison: Codable, Sendable, Equatable {
  /// The version of the form that this code writes.
  public static let currentSchema = 1

  /// The version of the form.
  public var schema: Int
  /// The arguments of the run, without the path of the executable.
  public var command: [String]
  /// The seed from which all random input was made.
  public var seed: UInt64
  /// The conditions.
  public var environment: RunEnvironment
  /// The names of the strategies, the first of which the others are compared with.
  public var strategies: [String]
  /// The number of comparisons among which the probability of an error is divided.
  public var comparisons: Int
  /// The probability that any interval is wrong.
  public var alpha: Double
  /// The difference from which on two strategies are not equally fast.
  public var margin: Double
  /// The fewest rounds that can decide anything.
  public var requiredRounds: Int
  /// The trials of the parts and strategies before the comparison; nil where there were none.
  public var trials: TrialExtent?
  /// The reason why the comparison ended early; nil where it did not.
  public var interruption: String?
  /// The rows, with every number from which they were judged.
  public var rows: [ComparedRow]
  /// The rows that were not measured.
  public var leftOut: [PairedLeftOut]
  /// How time grows with the number of items; empty with one size.
  public var growth: [ComparedGrowth]
  /// The numbers of items at which strategies change places.
  public var crossovers: [Crossover]
  /// The strategies that are nowhere better than another one, and somewhere worse.
  public var dominated: [DominatedStrategy]

  /// Judges measurements.
  ///
  /// - Parameters:
  ///   - run: The measurements.
  ///   - strategies: The names of the strategies, in order.
  ///   - command: The arguments of the run.
  ///   - seed: The seed.
  ///   - environment: The conditions.
  public init(
    _ run: PairedRun, strategies: [String], command: [String], seed: UInt64,
    environment: RunEnvironment
  ) {
    let judge = PairedJudge(comparisons: max(1, run.comparisons))
    schema = Self.currentSchema
    self.command = command
    self.seed = seed
    self.environment = environment
    self.strategies = strategies
    comparisons = run.comparisons
    alpha = PairedJudge.familyAlpha
    margin = PairedJudge.margin
    requiredRounds = judge.requiredRounds
    rows = run.series.map { ComparedRow($0, judge: judge) }
    leftOut = run.leftOut
    growth = ComparedGrowth.all(of: run.series)
    crossovers = Self.crossovers(of: rows)
    dominated = DominatedStrategy.all(in: rows, strategies: strategies)
  }

  /// Whether any row has a winner or is a tie.
  public var decidesAnything: Bool {
    rows.contains { row in row.verdicts.contains { $0.outcome != .undecided } }
  }

  /// The comparison as JSON with sorted keys, ended by a line break.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  private static func crossovers(of rows: [ComparedRow]) -> [Crossover] {
    var order: [SeriesKey] = []
    var points: [SeriesKey: [Crossover.Point]] = [:]
    var firsts: [SeriesKey: String] = [:]
    for row in rows {
      for verdict in row.verdicts {
        let key = SeriesKey(
          scenario: row.row.scenario, operation: row.row.operation, strategy: verdict.strategy)
        if points[key] == nil { order.append(key) }
        firsts[key] = row.row.strategies.first
        points[key, default: []].append(
          Crossover.Point(items: row.row.items, ratio: verdict.ratio, outcome: verdict.outcome))
      }
    }
    return order.flatMap { key in
      Crossover.changes(in: points[key, default: []]).map { change in
        let first = firsts[key, default: ""]
        return Crossover(
          scenario: key.scenario, operation: key.operation,
          below: change.isFirstFasterBelow ? first : key.strategy,
          above: change.isFirstFasterBelow ? key.strategy : first, items: change.items)
      }
    }
  }
}
