public import Foundation

/// Checkout of one commit beside another one of the same repository.
public struct GitWorktree {
  /// Reason why a commit cannot be checked out or built.
  public struct Problem: Error, Sendable, CustomStringConvertible {
    /// The sentence.
    public var description: String
  }

  /// The full name of the commit.
  public let commit: String
  /// The folder of the package in the checkout.
  public let package: URL
  private let root: URL
  private let folder: URL

  /// Finds a commit of the repository that the program was built in.
  ///
  /// - Parameters:
  ///   - reference: A name of it.
  ///   - cache: The folder that checkouts lie in.
  /// - Throws: ``Problem`` where the program lies in no checkout, or git knows no such commit.
  public init(of reference: String, in cache: URL) throws {
    guard let checkout = Executable.path.flatMap({ Checkout(of: URL(fileURLWithPath: $0)) }) else {
      throw Problem(
        description: "this bench lies in no git checkout to take \(reference) from; name a bench "
          + "that is built already, with --exe-base")
    }
    try self.init(of: reference, in: cache, beside: checkout)
  }

  /// Finds a commit of the repository that a package lies in.
  ///
  /// - Parameters:
  ///   - reference: A name of it.
  ///   - cache: The folder that checkouts lie in.
  ///   - package: The folder of the package.
  /// - Throws: ``Problem`` where the package lies in no checkout, or git knows no such commit.
  public init(of reference: String, in cache: URL, besidePackage package: URL) throws {
    guard let checkout = Checkout(around: package) else {
      throw Problem(description: "\(package.path) lies in no git checkout")
    }
    try self.init(of: reference, in: cache, beside: checkout)
  }

  private init(of reference: String, in cache: URL, beside checkout: Checkout) throws {
    root = checkout.root
    commit = try Self.git(
      in: root, ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"],
      or: "git knows no commit \"\(reference)\"")
    folder = cache.appending(path: commit)
    let path = checkout.package.path.dropFirst(root.path.count).drop { $0 == "/" }
    package = path.isEmpty ? folder : folder.appending(path: String(path))
  }

  /// Checks the commit out, unless it is already.
  ///
  /// - Throws: ``Problem`` with the words of git.
  public func checkOut() throws {
    guard !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) else {
      return
    }
    // A folder that was removed by hand is still known to git.
    _ = try? Self.git(in: root, ["worktree", "prune"], or: "")
    _ = try Self.git(
      in: root, ["worktree", "add", "--detach", "--force", folder.path, commit],
      or: "git cannot check \(commit) out")
  }

  /// Removes the checkout and everything that was built in it.
  public func remove() {
    _ = try? Self.git(in: root, ["worktree", "remove", "--force", folder.path], or: "")
  }

  private static func git(
    in root: URL, _ arguments: [String], or problem: String
  ) throws -> String {
    let outcome = try ChildProcess(
      path: "/usr/bin/env", arguments: ["git", "-C", root.path] + arguments,
      environment: Subprocess.environment
    ).wait()
    guard outcome.exitCode == 0 else {
      let reason = outcome.errors.isEmpty ? "" : ": \(outcome.reason)"
      throw Problem(description: problem + reason)
    }
    return Words.trimmed(outcome.output)
  }
}
