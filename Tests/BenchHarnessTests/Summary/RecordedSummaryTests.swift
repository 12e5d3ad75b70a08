import BenchHarness
@testable import BenchReports
import Foundation
import Testing

/// The recorded summary and page match the recorded results.
struct RecordedSummaryTests {
  private static let results = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../results").standardizedFileURL

  /// Returns the text of a file in the newest recording.
  private func text(_ file: String) throws -> String {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.results.path)
    let folder = try #require(folders.filter { $0.first == "2" }.max())
    return try String(
      contentsOf: Self.results.appending(path: folder).appending(path: file), encoding: .utf8)
  }

  @Test func theNewestRecordingHasTheSummaryOfItsResults() throws {
    let report = try RunReport.decode(text("run.json"), source: "run.json")
    // Recordings of versions that stored no budget have a different summary.
    guard report.budget != nil else { return }
    #expect(try text("summary.txt") == RunSummary(report).text())
  }

  @Test func theNewestRecordingHasThePageOfItsResults() throws {
    let documents = try ["run.json", "hitches.json"].map {
      try StoredDocument(text: text($0), source: $0)
    }
    let isSame = try text("report.html") == ReportPage(documents).html()
    #expect(isSame, "scripts/check-report --write makes it again")
  }
}
