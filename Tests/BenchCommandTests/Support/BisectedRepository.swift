import BenchHarness
import Foundation
import Testing
import _TestSupport

/// A git repository of twenty commits, each with a program imitating the bench of its commit.
///
/// It prints a report whose counter is higher from one of the commits on.
struct BisectedRepository {
  /// The number of commits.
  static let count = 20
  /// The counter.
  static let counter = "nodesVisited"

  private let folder: TemporaryFolder

  /// Creates the repository.
  ///
  /// - Parameters:
  ///   - firstBad: The number of the first commit with a higher counter, counted from 1.
  ///   - scripts: The programs of commits with other output, by number.
  /// - Throws: An error if git or writing a file fails.
  init(firstBad: Int, scripts: [Int: String] = [:]) throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    for number in 1...Self.count {
      let report = try Self.report(count: number < firstBad ? 5 : 50)
      try folder.write(report, to: "report.json")
      // Repeating the previous commit's script would not be a change.
      let script = scripts[number] ?? "cat \"$(dirname \"$0\")/report.json\""
      try folder.writeProgram(script + "\n# \(number)", to: "bench-stub")
      try git("add", "report.json", "bench-stub")
      try git("commit", "-q", "-m", "commit \(number)")
      try git("tag", "c\(number)")
    }
    // The program of the good commit is outside the checkout.
    try folder.writeProgram("cat \"$(dirname \"$0\")/good.json\"", to: "good-stub")
    try folder.write(try Self.report(count: 5), to: "good.json")
  }

  /// Whether git is installed.
  static let hasGit =
    (try? CommandRun.run(URL(fileURLWithPath: "/usr/bin/env"), ["git", "--version"]))?.exitCode == 0

  /// Bisects between the first and the last commit.
  ///
  /// - Parameter options: Additional options for `bench bisect-step`.
  /// - Returns: The exit code and output of `git bisect run`.
  /// - Throws: An error if git cannot be started.
  func bisect(_ options: [String] = []) throws -> CommandRun {
    let bench = try #require(BenchBinary.url).path
    try git("bisect", "start", "c\(Self.count)", "c1")
    return try run(
      ["bisect", "run", bench, "bisect-step", "--good-exe", "good-stub", "--exe", "./bench-stub"]
        + options)
  }

  /// The path of the folder.
  var path: String { folder.url.path }

  /// The number of git worktrees, including the main worktree.
  var worktrees: Int {
    get throws { try git("worktree", "list").output.split(separator: "\n").count }
  }

  /// Returns the full hash of a commit.
  func commit(_ number: Int) throws -> String {
    try git("rev-parse", "c\(number)").output.filter { !$0.isWhitespace }
  }

  @discardableResult private func git(_ arguments: String...) throws -> CommandRun {
    let outcome = try run(arguments)
    try #require(outcome.exitCode == 0, "git \(arguments): \(outcome.errors)")
    return outcome
  }

  private func run(_ arguments: [String]) throws -> CommandRun {
    // The signing and hooks of the developer who runs the tests do not apply.
    let settings = [
      "user.name=a", "user.email=a@example.org", "commit.gpgsign=false", "core.hooksPath=/dev/null",
    ]
    return try CommandRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["-u", "GIT_DIR", "-u", "GIT_INDEX_FILE", "-u", "GIT_WORK_TREE"]
        + ["git", "-C", folder.url.path] + settings.flatMap { ["-c", $0] } + arguments)
  }

  /// Returns a report of one row, with the given value of the counter.
  static func report(count: Int) throws -> String {
    var result = BenchmarkResult(
      key: BenchmarkKey(
        scenario: "list-fixed", operation: "query", items: 1000, strategy: "default"))
    result.counters = [counter: count, "elementsTested": 7]
    result.frameDigest = "0123456789abcdef"
    return try RunReport(
      command: ["run", "--counters-only"], seed: 7,
      environment: .capture().withoutMoment, results: [result]
    ).json()
  }
}
