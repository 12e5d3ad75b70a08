import ArgumentParser
import BenchHarness

/// The options of `ab`, `profile` and `check` that choose the build to compare with.
struct BaseOptions: ParsableArguments {
  @Option(help: "The commit to compare with: a branch, a tag or any git revision.")
  var base: String?

  @Option(help: "An existing bench program to compare with, instead of --base.")
  var exeBase: String?

  /// Whether neither `--base` nor `--exe-base` is given.
  var isEmpty: Bool { base == nil && exeBase == nil }

  /// Checks that at most one build is named, and that a named program exists and can be executed.
  ///
  /// The check takes place before anything is built.
  ///
  /// - Throws: `Failure` if both options are given, or if the program is missing or not executable.
  func requireValid() throws {
    guard base == nil || exeBase == nil else {
      throw Failure(.usageOrHarnessError, "--base cannot be combined with --exe-base")
    }
    try exeBase.map(ComparisonPrograms.requireProgram)
  }

  /// Returns the program of the base build, building it if necessary, or `nil` if neither `--base`
  /// nor `--exe-base` is given.
  ///
  /// - Parameter progress: A closure called with a description of each long step before it begins.
  /// - Returns: The path of the program, and its name for messages.
  /// - Throws: The errors of ``BaseBuild/executable(progress:)``.
  func program(progress: (String) -> Void) throws -> (path: String, name: String)? {
    guard let base else { return exeBase.map { ($0, $0) } }
    let build = try BaseBuild(reference: base).executable(progress: progress)
    return (build.path, "\(base) (\(build.commit))")
  }
}
