import ArgumentParser
import BenchHarness

/// Options of `ab`, `profile` and `check` for the base build.
struct BaseOptions: ParsableArguments {
  @Option(help: "The commit to compare with: a branch, a tag or any git revision.")
  var base: String?

  @Option(help: "An existing bench program, instead of --base.")
  var exeBase: String?

  /// Whether no build was named.
  var isEmpty: Bool { base == nil && exeBase == nil }

  /// Requires at most one named build, and an existing one, before anything is built.
  ///
  /// - Throws: `Failure` otherwise.
  func requireValid() throws {
    guard base == nil || exeBase == nil else {
      throw Failure(.usageOrHarnessError, "--base cannot be combined with --exe-base")
    }
    try exeBase.map(ComparisonPrograms.requireProgram)
  }

  /// The program, built now or before, and its name for people; nil where none was named.
  ///
  /// - Parameter progress: Called before each long step.
  /// - Returns: The program.
  /// - Throws: As ``BaseBuild/executable(progress:)``.
  func program(progress: (String) -> Void) throws -> (path: String, name: String)? {
    guard let base else { return exeBase.map { ($0, $0) } }
    let build = try BaseBuild(reference: base).executable(progress: progress)
    return (build.path, "\(base) (\(build.commit))")
  }
}
