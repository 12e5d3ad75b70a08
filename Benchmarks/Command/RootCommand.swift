import ArgumentParser
import BenchHarness

/// The root command, with all verbs as its subcommands.
///
/// Each verb has its own file, and this type contains no logic.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures compositional layouts and compares caching strategies.",
    discussion: """
      Without a verb, takes 60 seconds to measure the speed-up from each cache, with up to a \
      million items.

      Exit codes: 0 ok · 1 usage or harness error · 2 regression · 3 inconclusive or nothing \
      measured · 4 wrong frames · 5 baseline missing · 6 higher costs after an input change · \
      7 machine unfit · 125 bisect-step without a verdict · 129, 130 and 143 ended by SIGHUP, \
      SIGINT or SIGTERM, after printing the results so far
      """,
    version: PackageVersion.lines(at: .current),
    subcommands: [WorkerCommand.self],
    groupedSubcommands: groups.map {
      CommandGroup(name: $0.question, subcommands: $0.verbs)
    },
    defaultSubcommand: RunCommand.self)

  /// The verbs in the order of the help text, grouped by the question they answer.
  private static let groups: [(question: String, verbs: [any ParsableCommand.Type])] = [
    ("What is slow?", [RunCommand.self, HitchesCommand.self, ProfileCommand.self]),
    ("Which is faster?", [CompareCommand.self, ABCommand.self]),
    (
      "Did this change make it slower?",
      [
        InitCommand.self, BaselineCommand.self, CheckCommand.self, HistoryCommand.self,
        BisectStepCommand.self, MergeCommand.self,
      ]
    ),
    ("What does it look like?", [ReportCommand.self, DrawCommand.self, ExplainCommand.self]),
    ("Is it right?", [TrialCommand.self, ConformCommand.self]),
    (
      "What is available, and what can this machine measure?",
      [ListCommand.self, DoctorCommand.self]
    ),
  ]

  /// The verbs that print no verdict, so readers may close the pipe early.
  static let printingVerbs: [String?] = ["list", "report", "draw", "explain", "history", "init"]

  /// The names of all verbs, in the order of the help text.
  static var verbs: [String] {
    groups.flatMap { $0.verbs }.compactMap { $0.configuration.commandName }
  }
}
