import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests pages of comparisons, scroll traces and histories, and files of other kinds.
struct OtherPageTests {
  @Test func aComparisonSaysWhoWins() throws {
    let comparison = ChoiceTableTests.comparison([ChoiceTableTests.row("query", 1000, ratio: 2)])
    let page = try ReportPage.sample(comparison.json())
    #expect(page.parts.map(\.title) == ["Comparison: 1.json"])
    let tree = try #require(XMLTree(page.html()))
    #expect(tree.all("li").contains { $0.text.hasPrefix("a is faster in 1 of 1 row, 2.00×") })
    let ratio = try #require(
      tree.elements.first {
        $0.attributes["data-at"] == "/run/rows/0/sides/1/verdict/median"
      })
    #expect(ratio.attributes["data-form"] == "exponential" && ratio.text == "2.00× slower")
    #expect(ratio.attributes["data-value"].flatMap(Double.init).map { abs($0 - 2) < 1e-9 } == true)
    #expect(
      tree.elements.contains { $0.attributes["data-samples"] == "/run/rows/0/sides/1/logRatios" })
  }

  @Test func answerNamesTheHitch() throws {
    var timeline = FrameTimeline()
    timeline.anchorDrift = [0, 0.5, 0]
    timeline.contentLength = [1000, 1000.25, 1001]
    timeline.viewsMade = [12, 0, 1]
    let page = try ReportPage.sample(HitchReport.pageSample(timeline: timeline).json())
    let tree = try #require(XMLTree(page.html()))
    #expect(
      tree.all("li").map(\.text).contains(
        " in 1 of 1 trace (each at one refresh rate); the worst is fling at 60 Hz in feed: 667 "
          + "ms/s, critical."))
    #expect(
      tree.all("figcaption").map(\.text) == [
        "cost of a frame", "drift, points", "content length, points", "cells made",
      ])
    let lines = tree.all("div").filter { $0.attributes.isEmpty }.map(\.text)
    #expect(lines == ["1000000 40000000 2000000", "0 0.5 0", "1000 1000.25 1001", "12 0 1"])
    #expect(page.html().contains("budget 16.7 ms"))
  }

  @Test func framesInTimeShowTheirHeadroom() throws {
    var report = HitchReport.pageSample()
    report.results[0] = HitchResult(
      scenario: "feed", items: 1000, trace: "fling", hertz: 100, frames: 1,
      recording: FrameRecording(replays: [[4_000_000]]), counters: [:], anchorDrift: nil)
    let markdown = try ReportPage.sample(report.json()).markdown()
    #expect(
      markdown.contains(
        "- Hitches: none in 1 trace (each at one refresh rate); least headroom: 2.5× in "
          + "fling at 100 Hz in feed.\n"), "\(markdown)")
    #expect(markdown.contains("- no time for fling at 120 Hz\n"))
  }

  @Test func aHistoryNamesItsNewestCommit() throws {
    let history = History([
      .sample(1, ["instructions": 100]), .sample(2, ["instructions": 150]),
    ])
    let page = try ReportPage.sample(history.text())
    #expect(page.parts.map(\.title) == ["History: 1.json"])
    let tree = try #require(XMLTree(page.html()))
    #expect(
      tree.all("li").map(\.text).contains(
        " 2222222 (2026-01-02, change 2) changed 1 of these figures, above all screen query 1k "
          + "instructions: +50 %"))
    let name = HistoryCommit.sample(2).name
    let cell = try #require(
      tree.elements.first {
        $0.attributes["data-at"] == "/\(name)/figures/screen query 1k default/instructions"
      })
    #expect(cell.attributes["data-value"] == "150")
  }

  @Test func mixedFilesHaveAPartEach() throws {
    let page = try ReportPage.sample(
      HitchReport.pageSample().json(), RunReport.pageSample().json(),
      History([.sample(1, ["instructions": 100])]).text())
    #expect(page.parts.map(\.title) == ["Frames: 1.json", "Run: 2.json", "History: 3.json"])
    #expect(XMLTree(page.html()) != nil)
  }

  @Test(arguments: [
    ("", "not JSON"), ("{\"schema\":4", "not JSON"), ("[1]", "not a benchmark report"),
    ("{\"schema\":9,\"run\":{}}", "schema 9, but this version reads schema 2"),
    ("{\"schema\":1,\"interruption\":null}", "'command' is missing"),
    ("{\"schema\":1,\"figures\":{}}", "'commit' is missing"),
    ("{\"schema\":4}", "'command' is missing"),
  ])
  func brokenFilesNameTheirError(text: String, reason: String) throws {
    let error = #expect(throws: (any Error).self) {
      try StoredDocument(text: text, source: "a.json")
    }
    let line = "\(try #require(error))"
    #expect(line.hasPrefix("a.json") && line.contains(reason), "\(line)")
  }

  @Test func olderScrollTracesAreRead() throws {
    let json = try HitchReport.pageSample().json().replacing(",\"timeline\":null", with: "")
    #expect(!json.contains("timeline"))
    let report = try HitchReport.decode(json, source: "a.json")
    #expect(report == HitchReport.pageSample())
  }
}
