import BenchHarness
import BenchReports

/// Explains slowdowns by finding the functions with different instruction counts in two builds.
///
/// Only a few benchmarks are explained, because counting each one takes seconds.
struct ChangeCauses {
  /// The maximum number of benchmarks to count instructions for.
  private static let maxCells = 3

  /// The time limit of each counting process.
  ///
  /// A benchmark exceeding the limit gets no explanation.
  private static let timeout = Duration.seconds(60)

  private let profiles: BuildProfiles
  private var left = Self.maxCells

  /// Creates an explainer for the slowdowns between two builds.
  ///
  /// - Parameters:
  ///   - base: The path of the other build's program.
  ///   - head: The counter for runs of this build's program.
  init(base: String, head: InstructionCounter) {
    profiles = BuildProfiles(base: base, head: head)
  }

  /// Creates an explainer, or returns `nil` if valgrind is not installed.
  init?(base: String, seed: UInt64) {
    guard let callgrind = Callgrind.find(limit: TimeLimit(of: "callgrind", Self.timeout)) else {
      return nil
    }
    self.init(base: base, head: InstructionCounter(callgrind: callgrind, seed: seed))
  }

  /// Returns the functions whose instruction counts differ between the two builds, or a line
  /// explaining why they are unknown.
  ///
  /// The outcome of a gate does not depend on these functions.
  mutating func lines(of cell: InstructionCell) -> [String] {
    guard left > 0 else {
      return [
        "instructions were not counted: the limit is \(Self.maxCells) benchmarks; to count them, "
          + "run: bench profile \(cell.key) --base COMMIT"
      ]
    }
    left -= 1
    do {
      return try profiles.difference(in: cell).lines
    } catch {
      return ["the functions are unknown: \(error)"]
    }
  }

  /// Adds the causes of the slowdown to the rows that slowed down most.
  ///
  /// - Parameters:
  ///   - run: The measurements to add the causes to.
  ///   - progress: A closure called with each benchmark before its instructions are counted.
  mutating func add(to run: inout ComparisonRun, progress: (BenchmarkKey) -> Void) {
    func change(_ row: ComparedRow) -> Double {
      row.side("head").flatMap { $0.outcome == .slower ? $0.verdict?.median : nil } ?? 0
    }
    let slower = run.rows.indices.filter { change(run.rows[$0]) > 0 }
      .sorted { change(run.rows[$0]) > change(run.rows[$1]) }
    for index in slower.prefix(Self.maxCells) {
      let row = run.rows[index]
      guard let cell = InstructionComparison.cell(of: row.sides[0], in: row) else { continue }
      progress(row.key)
      run.rows[index].causes = lines(of: cell)
    }
  }
}
