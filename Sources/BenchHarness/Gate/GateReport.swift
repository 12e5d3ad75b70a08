/// The outcome of a gate for people: one line for each finding, the worst first, and a summary.
public struct GateReport {
  private let comparison: GateComparison
  private let source: String

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - comparison: The outcome.
  ///   - source: The name of the baseline.
  public init(_ comparison: GateComparison, source: String) {
    self.comparison = comparison
    self.source = source
  }

  /// All lines.
  public var text: String {
    let lines = comparison.findings.map(\.line) + [summary]
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line: how much was compared, and the number of findings of each kind.
  public var summary: String {
    let figures = ItemCount.grouped(comparison.comparedFigures)
    return "\(figures) figures of \(comparison.comparedRows) rows compared with \(source): "
      + verdict
  }

  /// The number of findings of each kind.
  public var verdict: String {
    let counts = GateFinding.Kind.allCases.compactMap { kind -> String? in
      let count = comparison.findings.count { $0.kind == kind }
      return count > 0 ? "\(count) \(kind.word.lowercased())" : nil
    }
    return counts.isEmpty ? "all as before" : counts.joined(separator: ", ")
  }
}
