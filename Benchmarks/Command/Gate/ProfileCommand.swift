import ArgumentParser
import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite
import Foundation

/// `bench profile`: prints the instructions of an operation by function.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract:
      "Prints the functions with the most instructions, or the differences from another build.",
    discussion: """
      Function names omit specialisations, so they are the same in every build. Each function is \
      listed with the caller that accounts for the largest share of its instructions; callers in \
      libraries are skipped. The flame graph shows the exact stacks of one iteration: functions \
      of the program, the standard library and the system differ in colour and line style. In a \
      browser, you can search the graph and zoom in.

      With --base, another commit is built as in bench ab, and at most ten functions that explain \
      at least 95 % of the difference are printed: functions without their callees, or, if code \
      moved between many functions, callers with everything they call. Two identical builds \
      show no differences, because the counts are exact.

      Examples:
        bench profile nested-groups query --base main
        bench profile --layout shop.json --operation app-scroll --output scroll.svg

      'bench list' prints all names.
      """)

  @Argument(
    help: """
      The scenario, operation, item count and strategy, in this order; omit those given as options.
      """)
  var words: [String] = []

  @Option(help: "The scenario.")
  var scenario: String?

  @Option(help: "The operation.")
  var operation: String?

  @Option(help: "The number of items. (default: 100k)")
  var items: String?

  @Option(help: "The strategy. (default: default)")
  var strategy: String?

  @Option(help: "The number of iterations to count.")
  var iterations = 32

  @Option(help: "The maximum number of functions to print.")
  var functions = 20

  @Option(
    help: "A layout document to use instead of a scenario; it also sets the default item count.")
  var layout: String?

  @OptionGroup var base: BaseOptions

  @Option(
    name: .shortAndLong,
    help: """
      Also write a file: a flame graph (.svg), this build's stacks (.folded) or, with --base, a \
      list of the functions that differ, for a pull request (.md).
      """)
  var output: String?

  func run() throws {
    let key = try key()
    guard iterations > 0 else {
      throw Failure(
        "--iterations \(iterations) is out of range: expected 1 or more")
    }
    let form = try output.map(form)
    try base.requireValid()
    let counter = InstructionCounter(
      callgrind: try InstructionRun.requireCallgrind(), seed: 7, layout: layout)
    let cell = InstructionCell(key: key, iterations: iterations)
    let (profile, old) = try profiles(of: cell, counter)
    try NoMeasurementsError.require(
      profile.total > 0 ? 1 : 0,
      because: NoMeasurementsError(
        "an iteration of \(key) executes no instructions", remedy: "choose another operation"))
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

  /// Returns the profile of this build, and the profile of the base build if one is given.
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
      throw NoMeasurementsError("\(cell.key): \(nothing.clauses)")
    }
  }

  /// Returns a table of the functions with the most instructions.
  ///
  /// Each row also names the function's main caller in the program.
  private func table(of profile: StackProfile) -> TextTable {
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
    return TextTable(
      columns: [
        .number("instructions"), .number("share"), .text("function"), .number("part"),
        .text("called by"),
      ],
      rows: profile.costliestFunctions(functions).map { function, cost, caller in
        [
          ItemCount.grouped(Int(cost.rounded())), percent(cost / profile.total), function.name,
          caller.map { percent($0.share) } ?? "", caller?.0.name ?? "",
        ]
      })
  }

  /// The formats of the output file.
  private enum Form: String, CaseIterable {
    case svg, folded, md
  }

  private func form(of path: String) throws -> Form {
    let known = Form.allCases.filter { $0 != .md || !base.isEmpty }.map(\.rawValue)
    let ending = (path as NSString).pathExtension
    guard known.contains(ending), let form = Form(rawValue: ending) else {
      let endings = known.map { ".\($0)" }.joined(separator: ", ")
      throw Failure("\(path) has an unknown extension: expected \(endings)")
    }
    try StandardOutput.requireWritable(path)
    return form
  }

  /// Returns the benchmark selected by the options; positional arguments stand in for missing
  /// options.
  private func key() throws -> BenchmarkKey {
    let file = try layout.map { try SelectionOptions.layoutFile($0, besides: scenario) }
    var rest = words[...]
    let names = [file?.name ?? scenario, operation, items, strategy].map { $0 ?? rest.popFirst() }
    if let word = rest.first {
      throw Failure("unexpected \"\(word)\": expected scenario, operation, items and strategy")
    }
    guard let name = names[0], let operation = names[1] else {
      throw Failure(
        "profile needs \(names[0] == nil ? "a scenario and " : "")an operation, such as: bench "
          + "profile \(names[0] ?? "nested-groups") query")
    }
    let named = try file?.scenario ?? Self.scenario(name)
    guard try named.operations.contains(Self.operation(operation)) else {
      throw Failure.inapplicableOperation(operation, to: [named])
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
