public import Foundation

/// Calls of git in one folder.
public struct Git: Sendable {
  /// Reason why git did not do its work.
  public struct Problem: Error, Sendable, CustomStringConvertible {
    /// The sentence.
    public var description: String
  }

  /// The folder in which git is called.
  public let folder: URL

  /// Makes calls in a folder.
  public init(in folder: URL) { self.folder = folder }

  /// Calls git.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - problem: The beginning of the sentence where it fails.
  /// - Returns: The output of git, without white space at its ends.
  /// - Throws: ``Problem`` with the words of git.
  public func output(of arguments: [String], or problem: String) throws -> String {
    var environment = Subprocess.environment
    // Dates are told in UTC.
    environment["TZ"] = "UTC"
    let outcome = try ChildProcess(
      path: "/usr/bin/env", arguments: ["git", "-C", folder.path] + arguments,
      environment: environment
    ).wait()
    guard outcome.exitCode == 0 else {
      let reason = outcome.errors.isEmpty ? "" : ": \(outcome.reason)"
      throw Problem(description: problem + reason)
    }
    return Words.trimmed(outcome.output)
  }

  /// The full name of a commit.
  ///
  /// - Parameter reference: A name of it.
  /// - Returns: The full name.
  /// - Throws: ``Problem`` where git knows no such commit.
  public func commit(_ reference: String) throws -> String {
    try output(
      of: [
        "rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}",
      ], or: "git knows no commit \"\(reference)\"")
  }
}
