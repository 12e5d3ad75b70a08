/// Choice of the cells of a comparison whose instructions are counted: those whose run under
/// callgrind, which is some fifty times slower, ends in seconds.
public struct PairedInstructions: Sendable {
  /// The longest run without callgrind, in nanoseconds.
  static let longestRun = 60_000_000.0
  /// The most iterations of a run.
  static let mostIterations = 200

  /// Makes a choice.
  public init() {}

  /// The cell of one side.
  ///
  /// - Parameters:
  ///   - side: The side, with its times.
  ///   - row: The row.
  /// - Returns: The cell; `nil` if one iteration with its setup is too long.
  public func cell(of side: PairedSide, in row: PairedRow) -> InstructionCell? {
    guard let median = side.median, side.setupNanoseconds + 2 * median <= Self.longestRun else {
      return nil
    }
    let left = (Self.longestRun - side.setupNanoseconds) / 2
    // Both runs are one batch each, the second of twice the iterations.
    let iterations = min(Self.mostIterations, max(1, side.iterations / 2), Int(left / median))
    return InstructionCell(
      key: BenchmarkKey(
        scenario: row.scenario, operation: row.operation, items: row.items,
        strategy: side.strategy),
      iterations: max(1, iterations))
  }

  /// Counts the instructions of all sides that end in time.
  ///
  /// - Parameters:
  ///   - run: The measurements; gets the counts.
  ///   - count: Counts a cell, gives the reason where it cannot, or nil where there is no need to.
  /// - Returns: The rows of strategies that cannot be counted, and the reasons.
  public func count(
    _ run: inout PairedRun, by count: (InstructionCell) throws -> Double?
  ) -> [PairedLeftOut] {
    var leftOut: [PairedLeftOut] = []
    func leaveOut(_ row: PairedRow, because reason: String) {
      let known = leftOut.firstIndex {
        $0.reason == reason && $0.rows[0].scenario == row.scenario && $0.rows[0].items == row.items
      }
      if let known {
        leftOut[known].rows.append(row)
      } else {
        leftOut.append(PairedLeftOut(rows: [row], reason: reason))
      }
    }
    for index in run.series.indices {
      let row = run.series[index].row
      for side in run.series[index].sides.indices {
        let name = run.series[index].sides[side].strategy
        guard let cell = cell(of: run.series[index].sides[side], in: row) else {
          leaveOut(row, because: "no instructions of \(name), whose run would take minutes")
          continue
        }
        do {
          run.series[index].sides[side].instructions = try count(cell)
        } catch {
          leaveOut(row, because: "no instructions of \(name): \(error)")
        }
      }
    }
    return leftOut
  }
}
