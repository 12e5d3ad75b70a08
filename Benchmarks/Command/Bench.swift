import ArgumentParser
import BenchHarness
public import BenchSuite
import CompositionalLayout

/// The `bench` command, for programs with their own strategies and scenarios.
///
///     Bench.main(
///       adding: SuiteExtension(strategies: [StrategyEntry(MyStrategy.self, summary: "…")]))
public enum Bench {
  /// Runs the command with the arguments of the process, and exits the process if it fails.
  ///
  /// The verbs accept the names of added strategies and scenarios just as they accept the names in
  /// the suite. Without `--strategy`, only strategies marked as default take part, and the default
  /// run includes only scenarios with default parts.
  ///
  /// - Parameter additions: The strategies and scenarios to add.
  public static func main(adding additions: SuiteExtension = SuiteExtension()) {
    StandardOutput.ignoreClosedPipes()
    do {
      try ProcessLimits.requireSufficient()
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
