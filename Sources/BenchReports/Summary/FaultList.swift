package import BenchHarness

/// The wrong answers found in a run, either in single benchmarks or in the run as a whole.
package struct FaultList: Hashable, Sendable {
  /// A wrong answer, found in one row or in the run as a whole.
  struct Fault: Hashable, Sendable {
    /// The name of the row, or `nil` if the fault concerns the whole run.
    let row: String?
    let text: String

    var line: String { (row.map { "\($0): " } ?? "") + text }
  }

  /// The maximum number of faults to list individually.
  private static let maxNamed = 10

  let faults: [Fault]

  /// Creates a list of the faults in a report.
  package init(_ report: RunReport) {
    faults =
      report.warnings.filter(\.code.isFault).map { Fault(row: nil, text: $0.text) }
      + FaultList(report.results).faults
  }

  /// Creates a list of the faults found in the given results.
  package init(_ results: [BenchmarkResult]) {
    faults = results.flatMap { result in
      result.faults.map { Fault(row: "\(result.key)", text: $0.text) }
    }
  }

  /// Whether no wrong answer was found.
  package var isEmpty: Bool { faults.isEmpty }

  /// Returns a line for each of the first ten faults, and a line with the number of remaining
  /// faults.
  ///
  /// - Parameter source: The option for listing all faults: `--json FILE`.
  /// - Returns: Lines for standard error, without line breaks.
  package func lines(allBy source: String) -> [String] {
    let others = faults.count - Self.maxNamed
    return faults.prefix(Self.maxNamed).map(\.line)
      + (others > 0 ? ["and \(others) more; \(source) lists all"] : [])
  }

  /// Returns the lines about the faults, joined into a single sentence.
  package func sentence(allBy source: String) -> String {
    let lines = lines(allBy: source).joined(separator: "; ")
    return faults.count == 1 ? lines : "\(faults.count) faults: \(lines)"
  }
}
