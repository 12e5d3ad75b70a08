import BenchHarness
import BenchScenarios
import Foundation

/// Comparison whose rounds so far survive a signal.
struct CompareSession: Sendable {
  /// The rounds so far.
  let results = LatestResults<PairedRun>()
  /// The right to write them.
  let right = WritingRight()

  private let strategies: [String]
  private let seed: UInt64
  private let format: ReportFormat
  private let json: String?

  /// Begins a comparison: from now on signals are answered.
  ///
  /// - Parameters:
  ///   - selection: The strategies and rows.
  ///   - format: The form in which it is printed.
  ///   - json: The file that every number goes to.
  init(_ selection: SuiteSelection, format: ReportFormat, json: String?) {
    strategies = selection.strategies.map(\.name)
    seed = selection.seed
    self.format = format
    self.json = json
    CrashNote.install()
    CrashNote.setWork("the preparations")
    EarlyEnd.answerSignals(right, extent: { [self] in extent }, write: write(interrupted:))
  }

  /// Judges measurements.
  ///
  /// - Parameters:
  ///   - run: The measurements.
  ///   - interruption: The reason why there are no more; nil at the end.
  /// - Returns: The comparison.
  func comparison(of run: PairedRun, interruption: String? = nil) -> StrategyComparison {
    var comparison = StrategyComparison(
      run, strategies: strategies, command: Array(CommandLine.arguments.dropFirst()), seed: seed,
      environment: .capture())
    comparison.interruption = interruption
    return comparison
  }

  /// Prints a comparison, and writes its numbers.
  ///
  /// - Throws: `OutputError` where that cannot be done.
  func write(_ comparison: StrategyComparison) throws {
    try Attempts.all([
      { if let json { try StandardOutput.write(try comparison.json(), to: json) } },
      { if json != "-" { try printForm(of: comparison) } },
    ])
  }

  private func printForm(of comparison: StrategyComparison) throws {
    switch format {
    case .markdown: try StandardOutput.write(ComparisonTable(comparison).markdown())
    case .json: try StandardOutput.write(try comparison.json())
    case .table, .csv: try StandardOutput.write(ComparisonTable(comparison).text())
    }
  }

  private var extent: String {
    let rounds = results.current?.series.map(\.rounds).max() ?? 0
    return "after \(rounds) \(rounds == 1 ? "round" : "rounds")"
  }

  private func write(interrupted reason: String) throws -> String? {
    guard let run = results.current else { return EarlyEnd.remarkWithoutResults(json) }
    try write(comparison(of: run, interruption: reason))
    return nil
  }
}
