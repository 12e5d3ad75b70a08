import BenchHarness
import Foundation
import Testing

/// `bench report` and `--report`, as a user calls them.
struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aRunHasAPageAndMarkdown() throws {
    let (json, page) = (folder.path("run.json"), folder.path("page.html"))
    let run = try CommandRun.bench(SmallRun.untimed + ["--json", json, "--report", page])
    #expect(run.exitCode == 0, "\(run.errors)")
    let written = try folder.text("page.html")
    #expect(written.hasPrefix("<!DOCTYPE html>") && written.contains("Run: run.json"))
    let again = try CommandRun.bench(["report", json, "--output", folder.path("again.html")])
    #expect(again.exitCode == 0 && again.output.isEmpty)
    #expect(again.errors == "wrote \(folder.path("again.html"))\n")
    #expect(try folder.text("again.html") == written)
    let printed = try CommandRun.bench(["report", json])
    #expect(printed.exitCode == 0)
    #expect(printed.output.hasPrefix("# Benchmark report: run.json\n\n## Run: run.json\n"))
    let markdown = try CommandRun.bench(["report", json, "--output", folder.path("page.md")])
    #expect(markdown.exitCode == 0)
    #expect(try folder.text("page.md") == printed.output)
  }

  @Test func scrollTracesHaveATimeline() throws {
    let run = try CommandRun.bench([
      "hitches", "--scenario", "list-fixed", "--items", "100", "--trace", "slow-drag", "--hz", "60",
      "--replays", "3", "--report", folder.path("page.html"),
    ])
    #expect(run.exitCode == 0, "\(run.errors)")
    let page = try folder.text("page.html")
    #expect(page.contains("Frames: this run"))
    #expect(page.contains("data-samples=\"0/timeline/contentLength\""))
    #expect(page.contains("data-samples=\"0/timeline/viewsMade\""))
  }

  @Test func invalidFilesAreUsageErrors() throws {
    try folder.write("{\"schema\":1}", to: "old.json")
    let (old, page) = (folder.path("old.json"), folder.path("page.html"))
    for (arguments, words) in [
      (["report", folder.path("none.json"), "--output", page], "cannot read"),
      (["report", old, "--output", page], "has schema 1"),
      (["report", old, "--output", folder.path("page.pdf")], "expected .html or .md"),
      (
        ["report", folder.path("page.md"), "--output", folder.path("page.md")],
        "would overwrite an input file"
      ),
      (["report", old, "--output", folder.path("no/page.html")], "page.html"),
      (SmallRun.untimed + ["--report", folder.path("page.txt")], "expected .html or .md"),
      (SmallRun.untimed + ["--report", "-"], "must name a separate file"),
    ] {
      let run = try CommandRun.bench(arguments)
      #expect(run.exitCode == 1 && run.output.isEmpty && run.saysOneLine, "\(arguments)")
      #expect(run.errors.contains(words), "\(run.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: page))
  }
}
