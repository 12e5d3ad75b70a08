import ArgumentParser
import BenchHarness
import BenchReports

/// `bench bisect-step`: one step of `git bisect run`.
struct BisectStepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect-step",
    abstract: "Judges the commit that is checked out, for git bisect run: 0 good, 1 bad, 125 skip.",
    discussion: """
      Keep a copy of bench outside of the checkout, and let it judge each step:

        git bisect start BAD GOOD
        git bisect run /path/to/saved/bench bisect-step --good GOOD --scenario list-fixed

      It builds the commit that is checked out, and once the good one. Two processes of the step \
      take counters, metrics, allocations and bytes, and one of the good commit does: a figure \
      that is higher is bad. Where none is, instructions are counted if valgrind is installed, and \
      a rise above the tolerance is bad. Where they cannot be, the times of both are compared in \
      pairs of processes, as bench ab does. Whatever keeps a commit from being judged is told in \
      one sentence, and ends with 125: errors of the compiler, wrong frames, an undecided \
      comparison, options that mean nothing, and a program that does not end in time, which is \
      ended then.
      """)

  @Option(help: "The good commit: a branch, a tag or any other name git knows.")
  var good: String?

  @Option(help: "A bench of the good commit that is built already, in place of --good.")
  var goodExe: String?

  @Option(help: "The bench of this step that is built already, in place of building it.")
  var exe: String?

  @Option(help: "The folder of the package that is bisected. (default: the current folder)")
  var packagePath = "."

  @OptionGroup var selection: RowOptions

  @Option(help: "The only figures that decide: counters, instructions, time. (default: all)")
  var metric: String?

  @Option(help: "The exact figures that decide, by name: elementsTested,alloc*. (default: all)")
  var figure: String?

  @Option(help: "The rise of instructions up to which a step is good, in per cent.")
  var tolerance = 1.0

  @Option(
    help: ArgumentHelp(
      """
      The time that each build and each bench may take, after which it is ended; replies in \
      comparisons of times have 120 at most.
      """, valueName: "seconds"))
  var timeout = 1800

  @Flag(help: "Judge steps as well whose frames differ from those of the good commit.")
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

  /// Whether the arguments of a process begin with this verb.
  static func isMeant(by arguments: [String]) -> Bool {
    arguments.first == configuration.commandName
  }
}
