import BenchHarness
import BenchScenarios

/// Comparison whose rounds so far survive a signal.
struct ComparisonSession: Sendable {
  /// The rounds so far.
  let results = LatestResults<ComparisonRun>()
  private let right = WritingRight()
  private let blank: Comparison
  private let format: ReportFormat
  private let json: String?

  /// Begins a comparison: from now on signals are answered.
  ///
  /// - Parameters:
  ///   - blank: The comparison without rounds.
  ///   - format: The form in which it is printed.
  ///   - json: The file that every number goes to.
  init(_ blank: Comparison, format: ReportFormat = .table, json: String?) {
    self.blank = blank
    self.format = format
    self.json = json
    CrashNote.install()
    CrashNote.setWork("the preparations")
    EarlyEnd.answerSignals(right, extent: { [self] in extent }, write: write(interrupted:))
  }

  private var extent: String {
    let rounds = results.current?.rounds ?? 0
    return "after \(rounds) \(rounds == 1 ? "round" : "rounds")"
  }

  /// Writes the results of some work, or those so far where it fails.
  ///
  /// - Parameter work: The measurement.
  /// - Returns: The comparison.
  /// - Throws: What the work throws.
  func writeResults(of work: () throws -> ComparisonRun) throws -> Comparison {
    let run: ComparisonRun
    do {
      run = try work()
    } catch {
      right.claimOrWait()
      _ = try write(interrupted: "\(error)")
      throw error
    }
    right.claimOrWait()
    let comparison = blank.with(run)
    try write(comparison)
    return comparison
  }

  private func write(interrupted reason: String) throws -> String? {
    guard let run = results.current else { return EarlyEnd.remarkWithoutResults(json) }
    try write(blank.with(run, interruption: reason))
    return nil
  }

  private func write(_ comparison: Comparison) throws {
    try Attempts.all([
      { if let json { try StandardOutput.write(try comparison.json(), to: json) } },
      { if json != "-" { try printForm(of: comparison) } },
    ])
  }

  private func printForm(of comparison: Comparison) throws {
    switch format {
    case .markdown: try StandardOutput.write(ComparisonTable(comparison).markdown())
    case .json: try StandardOutput.write(try comparison.json())
    case .table, .csv: try StandardOutput.write(ComparisonTable(comparison).text())
    }
  }
}
