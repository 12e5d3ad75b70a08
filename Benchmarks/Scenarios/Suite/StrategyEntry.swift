import BenchHarness
public import LayoutCore
import LayoutStrategies

/// One strategy of the suite: its name, and how it is benchmarked and checked.
public struct StrategyEntry: Sendable {
  /// The name on the command line and in result files.
  public let name: String
  /// What the strategy remembers and how it finds things, in one line.
  public let summary: String
  /// Whether the strategy is part of the default run.
  public let isDefault: Bool

  /// Replays a trace and says what was answered at each step.
  let replay: @Sendable (Workload) throws -> [TraceStep]
  /// Sets up one operation.
  ///
  /// Strategies that are laid out already are kept in the store between operations.
  let benchmark: @Sendable (Workload, Operation, StrategyStore) -> any PreparedBenchmark

  /// Makes an entry for a type of strategy.
  ///
  /// - Parameters:
  ///   - type: The strategy.
  ///   - summary: What it remembers and how it finds things, in one line.
  ///   - isDefault: Whether it is part of the default run.
  public init<Strategy: LayoutStrategy>(
    _ type: Strategy.Type, summary: String, isDefault: Bool = false
  ) {
    name = Strategy.name
    self.summary = summary
    self.isDefault = isDefault
    replay = { try TraceReplay.run(Strategy.self, on: $0) }
    benchmark = { workload, operation, store in
      func laidOut() -> Strategy { store.strategy(Strategy.self, for: workload) }
      return switch operation {
      case .prepare: PrepareBenchmark<Strategy>(workload, showsFirstScreen: false)
      case .firstScreen: PrepareBenchmark<Strategy>(workload, showsFirstScreen: true)
      case .query: QueryBenchmark(workload, strategy: laidOut())
      case .scroll: ScrollBenchmark(workload, strategy: laidOut())
      case .item: ItemBenchmark(workload, strategy: laidOut())
      case .materialise: MaterialiseBenchmark(workload, strategy: laidOut())
      case .rotate: RotateBenchmark(workload, strategy: laidOut())
      }
    }
  }

  /// The strategies of the suite, the fastest first.
  public static let all: [StrategyEntry] = [
    StrategyEntry(
      DefaultLayoutEngine.self,
      summary: "measurements shared by all sections, arithmetic instead of positions",
      isDefault: true),
    StrategyEntry(
      NaiveLayout.self, summary: "no cache: solves and scans everything for every answer",
      isDefault: true),
    StrategyEntry(
      DictionaryLayout.self,
      summary: "an attributes object per item in a dictionary, made eagerly, scanned linearly",
      isDefault: true),
    StrategyEntry(
      LayoutEngine<SectionMeasurementCache, RunLengthExtents>.self,
      summary: "as default, with measurements of each section apart"),
    StrategyEntry(
      LayoutEngine<NoMeasurementCache, RunLengthExtents>.self,
      summary: "as default, without remembering measurements"),
  ]
}
