import ArgumentParser
import BenchHarness

/// The options of `ab`, `profile` and `check` for the base build.
struct BaseOptions: ParsableArguments {
  @Option(help: "The commit to compare with: a branch, a tag or any git revision.")
  var base: String?

  @Option(help: "An existing bench program, instead of --base.")
  var exeBase: String?

  /// Whether neither option names a build.
  var isEmpty: Bool { base == nil && exeBase == nil }

  /// Checks before anything is built that no more than one build is named, and that an existing
  /// program was given.
  ///
  /// - Throws: `Failure` otherwise.
  func requireValid() throws {
    guard base == nil || exeBase == nil else {
      throw Failure(.usageOrHarnessError, "--base cannot be combined with --exe-base")
    }
    try exeBase.map(ComparisonPrograms.requireProgram)
  }

  /// Returns the program and its name for messages, building it if necessary, or `nil` if no build
  /// was named.
  ///
  /// - Parameter progress: A closure that receives a description of each long step before it
  ///   begins.
  /// - Returns: The path of the program, and its name for messages.
  /// - Throws: The errors of ``BaseBuild/executable(progress:)``.
  func program(progress: (String) -> Void) throws -> (path: String, name: String)? {
    guard let base else { return exeBase.map { ($0, $0) } }
    let build = try BaseBuild(reference: base).executable(progress: progress)
    return (build.path, "\(base) (\(build.commit))")
  }
}
