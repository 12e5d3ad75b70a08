import BenchHarness
import BenchScenarios
import Foundation

/// Comparison whose rounds so far survive a signal.
struct CompareSession: Sendable {
  /// The rounds so far.
  let journal = PairedJournal()

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
    EndSignal.answer { [self] signal in end(because: signal) }
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
    if let json { try StandardOutput.write(try comparison.json(), to: json) }
    guard json != "-" else { return }
    switch format {
    case .markdown: try StandardOutput.write(ComparisonTable(comparison).markdown())
    case .json: try StandardOutput.write(try comparison.json())
    case .table, .csv: try StandardOutput.write(ComparisonTable(comparison).text())
    }
  }

  /// Takes the right to write, or leaves it to the thread that has it and ends the process.
  func close() {
    guard !journal.close() else { return }
    while true { Thread.sleep(forTimeInterval: 60) }
  }

  /// Writes the rounds so far, and ends the process.
  private func end(because signal: EndSignal) {
    guard journal.close() else { return }
    ProgressLine.wipe()
    let run = journal.value
    let rounds = run?.series.map(\.rounds).max() ?? 0
    let reason = "ended by \(signal.name) after \(rounds) \(rounds == 1 ? "round" : "rounds")"
    signal.leave(because: reason) {
      if let run { try write(comparison(of: run, interruption: reason)) }
    }
  }
}
