import Testing
import _TestSupport

@testable import BenchHarness
@testable import BenchReports

/// Tests tables and JSON of scroll traces.
struct HitchReportTests {
  private func result(
    _ trace: String, hertz: Int = 60, costs: [Int64]? = [1_000_000, 40_000_000, 2_000_000],
    drift: Double? = 0
  ) -> HitchResult {
    let counters = Dictionary(
      uniqueKeysWithValues: HitchTable.countColumns.map { ($0.1, 1_234_567) })
    return HitchResult(
      scenario: "list-estimated", items: 1_000_000, trace: trace, hertz: hertz, frames: 3,
      recording: costs.map { FrameRecording(replays: [$0, $0, $0]) }, counters: counters,
      anchorDrift: drift)
  }

  private func report(
    _ results: [HitchResult], limits: HitchLimits = HitchLimits(), interruption: String? = nil
  ) -> HitchReport {
    HitchReport(
      command: ["hitches"], seed: 7, environment: .sample(), results: results, limits: limits,
      interruption: interruption)
  }

  @Test func tablesHaveARowForEachTraceAndRate() throws {
    let report = report([
      result("correction"), result("correction", hertz: 120), result("fling", costs: [0, 0, 0]),
      result("slow-drag", hertz: 1000, costs: nil),
    ])
    let text = HitchTable(report).text()
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
    // Frame 1 takes 40 ms and ends at 56.7 ms; frame 2 ends at 58.7 and was due at 50.
    #expect(text.contains("correction  60       1   2  667 critical  8.67  20.4  21.9"), "\(text)")
    #expect(text.contains("   0.42×\n"), "\(text)")
    #expect(text.contains("fling       60       0   0    0 good     -16.7 -16.7"))
    #expect(text.contains("correction  120       3  1.23M"))
    #expect(text.contains("- no time for slow-drag at 1000 Hz\n"))
    #expect(text.contains("list-estimated, 1,000,000 items\n"))
    #expect(!text.contains("INCOMPLETE") && !text.contains("moved"))
  }

  @Test func namesMovedItems() {
    let report = report(
      [result("jump", drift: nil), result("correction", drift: 40.5)], interruption: "no reason")
    let text = HitchTable(report).text()
    #expect(text.contains("\nINCOMPLETE: no reason.\n"))
    let line = "- drift of a visible item that must not move: correction at 60 Hz, 40.5 points\n"
    #expect(text.contains(line), "\(text)")
  }

  @Test func writtenTextIsValid() throws {
    let schema = try JSONSchema(ofPackage: "Benchmarks/hitches.schema.json")
    let reports = [
      report([]), report([result("fling"), result("fling", costs: nil)]),
      .pageSample(timeline: FrameTimeline()),
      report(
        [result("jump", costs: [0, 0, 0], drift: nil)],
        interruption: "ended by SIGINT after 1 trace"),
    ]
    for report in reports { #expect(try schema.violations(of: report.json()) == []) }
    #expect(schema.openObjects == [])
    let bands = schema.root["properties"]?["results"]?["items"]?["properties"]?["metrics"]
    #expect(
      bands?["properties"]?["band"]?["enum"]?.strings == HitchBand.allCases.map(\.rawValue))
    #expect(schema.root["properties"]?["schema"]?["enum"] == .array([.number(1)]))
  }

  @Test func figuresAboveALimitAreNamedWithTraceValueAndLimit() throws {
    let results = [
      result("fling", drift: 3), result("fling", costs: [0, 0, 0], drift: nil), result("jump"),
    ]
    let limits = HitchLimits(hitchTimeRatio: 5, anchorDrift: 0.5)
    let report = report(results, limits: limits)
    let sentences = [
      "fling at 60 Hz in list-estimated, 1,000,000 items: hitches of 667 ms/s, exceeding "
        + "--max-hitch-ratio (5)",
      "fling at 60 Hz in list-estimated, 1,000,000 items: a visible item moved by 3 points, "
        + "exceeding --max-drift (0.50)",
      "jump at 60 Hz in list-estimated, 1,000,000 items: hitches of 667 ms/s, exceeding "
        + "--max-hitch-ratio (5)",
    ]
    #expect(report.exceeded?.map(\.sentence) == sentences)
    let schema = try JSONSchema(ofPackage: "Benchmarks/hitches.schema.json")
    #expect(try schema.violations(of: report.json()) == [])
    #expect(try report.json().contains(sentences[1]))
    #expect(HitchTable(report).text(width: 200).contains("ABOVE THE LIMIT: \(sentences[0]).\n"))
    #expect(try HitchReport.decode(report.json(), source: "test") == report)
  }

  @Test func figuresAtTheirLimitAreAccepted() throws {
    let costly = result("fling", costs: [0, 40_000_000, 0], drift: 3)
    let ratio = try #require(costly.metrics?.hitchTimeRatio)
    let exact = HitchLimits(hitchTimeRatio: ratio, anchorDrift: 3)
    #expect(exact.excesses(in: [costly]).isEmpty)
    #expect(HitchLimits().excesses(in: [costly]).isEmpty)
    #expect(HitchLimits(anchorDrift: 2.99).excesses(in: [costly]).map(\.figure) == ["anchorDrift"])
  }

  @Test func tracesWithoutTimeAreUnjudgedUnderALimit() {
    let results = [result("fling"), result("slow-drag", costs: nil)]
    #expect(HitchLimits().unjudged(in: results) == nil)
    #expect(HitchLimits(anchorDrift: 0).unjudged(in: [results[0]]) == nil)
    #expect(
      HitchLimits(anchorDrift: 0).unjudged(in: results)
        == "there was no time to measure slow-drag at 60 Hz in list-estimated, 1,000,000 items: "
        + "use a larger --budget")
  }

  @Test func aReportBeforeLimitsIsRead() throws {
    let old = try report([result("fling")]).json().split(separator: "\n")
      .filter { !$0.hasPrefix("\"limits\"") && !$0.hasPrefix("\"exceeded\"") }
      .joined(separator: "\n")
    let read = try HitchReport.decode(old, source: "test")
    #expect(read.limits == nil && read.exceeded == nil)
  }

  @Test func everyCostIsKept() throws {
    let json = try report([result("fling")]).json()
    #expect(json.contains("\"replays\":[[1000000,40000000,2000000],[1000000,"))
  }
}
