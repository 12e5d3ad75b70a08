import BenchHarness
package import Foundation

/// Baseline file in a git checkout: git knows its figures at any commit, without a build.
package struct HistorySource {
  private let git: Git
  private let file: String

  /// Makes a source.
  ///
  /// - Parameter baseline: The baseline in the checkout.
  package init(_ baseline: URL) {
    git = Git(in: baseline.deletingLastPathComponent())
    file = baseline.lastPathComponent
  }

  /// The commits named by words, the oldest first: a name stands for one commit, `A..B` for the
  /// commits after A up to B with a change of the baseline, as the others have the figures of the
  /// commit before.
  ///
  /// - Parameter words: Names and ranges.
  /// - Returns: The full names, each once.
  /// - Throws: `Git.Problem` with the words of git.
  package func commits(named words: [String]) throws -> [String] {
    try words.flatMap { word in
      try word.contains("..")
        ? git.output(
          of: ["log", "--reverse", "--format=%H", "--end-of-options", word, "--", file],
          or: "git does not know the commits \"\(word)\""
        ).split(whereSeparator: \.isNewline).map(String.init)
        : [git.commit(word)]
    }.distinct { $0 }
  }

  /// The date and the subject of a commit.
  ///
  /// - Parameter name: The full name.
  /// - Returns: The commit.
  /// - Throws: `Git.Problem` with the words of git.
  package func commit(_ name: String) throws -> HistoryCommit {
    let text = try git.output(
      of: [
        "show", "--no-patch", "--date=format-local:%Y-%m-%dT%H:%M:%SZ", "--format=%cd%n%s", name,
      ], or: "git cannot show \(name)")
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    return HistoryCommit(
      name: name, date: String(lines.first ?? ""), subject: lines.count > 1 ? String(lines[1]) : "")
  }

  /// Reads the file of the baseline as it was at a commit.
  ///
  /// - Parameter commit: The commit.
  /// - Returns: The baseline.
  /// - Throws: ``Problem`` for a missing or unreadable one.
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
