import Foundation
import Testing

/// `bench run` writes formats for other programs, to standard output and to files.
struct ExportCommandTests {
  @Test(arguments: [
    ("google-benchmark", "{\"context\":"), ("bmf", "{\n\"list-fixed/"), ("github-action", "[\n{"),
    ("go", "# "), ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"),
  ])
  func printsEveryFormat(format: String, start: String) throws {
    let run = try CommandRun.bench(SmallRun.one + ["--format", format])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix(start), "\(run.output.prefix(200))")
    #expect(run.output.contains("list-fixed"))
  }

  @Test func writesFilesNextToTheTable() throws {
    let (markdown, junit) = (try TemporaryFile(), try TemporaryFile())
    let run = try CommandRun.bench(
      SmallRun.untimed + [
        "--export", "markdown=\(markdown.url.path)",
        "--export=junit=\(junit.url.path)", "--format", "json",
      ])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try markdown.text().contains("## list-fixed\n"))
    #expect(
      try junit.text().contains("<testcase classname=\"list-fixed\" name=\"item 100 default\">"))
    // The same figures result in the same JSON, whatever other formats are written.
    #expect(run.output.contains("\"command\":[") && !run.output.contains(junit.url.path))
  }

  @Test(arguments: [
    ["--export", "junit"], ["--export", "nope=file"], ["--export", "go=-"], ["--export", "go="],
    ["--export", "go=same", "--export", "bmf=same"], ["--export", "go=/no/such/folder/file"],
    ["--format", "nope"],
  ])
  func rejectsInvalidValues(options: [String]) throws {
    let run = try CommandRun.bench(SmallRun.one + options)
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(run.saysOneLine, "\(run.errors)")
  }
}
