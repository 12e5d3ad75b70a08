package import Foundation

/// A wrapper that runs git commands in one folder.
package struct Git: Sendable {
  /// The error thrown by a failed git command.
  package typealias Problem = BenchHarness.Problem

  /// The working folder of the git commands.
  package let folder: URL

  /// Creates a wrapper that runs git in the given folder.
  package init(in folder: URL) { self.folder = folder }

  /// Runs a git command and returns its output.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the git command, such as `rev-parse`.
  ///   - problem: The error message to use if git fails, followed by git's own message.
  /// - Returns: The output of git, without white space at its ends.
  /// - Throws: A ``Problem`` with git's own message.
  package func output(of arguments: [String], or problem: String) throws -> String {
    // Makes git print dates in UTC.
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

  /// Returns the full hash of a commit.
  ///
  /// - Parameter reference: A name for the commit, such as a branch, a tag or an abbreviated hash.
  /// - Returns: The commit's hash, in hexadecimal digits.
  /// - Throws: A ``Problem`` if the commit does not exist.
  package func commit(_ reference: String) throws -> String {
    try output(
      of: ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"],
      or: "git finds no commit \"\(reference)\"")
  }
}

/// A checkout of another commit of the same repository, used only by this process.
package struct GitWorktree {
  /// The full hash of the commit.
  package let commit: String
  /// The folder of the package in this checkout.
  package let package: URL
  private let git: Git
  private let folder: URL

  /// Creates a worktree for a commit of a package's repository, without checking it out.
  ///
  /// - Parameters:
  ///   - reference: A name for the commit, such as a branch, a tag or an abbreviated hash.
  ///   - cache: The folder for new worktrees.
  ///   - package: The folder of the package; `nil` for the program's own package.
  /// - Throws: A ``Git/Problem`` if the package is not in a checkout, or the commit is unknown.
  package init(of reference: String, in cache: URL, besidePackage package: URL? = nil) throws {
    guard let checkout = package.map({ Checkout(around: $0) }) ?? Checkout.ofProgram else {
      throw Problem(
        package.map { "\($0.path) is not in a git checkout" }
          ?? "this bench is not in a git checkout, so \(reference) cannot be built: specify an "
          + "existing bench program with --exe-base")
    }
    git = Git(in: checkout.root)
    commit = try git.commit(reference)
    // Another process may be building the same commit.
    folder = cache.appending(path: "\(commit)-\(getpid())")
    let path = checkout.package.path.dropFirst(checkout.root.path.count).drop { $0 == "/" }
    self.package = path.isEmpty ? folder : folder.appending(path: String(path))
  }

  /// Checks out the commit; the checkout lasts until ``remove()`` is called or this process ends.
  ///
  /// - Throws: A ``Git/Problem`` with git's own message.
  package func checkOut() throws {
    // An earlier process with the same process ID may have been killed, together with its guardian.
    remove()
    Guardian.shared.setWorktree(folder, of: git.folder)
    _ = try git.output(
      of: ["worktree", "add", "--detach", "--force", folder.path, commit],
      or: "git cannot check out \(commit)")
  }

  /// Removes the checkout and everything built in it.
  package func remove() {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    _ = try? git.output(of: ["worktree", "remove", "--force", "--force", folder.path], or: "")
    try? FileManager.default.removeItem(at: folder)
    Guardian.shared.setWorktree(nil, of: git.folder)
  }
}

/// The git checkout that contains a program's executable or a package.
package struct Checkout {
  let root: URL
  /// The folder of the package, which may be a subfolder of the checkout.
  package let package: URL
  /// The executable; `nil` if the checkout was found from a package.
  private let executable: URL?

  /// The checkout that contains this program; `nil` if the program is not in one.
  static var ofProgram: Checkout? {
    Executable.path.flatMap { Checkout(of: URL(fileURLWithPath: $0)) }
  }

  /// Creates a description of the checkout that contains an executable, or returns `nil` if there
  /// is no such checkout.
  package init?(of executable: URL) {
    let executable = executable.resolvingSymlinksInPath()
    self.init(around: executable.deletingLastPathComponent(), executable: executable)
  }

  /// Creates a description of the checkout that contains a package's folder, or returns `nil` if
  /// there is no such checkout.
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
      // In a worktree `.git` is a file; in other checkouts it is a folder.
      if holds(".git") { break }
      guard folder.path != "/", !folder.path.isEmpty else { return nil }
      folder.deleteLastPathComponent()
    }
    root = folder
    self.package = package ?? folder
  }

  /// Returns the checked-out commit, or `nil` if git cannot determine it.
  ///
  /// The commit has the suffix `-dirty` if tracked files differ from it, and `-stale` if a source
  /// file is newer than the executable.
  func revision() -> String? {
    let output = Subprocess.output(
      of: "git",
      arguments: ["-C", root.path, "describe", "--always", "--dirty", "--abbrev=7", "--exclude=*"],
      timeout: .seconds(5))
    guard let commit = output.map(Words.trimmed), !commit.isEmpty else { return nil }
    return isStale ? commit + "-stale" : commit
  }

  /// The file name extensions of compiled sources.
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
