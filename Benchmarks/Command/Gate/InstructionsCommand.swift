import ArgumentParser
import BenchHarness
import BenchScenarios

/// `bench instructions`: instructions per iteration, which no neighbour on the machine blurs.
struct InstructionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "instructions",
    abstract: "Counts instructions per iteration, by valgrind's callgrind.",
    discussion: """
      Each cell runs twice, the second time with twice the iterations; the difference is the cost \
      of the further iterations, without setup. Hashing, allocator and the C library's variants \
      are fixed.

      Examples:
        bench instructions --cells Benchmarks/baseline/cells.txt
        bench instructions --cells cells.txt --seed 8
      """)

  @Option(help: "A list of cells: scenario operation items strategy iterations.")
  var cells: String

  @Option(help: "What all random input is made from.")
  var seed: UInt64 = 7

  func run() throws {
    let callgrind = try InstructionRun.requireCallgrind()
    let cells = try InstructionCell.list(GateOptions.text(of: cells), source: cells)
    guard !cells.isEmpty else {
      throw Failure(.usageOrHarnessError, "\(self.cells) has no cells to count")
    }
    let run = try InstructionRun(cells: cells, seed: seed, callgrind: callgrind)
    let progress = ProgressLine()
    defer { progress.clear() }
    EarlyEnd.answerSignals(progress)
    let section = try run.section(twice: false) { progress.update("counting: \($0)") }
    progress.clear()
    var table = TextTable(columns: [
      .text("scenario"), .text("operation"), .number("items"), .text("strategy"),
      .number("instructions"),
    ])
    for cell in cells {
      guard let total = section.instructionTotals[cell.key] else { continue }
      table.append([
        cell.key.scenario, cell.key.operation, ItemCount.format(cell.key.items),
        cell.key.strategy, ItemCount.grouped(Int(total.rounded())),
      ])
    }
    try StandardOutput.write(table.lines(maxWidth: 100).joined(separator: "\n") + "\n")
  }
}
