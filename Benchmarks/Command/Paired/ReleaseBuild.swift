import BenchHarness
import Foundation

/// Build of `bench` in a package, with the options that this program was built with.
struct ReleaseBuild {
  /// The folder of the package.
  let package: URL
  /// The name of the commit for messages.
  let name: String

  /// Builds, or finds that everything is built.
  ///
  /// - Returns: The program, which is another one after the next build.
  /// - Throws: `Failure` with the first error of the compiler.
  func program() throws -> URL {
    let outcome = try Self.run([
      "swift", "build", "--package-path", package.path, "-c", "release", "--product", "bench",
    ])
    guard outcome.exitCode == 0 else {
      let lines = (outcome.output + outcome.errors).split(whereSeparator: \.isNewline)
      let reason = lines.first { $0.contains("error:") }.map(String.init) ?? outcome.reason
      throw Failure(.usageOrHarnessError, "\(name) cannot be built: \(reason)")
    }
    return package.appending(path: ".build/release/bench").resolvingSymlinksInPath()
  }

  /// The version of the compiler as a part of a file's name.
  static func compiler() throws -> String {
    let outcome = try run(["swift", "--version"])
    let words = outcome.output.prefix { !$0.isNewline }
    return String(words.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }

  private static func run(_ arguments: [String]) throws -> ChildProcess.Outcome {
    try ChildProcess(
      path: "/usr/bin/env", arguments: arguments, environment: Subprocess.environment
    ).wait()
  }
}
