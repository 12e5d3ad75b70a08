import Foundation
import LayoutDocument
import Testing

/// The report on a directory tree.
@Suite struct ConformanceReportTests {
  private func tree() throws -> CaseFolder {
    let folder = try CaseFolder()
    try folder.write(ExampleCase.grid, to: "b/good.json")
    try folder.write(ExampleCase.row, to: "a/inner/good.json")
    try folder.write("{", to: "a/broken.json")
    try folder.write("no case", to: "a/notes.txt")
    try folder.write(
      ExampleCase.grid.replacing("[100, 20]", with: "[100, 21]"), to: "c/wrong.json")
    try folder.write(
      ExampleCase.grid.replacing(
        "\"section\": {",
        with: """
          "section": {"decorationItems": [{"elementKind": "background"}],
          "boundarySupplementaryItems": [{"elementKind": "header", "alignment": "top",
            "pinToVisibleBounds": true,
            "size": {"width": {"absolute": 1}, "height": {"absolute": 1}}}],
          """), to: "b/bar.json")
    return folder
  }

  /// What the engine lays out, without the parts that it may learn.
  private var runner: ConformanceRunner {
    ConformanceRunner(
      supported: LayoutFeature.supportedByEngine.subtracting([
        .decorationItems, .boundarySupplementaryItems, .pinnedBoundaryItems,
      ]))
  }

  @Test func text() throws {
    let folder = try tree()
    let lines = try ConformanceReport(directory: folder.url, runner: runner).text
      .split(separator: "\n").map(String.init)
    try #require(lines.count == 11)
    #expect(lines[0].hasPrefix("a/broken.json: is not valid JSON"))
    #expect(
      Array(lines[1...]) == [
        "c/wrong.json: layout contentSize: expected [100, 21], got [100, 20]",
        "skipped  for want of",
        "      1  boundary supplementary items",
        "      1  decoration items",
        "      1  pinned boundary items",
        "a: 0 passed, 1 failed, 0 skipped",
        "a/inner: 1 passed, 0 failed, 0 skipped",
        "b: 1 passed, 0 failed, 1 skipped",
        "c: 0 passed, 1 failed, 0 skipped",
        "2 passed, 2 failed, 1 skipped",
      ])
  }

  @Test func entriesAreSorted() throws {
    let folder = try tree()
    let report = try ConformanceReport(directory: folder.url, runner: runner)
    #expect(
      report.entries.map(\.path) == [
        "a/broken.json", "a/inner/good.json", "b/bar.json", "b/good.json", "c/wrong.json",
      ])
    #expect(report.entries.map(\.outcome.isFailure) == [true, false, false, false, true])
  }

  @Test func singleFile() throws {
    let folder = try tree()
    let file = folder.url.appendingPathComponent("b/good.json")
    let report = try ConformanceReport(directory: file, runner: runner)
    #expect(report.entries.map(\.path) == ["good.json"])
    #expect(report.text == "1 passed, 0 failed, 0 skipped")
  }

  @Test func nothingToRun() throws {
    let folder = try CaseFolder()
    #expect(throws: LayoutDocumentError.self) { try ConformanceReport(directory: folder.url) }
    let missing = folder.url.appendingPathComponent("none")
    #expect(throws: LayoutDocumentError.self) { try ConformanceReport(directory: missing) }
  }
}
