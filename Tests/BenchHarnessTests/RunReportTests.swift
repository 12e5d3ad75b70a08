import Foundation
import Testing

@testable import BenchHarness

struct RunReportTests {
  private var full: BenchmarkResult {
    var result = BenchmarkResult.sample(
      times: [1.5, 2.25, 0.125], counters: ["b": 2, "a": 1], allocations: 3, warnings: ["w/ \"q\""])
    result.liveBytesPerItem = 0.1
    result.visibleItems = 18
    result.frameDigest = "abc"
    return result
  }

  private var empty: BenchmarkResult { .sample(times: nil, allocations: nil) }

  @Test func itSurvivesTheRoundTrip() throws {
    let report = RunReport.sample([full, empty])
    let text = try report.json()
    #expect(try RunReport.decode(text, source: "test") == report)
    #expect(try RunReport.decode(text, source: "test").json() == text)
  }

  @Test func aReportWithoutResultsIsJSON() throws {
    let report = RunReport.sample([])
    #expect(try RunReport.decode(report.json(), source: "test") == report)
  }

  @Test func whatIsNilIsAnExplicitNull() throws {
    let text = try RunReport.sample([empty]).json()
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let result = try #require((top["results"] as? [[String: Any]])?.first)
    #expect(
      Set(result.keys) == [
        "scenario", "operation", "items", "strategy", "time", "counters", "allocations",
        "liveBytesPerItem", "metrics", "visibleItems", "frameDigest", "warnings",
      ])
    for name in ["time", "allocations", "liveBytesPerItem", "visibleItems", "frameDigest"] {
      #expect(result[name] is NSNull, "\(name)")
    }
    let environment = try #require(top["environment"] as? [String: Any])
    for name in ["commit", "loadAverage", "governor"] {
      #expect(environment[name] is NSNull, "\(name)")
    }
  }

  @Test func theFieldsAreThoseOfTheContract() throws {
    let text = try RunReport.sample([full]).json()
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(Set(top.keys) == ["schema", "seed", "environment", "results"])
    let result = try #require((top["results"] as? [[String: Any]])?.first)
    let time = try #require(result["time"] as? [String: Any])
    #expect(
      Set(time.keys) == [
        "unit", "samples", "iterationsPerSample", "min", "p10", "median", "p90", "p99", "max",
      ])
    #expect(result["allocations"] as? [String: Int] == ["count": 3, "bytes": 48])
    let environment = try #require(top["environment"] as? [String: Any])
    #expect(
      environment.keys.contains(where: { $0 == "cpu" })
        && Set(["cpu", "cores", "os", "swift", "build", "allocator", "commit"])
          .isSubset(of: environment.keys)
    )
  }

  @Test func keysAreSortedAndEachResultHasALine() throws {
    let text = try RunReport.sample([full, empty]).json()
    let lines = text.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines[2].hasPrefix(#"{"allocations":{"bytes":48,"count":3},"counters":{"a":1,"b":2},"#))
  }

  @Test func anUnknownSchemaIsRefused() throws {
    let text = try RunReport.sample([]).json().replacing("\"schema\":1", with: "\"schema\":2")
    #expect(throws: ReportFormatError.unsupportedSchema(source: "a.json", found: 2)) {
      try RunReport.decode(text, source: "a.json")
    }
    #expect(
      ReportFormatError.unsupportedSchema(source: "a.json", found: 2).description
        == "a.json: the report has schema 2; this version reads schema 1")
  }

  @Test(arguments: [
    ("", "a.json: not a benchmark report: not JSON"),
    ("{}", "a.json: not a benchmark report: 'schema' is missing"),
    (#"{"schema":1}"#, "a.json: not a benchmark report: 'seed' is missing"),
    (
      #"{"schema":1,"seed":1,"environment":{"cpu":2},"results":[]}"#,
      "a.json: not a benchmark report: not a value of type String at environment.cpu"
    ),
  ])
  func whatIsNoReportIsRefusedInOneLine(text: String, expected: String) {
    let error = #expect(throws: ReportFormatError.self) {
      try RunReport.decode(text, source: "a.json")
    }
    #expect(error?.description == expected)
  }
}
