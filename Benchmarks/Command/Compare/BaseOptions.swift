import ArgumentParser
import BenchHarness

/// The options that `ab`, `profile` and `check` have in common, which name the build that this one
/// is compared with.
struct BaseOptions: ParsableArguments {
  @Option(help: "The commit to compare with: a branch, a tag or any other name git knows.")
  var base: String?

  @Option(help: "A bench that is built already, in place of --base.")
  var exeBase: String?

  /// Whether no build was named.
  var isEmpty: Bool { base == nil && exeBase == nil }

  /// Makes sure, before anything is built, that one build is named at most, and that there is one.
  ///
  /// - Throws: `Failure` where that is not so.
  func requireValid() throws {
    guard base == nil || exeBase == nil else {
      throw Failure(.usageOrHarnessError, "--base and --exe-base exclude one another")
    }
    try exeBase.map(ComparisonPrograms.requireProgram)
  }

  /// The program, built now or before, and its name for people; nil where none was named.
  ///
  /// - Parameter progress: Called before each step that takes long.
  /// - Returns: The program.
  /// - Throws: As ``BaseBuild/executable(progress:)``.
  func program(progress: (String) -> Void) throws -> (path: String, name: String)? {
    guard let base else { return exeBase.map { ($0, $0) } }
    let build = try BaseBuild(reference: base).executable(progress: progress)
    return (build.path, "\(base) (\(build.commit))")
  }
}
