import ArgumentParser
import BenchHarness

/// The command line: one file for each verb, and no logic of its own.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Profiles compositional layouts, and compares caching strategies.",
    discussion: """
      Without a verb, runs the whole suite: at most 60 seconds, up to a million items.

      Exit codes: 0 ok · 1 usage or harness error · 2 regression · 3 inconclusive · \
      4 wrong frames · 5 baseline missing · 6 changed input costs more · 7 machine unfit · \
      125 only from bisect-step, where it cannot judge · 129, 130 and 143 after SIGHUP, SIGINT \
      and SIGTERM, with the results so far
      """,
    version: PackageVersion.current,
    subcommands: [
      RunCommand.self, ListCommand.self, CompareCommand.self, TrialCommand.self, CheckCommand.self,
      BaselineCommand.self, InitCommand.self, InstructionsCommand.self, ProfileCommand.self,
      ConformCommand.self,
      FramesCommand.self, GrowthCommand.self, HitchesCommand.self, AbCommand.self,
      MergeCommand.self, BisectStepCommand.self, DoctorCommand.self, HistoryCommand.self,
      WorkerCommand.self,
    ],
    defaultSubcommand: RunCommand.self)
}
