public import BenchHarness
import BenchScenarios
import LayoutStrategies

/// The default run: the times of the engine and the benefit of each of its caches, from a thousand
/// to a million items.
///
/// Every row runs with the default engine. Some rows also run without one of the caches, including
/// rows where the cache has no effect or costs time. Linear strategies, such as `dictionary` and
/// `naive`, run only the rows of the matrix: more would leave no time for second rounds. As the
/// reference of a run, they run all rows.
public enum CoreSuite {
  private typealias Row = MatrixGroup.Row

  /// The item counts of the default run.
  public static let items = [1000, 10_000, 100_000, 1_000_000]

  /// The rows of the reference and of every strategy that is neither linear nor an ablation.
  static let rows: [MatrixGroup.Row] =
    ([
      "nested-groups": [.prepare, .query, .scroll, .rotate],
      "orthogonal-rows": [.prepare, .query, .scrollAcross, .rotate],
      "list-estimated": [.query, .resize, .insert, .scroll],
      "pinboard": [.query, .prepare, .reframe],
    ] as KeyValuePairs<String, [TimedOperation]>).flatMap { scenario, operations in
      operations.map { Row(scenario, $0) }
    }

  /// A strategy without one of the caches, and the rows it runs.
  struct Ablation {
    let title: String
    let strategy: String
    let rows: [MatrixGroup.Row]
  }

  /// The strategies without one of the caches, in the order of the report's matrix.
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

  /// The rows of the default engine in a collection view, timed for each way of requesting sections
  /// from the app.
  static let viewRows: [MatrixGroup.Row] = [
    Row("mixed-screen", .appFirstScreen),
    Row("mixed-screen", .appBatch),
  ]

  /// The options that request fewer sections from the app, each with the suffix it adds to the name
  /// of an operation.
  private static let requestOptions = [
    (title: "section keys", suffix: "-by-key"), (title: "on demand", suffix: "-on-demand"),
  ]

  /// The rows of linear strategies.
  ///
  /// The report's matrix has these rows for `dictionary`, `naive` and strategies of the program.
  static let headlines: [MatrixGroup.Row] = [
    Row("nested-groups", .query),
    Row("orthogonal-rows", .query),
    Row("orthogonal-rows", .scrollAcross),
    Row("list-estimated", .resize),
  ]

  /// Returns whether a strategy, possibly the reference of the run, runs a row of the suite.
  static func includes(
    _ strategy: StrategyEntry, _ row: MatrixGroup.Row, isReference: Bool
  ) -> Bool {
    let ablations = Self.ablations
    if let own = ablations.first(where: { $0.strategy == strategy.name }) {
      return own.rows.contains(row)
    }
    guard strategy.name == StrategyEntry.all[0].name else {
      return (isReference || !strategy.isLinear ? rows : headlines).contains(row)
    }
    return rows.contains(row) || ablations.contains { $0.rows.contains(row) }
      || viewRows.contains { view in
        view == row || requestOptions.contains { view.adding($0.suffix) == row }
      }
  }

  /// Returns whether a benchmark belongs to a row of the suite, regardless of its size and
  /// strategy.
  package static func includes(_ key: BenchmarkKey) -> Bool { includes(Row(of: key)) }

  /// Returns whether any strategy runs a row.
  static func includes(_ row: MatrixGroup.Row) -> Bool {
    includes(StrategyEntry.all[0], row, isReference: true)
  }

  /// The default strategies: the default engine, the strategies without one of its caches, then the
  /// other strategies with `naive` last.
  public static var strategies: [StrategyEntry] {
    let all = StrategyEntry.all
    let caches = all.filter { entry in ablations.contains { $0.strategy == entry.name } }
    let others: [StrategyEntry] = all.dropFirst().filter(\.isDefault)
    return [all[0]] + caches + others.filter { $0.name != naive }
      + others.filter { $0.name == naive }
  }

  private static let naive = NaiveLayout.name

  /// Returns the matrix of a run: the strategies to compare with the first one, and the rows of
  /// each.
  ///
  /// - Parameter strategies: The strategies of the run, the reference first.
  /// - Returns: A group for each strategy without one of the caches and, if the default engine is
  ///   the reference, a group for each option to request fewer sections. The remaining strategies
  ///   follow with one group each.
  public static func matrix(of strategies: [StrategyEntry]) -> [MatrixGroup] {
    let names = strategies.dropFirst().map(\.name)
    let reference = StrategyEntry.all[0].name
    let requestOptions = strategies.first?.name == reference ? Self.requestOptions : []
    let caches = ablations.filter { names.contains($0.strategy) }
    let others = names.filter { name in !ablations.contains { $0.strategy == name } }
    return caches.map { MatrixGroup(title: $0.title, strategy: $0.strategy, rows: $0.rows) }
      + requestOptions.map {
        MatrixGroup(title: $0.title, strategy: reference, rows: viewRows, suffix: $0.suffix)
      } + others.map { MatrixGroup(title: $0, strategy: $0, rows: headlines) }
  }
}
