import BenchHarness
package import Foundation

/// A baseline file in a git checkout.
///
/// Git can read the file at any commit without a build.
package struct HistorySource {
  private let git: Git
  private let file: String

  /// Creates a source for the history of one baseline file.
  ///
  /// - Parameter baseline: The file URL of the baseline in the checkout.
  package init(_ baseline: URL) {
    git = Git(in: baseline.deletingLastPathComponent())
    file = baseline.lastPathComponent
  }

  /// Returns the commits named by the given words.
  ///
  /// The commits of a range are listed oldest first. A single name refers to one commit. A range
  /// `A..B` contains the commits after A, up to and including B, but only those that changed the
  /// baseline. The omitted commits have the same figures as their predecessors.
  ///
  /// - Parameter words: Names of commits, and ranges such as `A..B`.
  /// - Returns: The full names of the commits, without duplicates.
  /// - Throws: A `Git.Problem` with git's own message.
  package func commits(named words: [String]) throws -> [String] {
    try words.flatMap { word in
      try word.contains("..")
        ? git.output(
          of: ["log", "--reverse", "--format=%H", "--end-of-options", word, "--", file],
          or: "git finds no commits \"\(word)\""
        ).split(whereSeparator: \.isNewline).map(String.init)
        : [git.commit(word)]
    }.distinct { $0 }
  }

  /// Reads the date and the subject of a commit.
  ///
  /// - Parameter name: The commit's hash, in hexadecimal digits.
  /// - Returns: The commit with its date and its subject.
  /// - Throws: A `Git.Problem` with git's own message.
  package func commit(_ name: String) throws -> HistoryCommit {
    let text = try git.output(
      of: [
        "show", "--no-patch", "--date=format-local:%Y-%m-%dT%H:%M:%SZ", "--format=%cd%n%s", name,
      ], or: "git cannot show \(name)")
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return HistoryCommit(
      name: name, date: String(lines.first ?? ""), subject: lines.count > 1 ? String(lines[1]) : "")
  }

  /// Reads the baseline file as it was at a commit.
  ///
  /// - Parameter commit: The commit to read the file from.
  /// - Returns: The baseline stored at that commit.
  /// - Throws: A ``Problem`` if the file is missing or unreadable.
  package func baseline(at commit: HistoryCommit) throws -> Baseline {
    do {
      let text = try git.output(
        of: ["show", "\(commit.name):./\(file)"], or: "\(file) is missing")
      return try Baseline(text: text, source: file)
    } catch {
      throw Problem("skipped \(commit.short): \(error)")
    }
  }
}
