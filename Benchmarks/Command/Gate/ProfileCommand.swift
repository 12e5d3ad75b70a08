import ArgumentParser
import BenchHarness
import BenchScenarios

/// `bench profile`: the functions that an operation spends its instructions in.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Prints the functions with most instructions per iteration, by callgrind.",
    discussion: """
      Examples:
        bench profile nested-groups query
        bench profile list-estimated app-scroll 1m

      bench list says which names there are.
      """)

  @Argument(help: "The scenario.")
  var scenario: String

  @Argument(help: "The operation.")
  var operation: String

  @Argument(help: "The number of items.")
  var items = "100k"

  @Argument(help: "The strategy.")
  var strategy = "default"

  @Option(help: "The number of iterations that are counted.")
  var iterations = 32

  @Option(help: "The number of functions.")
  var functions = 20

  func run() throws {
    let key = BenchmarkKey(
      scenario: scenario, operation: operation, items: try ItemCount.parse(items),
      strategy: strategy)
    guard iterations > 0 else {
      throw Failure(.usageOrHarnessError, "'\(iterations)' iterations cannot be counted")
    }
    let counter = InstructionCounter(callgrind: try InstructionRun.requireCallgrind(), seed: 7)
    let count = try counter.count(InstructionCell(key: key, iterations: iterations))
    let dearest = count.functions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(functions)
    let names = Demangler.names(dearest.map(\.key))
    var table = TextTable(columns: [.number("instructions"), .number("share"), .text("function")])
    for (name, function) in zip(names, dearest) {
      let share = function.value / count.total * 100
      table.append([
        ItemCount.grouped(Int(function.value.rounded())), "\(Int(share.rounded())) %", name,
      ])
    }
    try StandardOutput.write(
      "\(key): \(ItemCount.grouped(Int(count.total.rounded()))) instructions per iteration\n\n"
        + table.lines(maxWidth: 160).joined(separator: "\n") + "\n")
  }
}
