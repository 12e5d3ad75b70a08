package import BenchHarness

/// A comparison of a bisection step's instruction counts with the counts of a good commit.
package struct StepInstructionCounts {
  /// The preferred number of iterations for counting instructions, reduced if they do not fit into
  /// one batch.
  private static let iterations = 64

  private let good: InstructionCounter
  private let step: InstructionCounter
  private let goodName: String
  private let tolerance: Double

  /// Creates a comparison of the good commit's program with the step's program.
  ///
  /// - Parameters:
  ///   - good: The counter that runs the good commit's program.
  ///   - step: The counter that runs the step's program.
  ///   - goodName: The name of the good commit, for messages.
  ///   - tolerance: The largest acceptable increase in instructions, as a fraction.
  package init(
    good: InstructionCounter, step: InstructionCounter, goodName: String, tolerance: Double
  ) {
    self.good = good
    self.step = step
    self.goodName = goodName
    self.tolerance = tolerance
  }

  /// Counts and compares the instructions of benchmarks.
  ///
  /// - Parameters:
  ///   - keys: The benchmarks to compare, at least one.
  ///   - progress: A closure called before each benchmark.
  /// - Returns: The verdict, which is undecided if instructions cannot be counted exactly.
  /// - Throws: An error if a process cannot be started.
  package func verdict(
    on keys: [BenchmarkKey], progress: (BenchmarkKey) -> Void
  ) throws -> StepVerdict {
    do {
      var cells: [InstructionCell] = []
      var (old, new): ([BenchmarkKey: Double], [BenchmarkKey: Double]) = ([:], [:])
      for key in keys {
        progress(key)
        let cell = try step.fitting(
          good.fitting(InstructionCell(key: key, iterations: Self.iterations)))
        cells.append(cell)
        old[key] = try good.count(cell).total
        let count = try step.count(cell).total
        new[key] = count
        if count > (old[key] ?? 0) * (1 + tolerance) {
          try InstructionCounter.requireAgreement(cell, count, step.count(cell).total)
        }
      }
      return try Self.verdict(cells, good: old, step: new, goodName, tolerance)
    } catch let error as CallgrindError {
      return .undecided("\(error)")
    }
  }

  /// Returns the verdict on the given instruction counts.
  ///
  /// An increase beyond the tolerance is bad.
  static func verdict(
    _ cells: [InstructionCell], good: [BenchmarkKey: Double], step: [BenchmarkKey: Double],
    _ goodName: String, _ tolerance: Double
  ) throws -> StepVerdict {
    func section(_ totals: [BenchmarkKey: Double]) -> BaselineSection {
      .instructions(cells: cells, totals: totals)
    }
    let percent = Decimals.fixed(100 * tolerance, places: 3)
    let comparison = GateComparison(
      of: [section(step)], with: Baseline(sections: [section(good)]),
      tolerances: try GateTolerances(
        text: "* * * * \(Figures.instructions) \(percent)%", source: "--tolerance"))
    let rises = comparison.findings.filter { $0.kind == .rise }
    if let bad = StepVerdict.bad(by: rises) { return bad }
    return .good(
      "instructions for \(Words.counted(cells.count, "benchmark")) rose by at most "
        + "\(Decimals.fixed(100 * tolerance, places: 1)) % compared with \(goodName)")
  }
}
