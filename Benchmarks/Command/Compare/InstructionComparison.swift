import BenchHarness
import BenchReports

/// A counter for the instructions that compared strategies execute.
///
/// It only counts runs that finish within seconds under callgrind, which is about fifty times
/// slower.
struct InstructionComparison {
  /// The duration of the longest run whose instructions are counted, in nanoseconds, measured
  /// without callgrind.
  private static let longestRun = 60_000_000.0
  /// The maximum number of iterations in a run under callgrind.
  private static let maxIterations = 200

  private let counter: InstructionCounter

  /// Creates a counter that runs the strategies under valgrind.
  ///
  /// - Throws: `Failure` with exit code 7 if valgrind is not installed.
  init(seed: UInt64) throws {
    counter = InstructionCounter(callgrind: try InstructionRun.requireCallgrind(), seed: seed)
  }

  /// Returns the benchmark for counting the instructions of one side of a row, or `nil` if setup
  /// and a single iteration take too long.
  static func cell(of side: ComparedSide, in row: ComparedRow) -> InstructionCell? {
    let setup = Double(side.setupNanoseconds)
    guard let median = side.median, side.slowdown == 0, setup + 2 * median <= longestRun else {
      return nil
    }
    var key = row.key
    key.strategy = side.strategy
    // There are two runs of one batch each, the second with twice the iterations.
    let left = Int((longestRun - setup) / 2 / max(1, median))
    return InstructionCell(
      key: key, iterations: max(1, min(maxIterations, side.iterations / 2, left)))
  }

  /// Counts the instructions of each compared strategy, once, if its run is short enough.
  ///
  /// - Parameters:
  ///   - run: The measurements that receive the counts, or the reasons for missing ones.
  ///   - progress: A closure called with the key of each cell before its instructions are counted.
  func count(_ run: inout ComparisonRun, progress: (BenchmarkKey) -> Void) {
    var counts: [BenchmarkKey: Double] = [:]
    for row in run.rows.indices {
      for side in run.rows[row].sides.indices {
        guard let cell = Self.cell(of: run.rows[row].sides[side], in: run.rows[row]) else {
          continue
        }
        do {
          if counts[cell.key] == nil {
            progress(cell.key)
            counts[cell.key] = try counter.count(cell).total
          }
          run.rows[row].sides[side].instructions = counts[cell.key]
        } catch {
          run.leftOut.append(
            OmittedRows(
              keys: [cell.key],
              reason: "instructions not counted: "
                + "\(error)"))
        }
      }
    }
  }
}
