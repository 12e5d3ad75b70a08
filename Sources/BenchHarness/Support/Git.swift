package import Foundation

/// Calls of git in one folder.
package struct Git: Sendable {
  /// Reason why git did not do its work.
  package typealias Problem = BenchHarness.Problem

  /// The folder of git's calls.
  package let folder: URL

  /// Makes calls in a folder.
  package init(in folder: URL) { self.folder = folder }

  /// Calls git.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - problem: The beginning of the sentence where it fails.
  /// - Returns: The output of git, without white space at its ends.
  /// - Throws: ``Problem`` with the words of git.
  package func output(of arguments: [String], or problem: String) throws -> String {
    // Dates are printed in UTC.
    let environment = Subprocess.environment.merging(["TZ": "UTC"]) { $1 }
    let outcome = try ChildProcess(
      named: "git", ["-C", folder.path] + arguments, environment: environment
    ).wait()
    guard outcome.exitCode == 0 else {
      let reason = outcome.errors.isEmpty ? "" : ": \(outcome.reason)"
      throw Problem(problem + reason)
    }
    return Words.trimmed(outcome.output)
  }

  /// The full name of a commit.
  ///
  /// - Parameter reference: A name of it.
  /// - Returns: The full name.
  /// - Throws: ``Problem`` where git knows no such commit.
  package func commit(_ reference: String) throws -> String {
    try output(
      of: ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"],
      or: "git does not know the commit \"\(reference)\"")
  }
}

/// Checkout of one commit beside another one of the same repository, for this process alone.
package struct GitWorktree {
  /// The full name of the commit.
  package let commit: String
  /// The folder of the package in the checkout.
  package let package: URL
  private let git: Git
  private let folder: URL

  /// Finds a commit of a package's repository.
  ///
  /// - Parameters:
  ///   - reference: A name of it.
  ///   - cache: The folder of checkouts.
  ///   - package: The folder of the package; nil for the program's own one.
  /// - Throws: ``Git/Problem`` for a package outside of checkouts, or an unknown commit.
  package init(of reference: String, in cache: URL, besidePackage package: URL? = nil) throws {
    guard let checkout = package.map({ Checkout(around: $0) }) ?? Checkout.ofProgram else {
      throw Problem(
        package.map { "\($0.path) is not in a git checkout" }
          ?? "this bench is not in a git checkout with \(reference): name an existing bench "
          + "program with --exe-base")
    }
    git = Git(in: checkout.root)
    commit = try git.commit(reference)
    // Another process may build the same commit.
    folder = cache.appending(path: "\(commit)-\(getpid())")
    let path = checkout.package.path.dropFirst(checkout.root.path.count).drop { $0 == "/" }
    self.package = path.isEmpty ? folder : folder.appending(path: String(path))
  }

  /// Checks the commit out, until ``remove()`` or the end of this process.
  ///
  /// - Throws: ``Git/Problem`` with the words of git.
  package func checkOut() throws {
    // A process of the same number may have been killed, and everything that guarded it.
    remove()
    Guardian.shared.setWorktree(folder, of: git.folder)
    _ = try git.output(
      of: ["worktree", "add", "--detach", "--force", folder.path, commit],
      or: "git cannot check out \(commit)")
  }

  /// Removes the checkout with everything built in it.
  package func remove() {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    _ = try? git.output(of: ["worktree", "remove", "--force", "--force", folder.path], or: "")
    try? FileManager.default.removeItem(at: folder)
    Guardian.shared.setWorktree(nil, of: git.folder)
  }
}

/// Git checkout of a program's build: the checkout around its executable, wherever it is started.
package struct Checkout {
  /// Git's folder.
  let root: URL
  /// The folder of the package, possibly a part of the checkout.
  package let package: URL
  /// The executable; nil if a package was looked for.
  private let executable: URL?

  /// The checkout around this program, or nil if there is none.
  static var ofProgram: Checkout? {
    Executable.path.flatMap { Checkout(of: URL(fileURLWithPath: $0)) }
  }

  /// The checkout around an executable, or nil if there is none.
  package init?(of executable: URL) {
    let executable = executable.resolvingSymlinksInPath()
    self.init(around: executable.deletingLastPathComponent(), executable: executable)
  }

  /// The checkout around the folder of a package, or nil if there is none.
  init?(around package: URL) {
    self.init(around: package.resolvingSymlinksInPath(), executable: nil)
  }

  private init?(around folder: URL, executable: URL?) {
    self.executable = executable
    var package: URL?
    var folder = folder
    while true {
      func holds(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
      }
      if package == nil, holds("Package.swift") { package = folder }
      // A worktree has a file of that name, other checkouts have a folder.
      if holds(".git") { break }
      guard folder.path != "/", !folder.path.isEmpty else { return nil }
      folder.deleteLastPathComponent()
    }
    root = folder
    self.package = package ?? folder
  }

  /// The commit, with `-dirty` where tracked files differ from it, and with `-stale` where a source
  /// is newer than the executable; nil if git cannot tell.
  func revision() -> String? {
    let output = Subprocess.output(
      of: "git",
      arguments: ["-C", root.path, "describe", "--always", "--dirty", "--abbrev=7", "--exclude=*"],
      timeout: .seconds(5))
    guard let commit = output.map(Words.trimmed), !commit.isEmpty else { return nil }
    return isStale ? commit + "-stale" : commit
  }

  /// The extensions of compiled files.
  private static let sourceExtensions: Set = ["c", "h", "modulemap", "swift"]

  /// Whether a source of the package is newer than the executable.
  private var isStale: Bool {
    guard let built = executable.flatMap(Self.date) else { return false }
    func isNewer(_ source: URL) -> Bool { Self.date(of: source).map { $0 > built } ?? false }
    if isNewer(package.appending(path: "Package.swift")) { return true }
    return ["Sources", "Benchmarks"].contains { name in
      let files = FileManager.default.enumerator(
        at: package.appending(path: name), includingPropertiesForKeys: [.contentModificationDateKey]
      )
      return files?.contains { file in
        guard let file = file as? URL, Self.sourceExtensions.contains(file.pathExtension) else {
          return false
        }
        return isNewer(file)
      } ?? false
    }
  }

  private static func date(of file: URL) -> Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
