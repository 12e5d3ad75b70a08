import BenchHarness
import Foundation
import Testing

/// The recorded summary is the one of the recorded results.
struct RecordedSummaryTests {
  private static let results = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../results").standardizedFileURL

  @Test func theNewestRecordingHasTheSummaryOfItsResults() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.results.path)
    let folder = Self.results.appending(
      path: try #require(folders.filter { $0.first == "2" }.max()))
    let json = try String(contentsOf: folder.appending(path: "run.json"), encoding: .utf8)
    let report = try RunReport.decode(json, source: "run.json")
    let file = folder.appending(path: "summary.txt")
    // Recordings of versions that stored no budget have a summary of another form.
    guard report.budget != nil else { return }
    let text = RunSummary(report).text()
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
