import BenchHarness
import Foundation

/// Build of the commit that is compared with, which is kept for the next time.
///
/// The commit is checked out and built in a folder of the cache, as this program was built; the
/// program alone is kept, by the name of the commit and of the compiler, and the checkout removed.
struct BaseBuild {
  /// A program and its commit.
  struct Program {
    let path: String
    let commit: String
  }

  private let reference: String
  private let cache: URL

  /// Prepares the build of a commit.
  ///
  /// - Parameter reference: A name of the commit.
  init(reference: String) {
    self.reference = reference
    let variables = ProcessInfo.processInfo.environment
    let folder =
      variables["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    cache = folder.appending(path: "bench-ab")
  }

  /// The program, built now or before.
  ///
  /// - Parameter progress: Called before each step that takes long.
  /// - Returns: The program and the short name of its commit.
  /// - Throws: `Failure` where the commit cannot be checked out or built.
  func executable(progress: (String) -> Void) throws -> Program {
    do {
      let worktree = try GitWorktree(of: reference, in: cache.appending(path: "checkouts"))
      let short = String(worktree.commit.prefix(12))
      let compiler = try compiler()
      let kept = cache.appending(path: "\(worktree.commit)-\(compiler)")
      let program = Program(path: kept.path, commit: short)
      if FileManager.default.isExecutableFile(atPath: kept.path) { return program }
      progress("checking \(short) out")
      try worktree.checkOut()
      progress("building \(short), which takes some minutes")
      try build(worktree.package)
      let built = worktree.package.appending(path: ".build/release/bench").resolvingSymlinksInPath()
      // Another process may do the same: renaming is one step.
      let copy = cache.appending(path: ".\(UUID().uuidString)")
      try FileManager.default.copyItem(at: built, to: copy)
      _ = try? FileManager.default.removeItem(at: kept)
      try FileManager.default.moveItem(at: copy, to: kept)
      worktree.remove()
      return program
    } catch let problem as GitWorktree.Problem {
      throw Failure(.usageOrHarnessError, "\(problem)")
    }
  }

  /// Builds with the options that this program was built with.
  private func build(_ package: URL) throws {
    let outcome = try run([
      "swift", "build", "--package-path", package.path, "-c", "release", "--product", "bench",
    ])
    guard outcome.exitCode == 0 else {
      let lines = (outcome.output + outcome.errors).split(whereSeparator: \.isNewline)
      let reason = lines.first { $0.contains("error:") }.map(String.init) ?? outcome.reason
      throw Failure(.usageOrHarnessError, "\(reference) cannot be built: \(reason)")
    }
  }

  /// The version of the compiler as a part of a file's name.
  private func compiler() throws -> String {
    let outcome = try run(["swift", "--version"])
    let words = outcome.output.prefix { !$0.isNewline }
    return String(words.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
  }

  private func run(_ arguments: [String]) throws -> ChildProcess.Outcome {
    try ChildProcess(
      path: "/usr/bin/env", arguments: arguments,
      environment: ProcessInfo.processInfo.environment
    ).wait()
  }
}
