import BenchHarness
import Foundation

/// A build of the base commit, cached for later runs.
///
/// The commit is checked out in a folder of the cache and built with the configuration of this
/// program. Only the program is kept, under a name formed from the commit and the compiler version;
/// the checkout is removed.
struct BaseBuild {
  /// The program of a build, with the commit it was built from.
  struct Program {
    let path: String
    let commit: String
  }

  private let reference: String
  private let package: URL?
  private let cache: URL
  private let timeout: Duration?

  /// Prepares the build of a commit.
  ///
  /// - Parameters:
  ///   - reference: Any git revision, such as a branch, a tag or a commit's hash.
  ///   - package: The folder of the package in the commit's repository, or `nil` to build this
  ///     program's own package.
  ///   - timeout: The time limit of the build, or `nil` if there is none.
  init(reference: String, besidePackage package: URL? = nil, timeout: Duration? = nil) {
    self.reference = reference
    self.timeout = timeout
    self.package = package
    let variables = ProcessInfo.processInfo.environment
    let folder =
      variables["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    cache = folder.appending(path: "bench-ab")
  }

  /// Returns the program, building it if necessary.
  ///
  /// - Parameter progress: A closure that receives a description of each long step before it
  ///   begins.
  /// - Returns: The program and the short name of its commit.
  /// - Throws: `Failure` if the commit cannot be checked out or built; `TimeLimitError` if the
  ///   build exceeds its time limit.
  func executable(progress: (String) -> Void) throws -> Program {
    do {
      let worktree = try worktree()
      let short = String(worktree.commit.prefix(12))
      let compiler = try ReleaseBuild.compiler(timeout: timeout)
      let kept = cache.appending(path: "\(worktree.commit)-\(compiler)")
      let program = Program(path: kept.path, commit: short)
      if FileManager.default.isExecutableFile(atPath: kept.path) { return program }
      progress("checking out \(short)")
      defer { worktree.remove() }
      try worktree.checkOut()
      progress("building \(short): this takes a few minutes")
      let built = try ReleaseBuild(
        package: worktree.package, name: reference, timeout: timeout
      ).program()
      // Another process may be doing the same, and renaming is atomic.
      let copy = cache.appending(path: ".\(UUID().uuidString)")
      try FileManager.default.copyItem(at: built, to: copy)
      _ = try? FileManager.default.removeItem(at: kept)
      try FileManager.default.moveItem(at: copy, to: kept)
      return program
    } catch let problem as Git.Problem {
      throw Failure(.usageOrHarnessError, "\(problem)")
    }
  }

  private func worktree() throws -> GitWorktree {
    let checkouts = cache.appending(path: "checkouts")
    return try package.map { try GitWorktree(of: reference, in: checkouts, besidePackage: $0) }
      ?? GitWorktree(of: reference, in: checkouts)
  }
}
