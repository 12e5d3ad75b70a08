import ArgumentParser
import BenchHarness
public import BenchSuite
import CompositionalLayout

/// The `bench` command, for programs that add strategies and scenarios of their own.
///
///     Bench.main(
///       adding: SuiteExtension(strategies: [StrategyEntry(MyStrategy.self, summary: "…")]))
public enum Bench {
  /// Runs the command with the arguments of the process, and ends the process where it fails.
  ///
  /// Its verbs know the added strategies and scenarios by their names, as they know those of the
  /// suite. A run that names no strategies has those that are marked as default ones alone, and the
  /// default run those scenarios that say which part of them is in it.
  ///
  /// - Parameter additions: The strategies and scenarios of the program.
  public static func main(adding additions: SuiteExtension = SuiteExtension()) {
    StandardOutput.ignoreClosedPipes()
    do {
      try ProcessLimits.requireEnough()
      try additions.apply {
        var command = try RootCommand.parseAsRoot()
        try ScreenDiagnosis.withHandler(DiagnosisLog().note) { try command.run() }
      }
      EarlyEnd.waitIfUnderWay()
      CrashNote.expectExit()
    } catch {
      ExitStatus.leave(because: error)
    }
  }
}
