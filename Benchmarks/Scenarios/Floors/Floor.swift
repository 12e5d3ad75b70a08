import BenchHarness
import LayoutCore

/// Floor rows: the least work that an operation can be, as benchmarks beside those of the
/// strategies.
///
/// | operation | floor |
/// |---|---|
/// | `prepare` | writes one record for each node of the distinct plans and for each section |
/// | `query` | binary search in an array of row starts, copies the elements that are found |
/// | `materialise` | writes a rectangle for each item, into warm or into fresh memory |
/// | `diff` | compares equal lists; looks others up in a flat hash table, and plays patience |
/// | `resize` | changes, sums and searches block sums of row extents, copies the elements |
enum Floor {
  /// Size limit of all floors: beyond it their row starts take more memory than the strategies do.
  private static let limit = StrategyEntry.SizeLimit(
    items: 10_000_000, reason: "as it keeps where each row starts")

  /// The operations that have a floor.
  static let operations: Set<Operation> = [
    .prepare, .query, .materialise, .materialiseCold, .resize, .diff,
  ]

  /// Sets the floor of an operation up.
  ///
  /// - Parameters:
  ///   - operation: One of ``operations``.
  ///   - workload: The workload.
  ///   - store: Keeps the default strategy, whose places and answers the floor reproduces.
  /// - Returns: The benchmark.
  /// - Throws: `SetupGivenUp` if there are too many items, or if setting up takes too long.
  static func benchmark(
    of operation: Operation, on workload: Workload, _ store: StrategyStore
  ) throws -> any PreparedBenchmark {
    func measured() throws -> DefaultLayoutEngine {
      if workload.items > limit.items {
        throw SetupGivenUp.tooMany(limit: limit.items, reason: limit.reason)
      }
      return try store.strategy(DefaultLayoutEngine.self, for: workload, .measured)
    }
    switch operation {
    case .prepare: return PrepareFloorBenchmark(workload)
    case .query: return QueryFloorBenchmark(workload, strategy: try measured())
    case .materialise: return WriteFloorBenchmark(workload)
    case .materialiseCold: return ColdWriteFloorBenchmark(workload)
    case .diff: return DifferenceFloorBenchmark(workload)
    case .resize: return try ResizeFloorBenchmark(workload, strategy: try measured())
    default:
      preconditionFailure("There is no floor of \(operation.rawValue).")
    }
  }
}
