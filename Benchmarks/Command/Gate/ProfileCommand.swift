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
        bench profile --scenario list-estimated --operation app-scroll --items 1m

      bench list says which names there are.
      """)

  @Argument(help: "Scenario, operation, items and strategy, as far as no option gives them.")
  var words: [String] = []

  @Option(help: "The scenario.")
  var scenario: String?

  @Option(help: "The operation.")
  var operation: String?

  @Option(help: "The number of items. (default: 100k)")
  var items: String?

  @Option(help: "The strategy. (default: default)")
  var strategy: String?

  @Option(help: "The number of iterations that are counted.")
  var iterations = 32

  @Option(help: "The number of functions.")
  var functions = 20

  func run() throws {
    let key = try key()
    guard iterations > 0 else { throw Failure("'\(iterations)' iterations cannot be counted") }
    let counter = InstructionCounter(callgrind: try InstructionRun.requireCallgrind(), seed: 7)
    let count = try counter.count(InstructionCell(key: key, iterations: iterations))
    let dearest = count.functions.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(functions)
    let names = Demangler.names(dearest.map(\.key))
    let table = TextTable(
      columns: [.number("instructions"), .number("share"), .text("function")],
      rows: zip(names, dearest).map { name, function in
        let share = function.value / count.total * 100
        return [
          ItemCount.grouped(Int(function.value.rounded())), "\(Int(share.rounded())) %", name,
        ]
      })
    try StandardOutput.write(
      "\(key): \(ItemCount.grouped(Int(count.total.rounded()))) instructions per iteration\n\n"
        + table.lines(maxWidth: 160).joined(separator: "\n") + "\n")
  }

  /// The benchmark of options, and of words in the place of those that are not given.
  private func key() throws -> BenchmarkKey {
    var rest = words[...]
    let names = [scenario, operation, items, strategy].map { $0 ?? rest.popFirst() }
    guard let scenario = names[0], let operation = names[1], rest.isEmpty else {
      throw Failure("a profile is that of one --scenario and --operation")
    }
    return BenchmarkKey(
      scenario: scenario, operation: operation, items: try ItemCount.parse(names[2] ?? "100k"),
      strategy: names[3] ?? "default")
  }
}
