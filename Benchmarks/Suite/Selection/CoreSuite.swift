public import BenchHarness
import BenchScenarios
import LayoutStrategies

/// The default run: the times of the engine, and the worth of each of its caches, from a thousand
/// items to a million.
///
/// Every row runs with the default engine, with `dictionary` and with `naive`. Some rows also run
/// without a cache: rows for which the cache matters, does not matter, or costs something.
public enum CoreSuite {
  private typealias Row = MatrixGroup.Row

  /// The default sizes.
  public static let items = [1000, 10_000, 100_000, 1_000_000]

  /// The rows of the default engine, `dictionary` and `naive`.
  static let rows: [MatrixGroup.Row] =
    ([
      "nested-groups": [.prepare, .query, .scroll, .rotate],
      "orthogonal-rows": [.prepare, .query, .scrollAcross, .rotate],
      "list-estimated": [.query, .resize, .insert, .scroll],
      "pinboard": [.query, .prepare, .reframe],
    ] as KeyValuePairs<String, [TimedOperation]>).flatMap { scenario, operations in
      operations.map { Row(scenario, $0) }
    }

  /// A strategy without one of the caches, and its rows.
  struct Ablation {
    let title: String
    let strategy: String
    let rows: [MatrixGroup.Row]
  }

  /// The ablations, in the matrix's order.
  static let ablations: [Ablation] = [
    Ablation(
      title: "kept measurements", strategy: "measure-none",
      rows: [
        Row("nested-groups", .rotate),
        Row("orthogonal-rows", .prepare),
        Row("nested-groups", .query),
      ]),
    Ablation(
      title: "group measurement", strategy: "measure-each",
      rows: [
        Row("nested-groups", .query),
        Row("orthogonal-rows", .query),
      ]),
    Ablation(
      title: "extent index", strategy: "extents-flat",
      rows: [TimedOperation.resize, .insert, .scroll, .query].map {
        Row("list-estimated", $0)
      }),
    Ablation(
      title: "spatial index", strategy: "spatial-linear",
      rows: [
        Row("pinboard", .query),
        Row("waterfall", .query),
        Row("pinboard", .prepare),
      ]),
  ]

  /// The matrix rows of `dictionary`, `naive` and the program's own strategies.
  static let headlines: [MatrixGroup.Row] = [
    Row("nested-groups", .query),
    Row("orthogonal-rows", .query),
    Row("orthogonal-rows", .scrollAcross),
    Row("list-estimated", .resize),
  ]

  /// Whether a strategy runs a row.
  static func includes(_ strategy: String, _ row: MatrixGroup.Row) -> Bool {
    let ablations = Self.ablations
    if let own = ablations.first(where: { $0.strategy == strategy }) {
      return own.rows.contains(row)
    }
    return rows.contains(row)
      || strategy == StrategyEntry.all[0].name && ablations.contains { $0.rows.contains(row) }
  }

  /// Whether a benchmark is of a row of the suite, whatever its size and strategy.
  package static func includes(_ key: BenchmarkKey) -> Bool { includes(Row(of: key)) }

  /// Whether any strategy runs a row.
  static func includes(_ row: MatrixGroup.Row) -> Bool {
    includes(StrategyEntry.all[0].name, row)
  }

  /// The default strategies: the default engine, the ablations, and the others, the slowest last.
  public static var strategies: [StrategyEntry] {
    let all = StrategyEntry.all
    let caches = all.filter { entry in ablations.contains { $0.strategy == entry.name } }
    let others: [StrategyEntry] = all.dropFirst().filter(\.isDefault)
    return [all[0]] + caches + others.filter { $0.name != naive }
      + others.filter { $0.name == naive }
  }

  private static let naive = NaiveLayout.name

  /// The matrix of a run: the strategies to compare with the first one, and the rows of each.
  ///
  /// - Parameter strategies: The strategies of the run, the reference first.
  /// - Returns: A group for each further strategy, the caches first.
  public static func matrix(of strategies: [StrategyEntry]) -> [MatrixGroup] {
    let names = strategies.dropFirst().map(\.name)
    let caches = ablations.filter { names.contains($0.strategy) }
    let others = names.filter { name in !ablations.contains { $0.strategy == name } }
    return caches.map { MatrixGroup(title: $0.title, strategy: $0.strategy, rows: $0.rows) }
      + others.map { MatrixGroup(title: $0, strategy: $0, rows: headlines) }
  }
}
