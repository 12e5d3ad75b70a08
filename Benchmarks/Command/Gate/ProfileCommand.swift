import ArgumentParser
import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite
import Foundation

/// `bench profile`: the instructions of an operation by function.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract:
      "Prints the functions with most instructions, or those that another build differs in.",
    discussion: """
      Functions have the names that all builds share, without specialisations. Each is printed \
      with the nearest caller in the program that most of its instructions are for. The flame \
      graph has the exact stacks of one iteration; functions of the program, of the standard \
      library and of the system differ in colour and lines, and a browser searches and zooms it.

      With --base, another commit is built as bench ab does, and at most ten functions are printed \
      that explain 95 % of the difference or more: functions without their callees, or where code \
      moved between many of them, callers with all that they call. Equal builds differ in none.

      Examples:
        bench profile nested-groups query --base main
        bench profile --layout shop.json --operation app-scroll --output scroll.svg

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

  @Option(help: "A layout document in place of a scenario; as many items as it has itself.")
  var layout: String?

  @OptionGroup var base: BaseOptions

  @Option(
    name: .shortAndLong,
    help: """
      Also write a file: a flame graph as .svg, the stacks of this build as .folded, the functions \
      that differ from --base for a pull request as .md.
      """)
  var output: String?

  func run() throws {
    let key = try key()
    guard iterations > 0 else { throw Failure("'\(iterations)' iterations cannot be counted") }
    let form = try output.map(form)
    try base.requireValid()
    let counter = InstructionCounter(
      callgrind: try InstructionRun.requireCallgrind(), seed: 7, layout: layout)
    let cell = InstructionCell(key: key, iterations: iterations)
    let (profile, old) = try profiles(of: cell, counter)
    try NothingMeasured.require(
      profile.total > 0 ? 1 : 0,
      because: NothingMeasured("an iteration of \(key) has no instructions of its own"))
    let title = "bench profile \(key)"
    let difference = old.map { ProfileDifference(from: $0, to: profile) }
    if let output {
      let text =
        switch form {
        case .folded: profile.folded
        case .md: difference?.markdown(title: title) ?? ""
        default: FlameGraph(profile, comparedWith: old, title: title).svg
        }
      try StandardOutput.write(text, to: output)
      StandardOutput.noteWritten(output)
    }
    let whole = ItemCount.grouped(Int(profile.total.rounded()))
    let text =
      difference?.lines
      ?? ["\(whole) instructions per iteration", ""]
      + table(of: profile).lines(
        maxWidth: TerminalStyle.outputWidth(orElse: 160))
    try StandardOutput.print("\(key): \(text.joined(separator: "\n"))\n")
  }

  /// The profile of this build, and of the other one if there is one.
  private func profiles(
    of cell: InstructionCell, _ counter: InstructionCounter
  ) throws -> (head: StackProfile, base: StackProfile?) {
    do {
      return try EarlyEnd.withProgress { progress in
        let build = try base.program { progress.update($0) }
        progress.update("counting instructions: \(cell.key)")
        let profiles = try build.map {
          try BuildProfiles(base: $0.path, head: counter).profiles(of: cell)
        }
        return (try profiles?.head ?? counter.stacks(counter.fitting(cell)), profiles?.base)
      }
    } catch let error as CallgrindError {
      guard let nothing = error.nothing else { throw error }
      throw NothingMeasured("\(cell.key): \(nothing.clauses)")
    }
  }

  /// The functions with most instructions, each with its main caller in the program.
  private func table(of profile: StackProfile) -> TextTable {
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
    return TextTable(
      columns: [
        .number("instructions"), .number("share"), .text("function"), .number("of it"),
        .text("for"),
      ],
      rows: profile.dearest(functions).map { function, cost, caller in
        [
          ItemCount.grouped(Int(cost.rounded())), percent(cost / profile.total), function.name,
          caller.map { percent($0.share) } ?? "", caller?.0.name ?? "",
        ]
      })
  }

  /// Forms of a file.
  private enum Form: String, CaseIterable {
    case svg, folded, md
  }

  private func form(of path: String) throws -> Form {
    let known = Form.allCases.filter { $0 != .md || !base.isEmpty }.map(\.rawValue)
    let ending = (path as NSString).pathExtension
    guard known.contains(ending), let form = Form(rawValue: ending) else {
      let endings = known.map { ".\($0)" }.joined(separator: ", ")
      throw Failure("\(path) ends with none of \(endings)")
    }
    try StandardOutput.requireWritable(path)
    return form
  }

  /// The benchmark of options, and of words in the place of those that are not given.
  private func key() throws -> BenchmarkKey {
    let file = try layout.map { try SelectionOptions.layoutFile($0, besides: scenario) }
    var rest = words[...]
    let names = [file?.name ?? scenario, operation, items, strategy].map { $0 ?? rest.popFirst() }
    if let word = rest.first {
      throw Failure("\"\(word)\" is one word too many: scenario, operation, items and strategy")
    }
    guard let name = names[0], let operation = names[1] else {
      throw Failure(
        "a profile needs \(names[0] == nil ? "a scenario and " : "")an operation, such as: "
          + "bench profile \(names[0] ?? "nested-groups") query")
    }
    let named = try file?.scenario ?? Self.scenario(name)
    guard try named.operations.contains(Self.operation(operation)) else {
      throw Failure.inapplicable([operation], to: [name])
    }
    let implementation = names[3] ?? StrategyEntry.all[0].name
    let strategies = StrategyEntry.all.map(\.name) + [BenchmarkKey.floorName]
    guard strategies.contains(implementation) else {
      throw Failure.unknown("strategy", implementation, among: strategies)
    }
    let size =
      try file.map { try PartOptions.sizes(of: $0, names[2])[0] }
      ?? ItemCount.parse(names[2] ?? "100k")
    return BenchmarkKey(
      scenario: name, operation: operation, items: size, strategy: implementation)
  }

  private static func operation(_ name: String) throws -> TimedOperation {
    guard let operation = TimedOperation(name: name) else {
      throw Failure.unknown("operation", name, among: TimedOperation.all.map(\.name))
    }
    return operation
  }

  private static func scenario(_ name: String) throws -> Scenario {
    guard let scenario = Scenario.all.first(where: { $0.name == name }) else {
      throw Failure.unknown("scenario", name, among: Scenario.all.map(\.name))
    }
    return scenario
  }
}
