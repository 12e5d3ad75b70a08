import BenchHarness
import BenchReports

/// Counter of the instructions of compared strategies, if their run ends in seconds despite
/// callgrind, some fifty times slower.
struct ComparedInstructions {
  /// The longest run without callgrind, in nanoseconds.
  private static let longestRun = 60_000_000.0
  /// The most iterations of a run.
  private static let mostIterations = 200

  private let counter: InstructionCounter

  /// Makes a counter.
  ///
  /// - Throws: `Failure` with exit code 7 where valgrind is not installed.
  init(seed: UInt64) throws {
    counter = InstructionCounter(callgrind: try InstructionRun.requireCallgrind(), seed: seed)
  }

  /// The counting run of a side of a row; nil if one iteration with its setup is too long.
  static func cell(of side: ComparedSide, in row: ComparedRow) -> InstructionCell? {
    let setup = Double(side.setupNanoseconds)
    guard let median = side.median, side.slowdown == 0, setup + 2 * median <= longestRun else {
      return nil
    }
    var key = row.key
    key.strategy = side.strategy
    // Both runs are one batch each, the second of twice the iterations.
    let left = Int((longestRun - setup) / 2 / max(1, median))
    return InstructionCell(
      key: key, iterations: max(1, min(mostIterations, side.iterations / 2, left)))
  }

  /// Counts the instructions of all sides with short enough runs, each strategy once.
  ///
  /// - Parameters:
  ///   - run: The measurements; gets the counts, or the reasons for missing counts.
  ///   - progress: Called before each cell.
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
            LeftOutRows(
              keys: [cell.key],
              reason: "instructions not counted: "
                + "\(error)"))
        }
      }
    }
  }
}
