import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

/// The baseline in a commit is read from git, without a build.
@Suite(
  .enabled(
    if: Subprocess.output(of: "git", arguments: ["--version"], timeout: .seconds(5)) != nil,
    "git is not installed"))
struct HistorySourceTests {
  private let folder: TemporaryFolder
  private let source: HistorySource
  private let names: [String]

  init() throws {
    let folder = try TemporaryFolder()
    let baseline = folder.url.appending(path: "perf/figures.txt")
    func git(_ arguments: String...) throws -> String {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
      return try Git(in: folder.url).output(of: identity + arguments, or: "git")
    }
    _ = try git("init", "-q", "-b", "main")
    try FileManager.default.createDirectory(
      at: baseline.deletingLastPathComponent(), withIntermediateDirectories: true)
    func figures(_ count: Double) -> String {
      Baseline(sections: [.sample([1000: ["visited": count]])]).text
    }
    // One commit without a baseline, two with a baseline, one without a change, and one with
    // another format.
    let texts = [nil, figures(1), figures(2), nil, "format: 99\n"]
    for (number, text) in texts.enumerated() {
      if let text { try text.write(to: baseline, atomically: false, encoding: .utf8) }
      try "\(number)".write(
        to: folder.url.appending(path: "other"), atomically: false, encoding: .utf8)
      _ = try git("add", ".")
      _ = try git("commit", "-q", "-m", "commit \(number)")
    }
    names = try git("log", "--reverse", "--format=%H").split(separator: "\n").map(String.init)
    self.folder = folder
    source = HistorySource(baseline)
  }

  @Test func rangeListsCommitsChangingTheBaseline() throws {
    #expect(try source.commits(named: ["\(names[0])..main"]) == [names[1], names[2], names[4]])
    #expect(try source.commits(named: ["HEAD~1", "HEAD~1", names[1]]) == [names[3], names[1]])
  }

  @Test func readsFiguresOfTheCommit() throws {
    for (index, count) in [(1, 1.0), (2, 2), (3, 2)] {
      let commit = try source.commit(names[index])
      #expect(commit.subject == "commit \(index)")
      #expect(commit.date.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil)
      let baseline = try source.baseline(at: commit)
      #expect(baseline.sections[0].rows.first?.value == ["visited": .number(count)])
    }
  }

  @Test func commitsWithoutFiguresAreSkippedWithASentence() throws {
    for (index, reason) in [
      (0, "figures.txt is missing: "),
      (4, "figures.txt: line 1: the baseline has format 99, but this version reads format 2"),
    ] {
      let commit = try source.commit(names[index])
      let error = #expect(throws: Problem.self) {
        try source.baseline(at: commit)
      }
      #expect(
        error?.description.hasPrefix("skipped \(commit.short): \(reason)") == true,
        "\(error?.description ?? "")")
    }
  }

  @Test func unknownCommitsAreAnError() {
    for name in ["nope", "nope..main", "--all"] {
      let error = #expect(throws: Git.Problem.self) { try source.commits(named: [name]) }
      #expect(error?.description.hasPrefix("git finds no commit") == true)
    }
  }
}
