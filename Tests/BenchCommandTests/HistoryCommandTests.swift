import BenchHarness
import Foundation
import Testing

/// `bench history` records the figures of committed baselines, and prints their changes.
struct HistoryCommandTests {
  /// A git repository with a baseline at two commits.
  private struct Fixture {
    let folder: TemporaryFolder
    var history: String { folder.path("history.jsonl") }
    var baseline: String { folder.path("figures.txt") }

    init() throws {
      folder = try TemporaryFolder()
      try git("init", "-q")
      for count in [4, 3] {
        try folder.write(
          """
          format: 1
          run: --items 1k

          [counters]
          key: harness 1
          scenario: list-fixed 1
          list-fixed query 1k default elementsTested \(count)
          list-fixed query 1k default digest 0\(count)
          list-fixed item 1k naive elementsTested 9

          """, to: "figures.txt")
        try commit("elements: \(count)")
      }
    }

    func git(_ arguments: String...) throws {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
      _ = try Git(in: folder.url).output(of: identity + arguments, or: "git")
    }

    func commit(_ subject: String) throws {
      try git("add", "figures.txt")
      try git("commit", "-q", "-m", subject)
    }

    func record(_ words: String...) throws -> CommandRun {
      try CommandRun.bench(["history", "record", history, "--baseline", baseline] + words)
    }

    func show(_ words: String...) throws -> CommandRun {
      try CommandRun.bench(["history", history] + words)
    }
  }

  private static let hasGit: Bool = {
    (try? Git(in: FileManager.default.temporaryDirectory).output(of: ["--version"], or: "")) != nil
  }()

  @Test(.enabled(if: hasGit, "git is not installed")) func commitsAreRecordedAndShown() throws {
    let fixture = try Fixture()
    let first = try fixture.record("HEAD~1")
    #expect(first.exitCode == 0 && first.errors.isEmpty, "\(first.errors)")
    #expect(first.output.hasSuffix(": 1 commit recorded, 1 new; 1 in total\n"))
    let both = try fixture.record("HEAD~1", "HEAD")
    #expect(both.output.hasSuffix(": 2 commits recorded, 1 new; 2 in total\n"))
    let text = try fixture.folder.text("history.jsonl")
    #expect(text.split(separator: "\n").count == 2)
    #expect(try fixture.record("HEAD", "HEAD~1").exitCode == 0)
    #expect(try fixture.folder.text("history.jsonl") == text)

    let table = try fixture.show()
    #expect(table.exitCode == 0 && table.errors.isEmpty, "\(table.errors)")
    #expect(table.output.contains("- 1 of 2 figures changed, all are shown; 1 stayed the same;"))
    #expect(table.output.contains("-25 %       █▁\n"), "\(table.output)")
    #expect(table.output.contains(" elements: 3\n"))
    #expect(table.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    for (format, start) in [("json", "{\"commits\":["), ("markdown", "- 2 commits")] {
      #expect(try fixture.show("--format", format).output.hasPrefix(start))
    }
    let naive = try fixture.show("--strategy", "naive")
    #expect(naive.output.contains("item 1k") && !naive.output.contains("Steps"))
  }

  @Test(.enabled(if: hasGit, "git is not installed")) func cellsChooseRows() throws {
    let fixture = try Fixture()
    try fixture.folder.write("list-fixed query 1k default 10\n", to: "cells.txt")
    _ = try fixture.record("--cells", fixture.folder.path("cells.txt"))
    let text = try fixture.folder.text("history.jsonl")
    #expect(text.contains("list-fixed query 1k default") && !text.contains("naive"))
  }

  @Test(.enabled(if: hasGit, "git is not installed")) func oldFormsAreSkipped() throws {
    let fixture = try Fixture()
    try fixture.folder.write("format: 99\n", to: "figures.txt")
    try fixture.commit("another form")
    let some = try fixture.record("HEAD~2..HEAD")
    #expect(some.exitCode == 0 && some.output.contains(": 1 commit recorded, 1 new"))
    #expect(some.saysOneLine && some.errors.hasPrefix("bench: skipped "))
    #expect(some.errors.contains(": figures.txt: line 1: "))
    let text = try fixture.folder.text("history.jsonl")
    let none = try fixture.record()
    #expect(none.exitCode == 1 && none.output.isEmpty)
    #expect(
      none.errors.contains(
        "history.jsonl is unchanged: none of these commits has a readable baseline\n"))
    #expect(try fixture.folder.text("history.jsonl") == text)
  }

  @Test(.enabled(if: hasGit, "git is not installed")) func rejectsUnknownCommits() throws {
    let fixture = try Fixture()
    let run = try fixture.record("nope")
    #expect(run.exitCode == 1 && run.saysOneLine)
    #expect(run.reason == "bench: git finds no commit \"nope\"\n")
    let both = try fixture.record("HEAD", "--run")
    #expect(both.exitCode == 1 && both.errors.contains("--run measures only the commit"))
  }

  @Test func rejectsInvalidHistoryFiles() throws {
    let missing = try CommandRun.bench(["history", "no-such-file.jsonl"])
    #expect(missing.exitCode == 1)
    #expect(missing.saysOneLine && missing.errors.contains("create it with: bench history record"))
    let file = try TemporaryFile()
    let time = """
      {"schema":1,"commit":"a","date":"b","subject":"c","swift":null,"platform":null,\
      "conditions":{},"scenarios":{},"figures":{"list-fixed query 1k default":{"time":3}}}
      """
    for (text, reason) in [
      (
        time,
        "line 1: list-fixed query 1k default has the time figure time, but a history may contain"
      ),
      ("[]", "line 1: "), ("", "has no matching figures"),
    ] {
      try Data(text.utf8).write(to: file.url)
      let run = try CommandRun.bench(["history", file.url.path])
      #expect(run.exitCode == 1 && run.output.isEmpty)
      #expect(run.saysOneLine && run.errors.contains(reason), "\(run.errors)")
    }
    for options in [["--format", "csv"], ["--rows", "0"], ["--items", "many"]] {
      let run = try CommandRun.bench(["history", file.url.path] + options)
      #expect(run.exitCode == 1 && run.saysOneLine, "\(run.errors)")
    }
  }
}
