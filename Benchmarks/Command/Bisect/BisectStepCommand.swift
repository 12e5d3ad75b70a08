import ArgumentParser
import BenchHarness
import BenchReports

/// `bench bisect-step`: one step of `git bisect run`.
struct BisectStepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect-step",
    abstract:
      "Judges a commit for git bisect run: exits with 0 (good), 1 (bad) or 125 (skip).",
    discussion: """
      Keep a copy of bench outside the checkout, and let it judge each step:

        git bisect start BAD GOOD
        git bisect run /path/to/saved/bench bisect-step --good GOOD --scenario list-fixed

      Builds the checked-out commit at each step, and the good commit once. First compares \
      counters, metrics, allocations and bytes: two processes measure the step, and one measures \
      the good commit. If any figure is higher, the step is bad. Otherwise, if valgrind is \
      installed, counts instructions; an increase beyond the tolerance makes the step bad. Without \
      valgrind, compares the times of both commits in pairs of processes, as bench ab does. If no \
      verdict is possible, prints the reason in one sentence and exits with code 125. This happens \
      after compiler errors, wrong frames, an undecided comparison or unknown options, or if a \
      program exceeds --timeout and is stopped.
      """)

  @Option(help: "The good commit: a branch, a tag or any git revision.")
  var good: String?

  @Option(help: "An existing bench program built from the good commit, to use instead of --good.")
  var goodExe: String?

  @Option(help: "An existing bench program built from this commit, to use instead of building one.")
  var exe: String?

  @Option(help: "The folder of the package to bisect.")
  var packagePath = "."

  @OptionGroup var selection: RowOptions

  @Option(
    help: """
      Judge by only one kind of figure: counters, instructions or time. (default: all)
      """)
  var metric: String?

  @Option(
    help: """
      The names of the exact figures to judge by, such as elementsTested,alloc*. (default: all)
      """)
  var figure: String?

  @Option(help: "The maximum increase in instructions for a step to count as good, in per cent.")
  var tolerance = 1.0

  @Option(
    help: ArgumentHelp(
      """
      The time limit for each build and each bench process, in seconds. When times are compared, \
      a process must also answer each request within 120 seconds.
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

  /// Returns whether the arguments of a process begin with `bisect-step`.
  static func isInvoked(by arguments: [String]) -> Bool {
    arguments.first == configuration.commandName
  }
}
