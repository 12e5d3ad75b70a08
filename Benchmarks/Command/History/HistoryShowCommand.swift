import ArgumentParser
import BenchHarness
import Foundation

/// `bench history show`: prints a history.
struct HistoryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Prints the figures that changed most, with charts and steps.")

  @Argument(help: "The file of the history.")
  var file: String

  @Option(help: "Scenarios by name; * and ? stand for anything, commas separate.")
  var scenario: String?

  @Option(help: "Operations by name.")
  var operation: String?

  @Option(help: "Numbers of items: 1k,1m.")
  var items: String?

  @Option(help: "Strategies by name.")
  var strategy: String?

  @Option(help: "Figures by name: instructions, allocations, allocatedBytes, or any counter.")
  var figure: String?

  @Option(help: "The number of rows at most. (default: 20; with patterns 100)")
  var rows: Int?

  @Option(help: "The number of steps at most, the newest ones.")
  var steps = 40

  @OptionGroup var printed: PrintedFormOption

  func run() throws {
    let format = try printed.requireFormat()
    guard rows ?? 1 > 0, steps >= 0 else {
      throw Failure(.usageOrHarnessError, "a history needs one row or more, and no step or more")
    }
    guard FileManager.default.fileExists(atPath: file) else {
      throw Failure(
        .usageOrHarnessError,
        "there is no history \(file); write it with: bench history record \(file) --baseline FILE")
    }
    let history = try History(text: GateOptions.text(of: file), source: file)
    let report = HistoryReport(history, selection: try selection(), rows: rows)
    guard report.hasFigures else {
      throw Failure(.usageOrHarnessError, "\(file) has no such figures")
    }
    let table = HistoryTable(report, steps: steps)
    switch format {
    case .json: try StandardOutput.write(report.json())
    case .markdown: try StandardOutput.write(table.markdown())
    default: try StandardOutput.write(table.text())
    }
  }

  private func selection() throws -> HistorySelection {
    HistorySelection(
      scenario: scenario.map { Glob($0) }, operation: operation.map { Glob($0) },
      items: try items.map { try ItemCount.parseList($0) }, strategy: strategy.map { Glob($0) },
      figure: figure.map { Glob($0) })
  }
}
