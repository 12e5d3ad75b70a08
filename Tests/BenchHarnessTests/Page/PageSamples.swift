@testable import BenchHarness
@testable import BenchReports

extension RunReport {
  /// Returns a run of two strategies and a floor at two sizes, with rounds that disagree.
  static func pageSample(scenario: String = "screen") -> RunReport {
    func result(_ strategy: String, _ items: Int, _ times: [Double]) -> BenchmarkResult {
      var result = BenchmarkResult.sample(scenario: scenario, items: items, strategy: strategy)
      result.time = TimeSummary(
        samples: times, iterationsPerSample: 1,
        rounds: times.indices.map { $0 * 2 < times.count ? 1 : 2 })
      result.liveBytesPerItem = 12.25
      return result
    }
    return .sample([
      result("default", 1000, [100, 101, 102, 110, 111, 112]),
      result("default", 1_000_000, [200.125, 201, 202, 210, 211, 212]),
      result("naive", 1000, [51, 51, 51, 50, 50, 50]),
      result("floor", 1000, [10, 10, 10, 10, 10, 10]),
    ])
  }
}

extension HitchReport {
  /// Returns a trace with one late frame, and a trace without time.
  static func pageSample(timeline: FrameTimeline? = nil) -> HitchReport {
    func result(_ hertz: Int, _ replays: [[Int64]]?) -> HitchResult {
      HitchResult(
        scenario: "feed", items: 1000, trace: "fling", hertz: hertz, frames: 3,
        recording: replays.map { FrameRecording(replays: $0) }, counters: ["viewsMade": 12],
        anchorDrift: 0.5, timeline: replays.flatMap { _ in timeline })
    }
    return HitchReport(
      command: ["hitches"], seed: 7, environment: .sample(),
      results: [
        result(60, [[1_000_000, 40_000_000, 2_000_003], [1_000_001, 40_000_001, 2_000_000]]),
        result(120, nil),
      ])
  }
}

extension ReportPage {
  /// Creates a page from the texts of files, named by numbers from 1.
  static func sample(_ texts: String...) throws -> ReportPage {
    ReportPage(
      try zip(1..., texts).map { try StoredDocument(text: $1, source: "folder/\($0).json") })
  }
}
