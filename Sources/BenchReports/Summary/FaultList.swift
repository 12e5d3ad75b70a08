package import BenchHarness

/// Wrong answers of a run and of its results.
package struct FaultList: Hashable, Sendable {
  /// One wrong answer.
  struct Fault: Hashable, Sendable {
    /// The row; nil for the whole run.
    let row: String?
    let text: String

    var line: String { (row.map { "\($0): " } ?? "") + text }
  }

  /// The maximum number of faults printed one by one.
  private static let mostNamed = 10

  let faults: [Fault]

  /// Collects the faults of a report.
  package init(_ report: RunReport) {
    faults =
      report.warnings.filter(\.code.isFault).map { Fault(row: nil, text: $0.text) }
      + FaultList(report.results).faults
  }

  /// Collects the faults of results.
  package init(_ results: [BenchmarkResult]) {
    faults = results.flatMap { result in
      result.faults.map { Fault(row: "\(result.key)", text: $0.text) }
    }
  }

  /// Whether no check found a wrong answer.
  package var isEmpty: Bool { faults.isEmpty }

  /// Names the first ten faults, and counts the others.
  ///
  /// - Parameter source: The option with the names of all: `--json FILE`.
  /// - Returns: The lines.
  package func lines(allBy source: String) -> [String] {
    let others = faults.count - Self.mostNamed
    return faults.prefix(Self.mostNamed).map(\.line)
      + (others > 0 ? ["and \(others) more; \(source) lists all"] : [])
  }

  /// The lines as one sentence.
  package func sentence(allBy source: String) -> String {
    let lines = lines(allBy: source).joined(separator: "; ")
    return faults.count == 1 ? lines : "\(faults.count) faults: \(lines)"
  }
}
