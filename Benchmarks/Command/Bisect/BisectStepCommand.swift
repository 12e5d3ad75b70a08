import ArgumentParser
import BenchHarness
import BenchReports

/// `bench bisect-step`: one step of `git bisect run`.
struct BisectStepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect-step",
    abstract:
      "Judges the checked-out commit for git bisect run: exit code 0 good, 1 bad, 125 skip.",
    discussion: """
      Keep a copy of bench outside the checkout, and let it judge each step:

        git bisect start BAD GOOD
        git bisect run /path/to/saved/bench bisect-step --good GOOD --scenario list-fixed

      Builds the checked-out commit at each step, and the good commit once. Measures counters, \
      metrics, allocations and bytes in two processes of the step and in one of the good commit; \
      a higher figure makes the step bad. If no figure is higher, counts instructions if valgrind \
      is installed; a rise above the tolerance makes the step bad. Without valgrind, compares the \
      times of both commits in pairs of processes, as in bench ab. If no verdict is possible, \
      prints the reason in one sentence, with exit code 125: after compiler errors, wrong frames, \
      an undecided comparison or unknown options, or if a program exceeds --timeout and is \
      stopped.
      """)

  @Option(help: "The good commit: a branch, a tag or any git revision.")
  var good: String?

  @Option(help: "An existing bench program of the good commit, instead of --good.")
  var goodExe: String?

  @Option(help: "An existing bench program of this step, instead of building it.")
  var exe: String?

  @Option(help: "The folder of the package to bisect.")
  var packagePath = "."

  @OptionGroup var selection: RowOptions

  @Option(
    help: """
      The only kind of figures to judge by: counters, instructions or time. (default: all)
      """)
  var metric: String?

  @Option(
    help: """
      The names of the exact figures to judge by, such as elementsTested,alloc*. (default: all)
      """)
  var figure: String?

  @Option(help: "The largest rise in instructions of a good step, in per cent.")
  var tolerance = 1.0

  @Option(
    help: ArgumentHelp(
      """
      The time limit of each build and each bench process, in seconds. When times are compared, \
      each reply may take at most 120 seconds.
      """, valueName: "seconds"))
  var timeout = 1800

  @Flag(help: "Also judge steps whose frames differ from the good commit's.")
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
