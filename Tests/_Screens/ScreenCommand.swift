public import BenchSuite
public import Foundation

/// The entry points of `scripts/random-screens`.
public enum ScreenCommand {
  /// Checks random screens in this process.
  ///
  /// - Parameters:
  ///   - count: The number of screens.
  ///   - seed: The seed of the first screen.
  ///   - log: The file for the seed of the current screen.
  /// - Returns: The exit code: 0, or 1 if a screen failed.
  public static func checkScreens(count: Int, seed: UInt64, log: URL) -> Int32 {
    var run = ScreenRun()
    run.run(
      from: seed, count: count,
      willBegin: { try? Data("\($0)\n".utf8).write(to: log) },
      hasFailed: { FileHandle.standardError.write(Data("\($0)\n".utf8)) })
    print(run.summary)
    print(run.timing)
    return run.isFlawless ? 0 : 1
  }

  /// Returns random screens as scenarios of a command.
  ///
  /// - Parameters:
  ///   - count: The number of screens.
  ///   - seed: The seed of the first screen.
  /// - Returns: The scenarios, named after their seeds: `screen-1`, `screen-2` and so on.
  public static func scenarios(count: Int, seed: UInt64) -> SuiteExtension {
    SuiteExtension(
      scenarios: (seed..<seed + UInt64(count)).map { RandomScreen(seed: $0).scenario })
  }
}
