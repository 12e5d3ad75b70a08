import ArgumentParser
import BenchHarness
import BenchReports

/// `bench bisect-step`: one step of `git bisect run`.
struct BisectStepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect-step",
    abstract: "Judges the checked-out commit for git bisect run: 0 good, 1 bad, 125 skip.",
    discussion: """
      Keep a copy of bench outside the checkout, and let it judge each step:

        git bisect start BAD GOOD
        git bisect run /path/to/saved/bench bisect-step --good GOOD --scenario list-fixed

      Builds the checked-out commit, and the good one once. Two processes of the step and one of \
      the good commit measure counters, metrics, allocations and bytes: a higher figure is bad. \
      Without one, instructions are counted if valgrind is installed: a rise above the tolerance \
      is bad. Without valgrind, the times of both are compared in pairs of processes, as in bench \
      ab. Anything that prevents a verdict is one sentence and exit code 125: compiler errors, \
      wrong frames, an undecided comparison, unknown options, and a program that exceeds --timeout \
      and is stopped.
      """)

  @Option(help: "The good commit: a branch, a tag or any git revision.")
  var good: String?

  @Option(help: "An existing bench program of the good commit, instead of --good.")
  var goodExe: String?

  @Option(help: "An existing bench program of this step, instead of building it.")
  var exe: String?

  @Option(help: "The folder of the package to bisect. (default: the current folder)")
  var packagePath = "."

  @OptionGroup var selection: RowOptions

  @Option(
    help: """
      The only kind of figures that decides: counters, instructions or time. (default: all)
      """)
  var metric: String?

  @Option(
    help: """
      The exact figures that decide, by name, such as elementsTested,alloc*. (default: all)
      """)
  var figure: String?

  @Option(help: "The largest rise of instructions in a good step, in per cent.")
  var tolerance = 1.0

  @Option(
    help: ArgumentHelp(
      """
      The time limit of each build and each bench, in seconds. In comparisons of times, a reply \
      may take at most 120.
      """, valueName: "seconds"))
  var timeout = 1800

  @Flag(help: "Also judge steps whose frames differ from the good commit.")
  var changedAnswers = false

  func run() throws {
    let step = try BisectStep(self)
    let judgement = try EarlyEnd.withProgress { progress in try step.judge { progress.update($0) } }
    let verdict = judgement.verdict
    guard verdict.outcome != .undecided else {
      throw Failure(.cannotJudge, "\(verdict.reason) (by \(judgement.metric.rawValue))")
    }
    try StandardOutput.print(PrintableText.line(judgement.line) + "\n")
    if verdict.outcome == .bad { throw ExitCode(Self.badCode) }
  }

  /// The exit code for a bad commit in `git bisect run`.
  private static let badCode: Int32 = 1

  /// Returns whether the arguments of a process begin with this verb.
  static func isInvoked(by arguments: [String]) -> Bool {
    arguments.first == configuration.commandName
  }
}
