import Conformance
import Foundation
import LayoutDescription
import Testing

/// Tests the report on a directory tree.
@Suite struct ConformanceReportTests {
  private func tree() throws -> CaseFolder {
    let folder = try CaseFolder()
    try folder.write(ExampleCase.grid, to: "b/good.json")
    try folder.write(ExampleCase.row, to: "a/inner/good.json")
    try folder.write("{", to: "a/broken.json")
    try folder.write("no case", to: "a/notes.txt")
    try folder.write(
      ExampleCase.grid.replacing("[100, 20]", with: "[100, 21]"), to: "c/wrong.json")
    return folder
  }

  @Test func text() throws {
    let folder = try tree()
    let lines = try ConformanceReport(directory: folder.url).text
      .split(separator: "\n").map(String.init)
    try #require(lines.count == 7)
    #expect(lines[0].hasPrefix("a/broken.json: is not valid JSON"))
    #expect(
      Array(lines[1...]) == [
        "c/wrong.json: layout contentSize: expected [100, 21], got [100, 20]",
        "a: 0 passed, 1 failed, 0 skipped",
        "a/inner: 1 passed, 0 failed, 0 skipped",
        "b: 1 passed, 0 failed, 0 skipped",
        "c: 0 passed, 1 failed, 0 skipped",
        "2 passed, 2 failed, 0 skipped",
      ])
  }

  @Test func entriesAreSorted() throws {
    let folder = try tree()
    let report = try ConformanceReport(directory: folder.url)
    #expect(
      report.entries.map(\.path) == [
        "a/broken.json", "a/inner/good.json", "b/good.json", "c/wrong.json",
      ])
    #expect(report.entries.map(\.outcome.isFailure) == [true, false, false, true])
  }

  @Test func singleFile() throws {
    let folder = try tree()
    let file = folder.url.appendingPathComponent("b/good.json")
    let report = try ConformanceReport(directory: file)
    #expect(report.entries.map(\.path) == ["good.json"])
    #expect(report.text == "1 passed, 0 failed, 0 skipped")
  }

  @Test func emptyFolder() throws {
    let folder = try CaseFolder()
    #expect(try ConformanceReport(directory: folder.url).entries.isEmpty)
    let missing = folder.url.appendingPathComponent("none")
    #expect(throws: LayoutDocumentError.self) { try ConformanceReport(directory: missing) }
  }
}
