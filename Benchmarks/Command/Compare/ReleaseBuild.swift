import BenchHarness
import Foundation

/// A build of `bench` in a package, with the build options of this program.
struct ReleaseBuild {
  /// The folder of the package to build.
  let package: URL
  /// The name of the commit, for messages.
  let name: String
  /// The time limit of the build, or `nil` if there is none.
  var timeout: Duration?

  /// Builds everything that is out of date, and returns the program.
  ///
  /// - Returns: The path of the program; the next build replaces the program.
  /// - Throws: `Failure` with the compiler's first error; `TimeLimitError` if the build exceeds its
  ///   time limit.
  func program() throws -> URL {
    let build = [
      "swift", "build", "--package-path", package.path, "-c", "release", "--product", "bench",
    ]
    let limit = timeout.map { TimeLimit(of: "the build of \(name)", $0) }
    let outcome = try Self.run(build, limit: limit)
    guard outcome.exitCode == 0 else {
      let lines = (outcome.output + outcome.errors).split(whereSeparator: \.isNewline)
      let reason = lines.first { $0.contains("error:") }.map(String.init) ?? outcome.reason
      throw Failure(.usageOrHarnessError, "building \(name) failed: \(reason)")
    }
    let folder = try Self.run(build + ["--show-bin-path"], limit: limit)
      .output.split(whereSeparator: \.isNewline).last.map(String.init)
    guard let folder else {
      throw Failure(
        .usageOrHarnessError,
        "\(name) was built, but swift build did not print the path of the build folder")
    }
    return URL(fileURLWithPath: folder).appending(path: "bench").resolvingSymlinksInPath()
  }

  /// Returns the version of the compiler in a form suitable for file names.
  ///
  /// - Parameter timeout: The time limit of the process, or `nil` if there is none.
  /// - Returns: The version of the Swift compiler, without spaces and punctuation.
  /// - Throws: An error if the compiler cannot be run.
  static func compiler(timeout: Duration? = nil) throws -> String {
    let outcome = try run(
      ["swift", "--version"], limit: timeout.map { TimeLimit(of: "swift --version", $0) })
    let words = outcome.output.prefix { !$0.isNewline }
    return String(words.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }

  private static func run(
    _ arguments: [String], limit: TimeLimit?
  ) throws -> ChildProcess.Completion {
    // An interrupted build leaves temporary files behind.
    let folder = try TemporaryFolder()
    return try ChildProcess(
      path: "/usr/bin/env", arguments: arguments,
      environment: Subprocess.environment.merging(["TMPDIR": folder.url.path]) { _, own in own },
      limit: limit
    ).wait()
  }
}
