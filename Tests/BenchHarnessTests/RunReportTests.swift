import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

struct RunReportTests {
  private var full: BenchmarkResult {
    var result = BenchmarkResult.sample(
      times: [1.5, 2.25, 0.125], counters: ["b": 2, "a": 1], allocations: 3,
      warnings: [ResultWarning(.preempted, "w/ \"q\"")])
    result.liveBytesPerItem = 0.1
    result.visibleItems = 18
    result.frameDigest = "abc"
    return result
  }

  private var empty: BenchmarkResult { .sample(times: nil, allocations: nil) }

  @Test func survivesRoundTrip() throws {
    let report = RunReport.sample([full, empty])
    let text = try report.json()
    #expect(try RunReport.decode(text, source: "test") == report)
    #expect(try RunReport.decode(text, source: "test").json() == text)
  }

  @Test func aReportWithoutResultsIsJSON() throws {
    let report = RunReport.sample([])
    #expect(try RunReport.decode(report.json(), source: "test") == report)
  }

  @Test func nilIsAnExplicitNull() throws {
    let text = try RunReport.sample([empty]).json()
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let result = try #require((top["results"] as? [[String: Any]])?.first)
    #expect(
      Set(result.keys) == [
        "scenario", "operation", "items", "strategy", "state", "time", "counters", "allocations",
        "liveBytesPerItem", "liveBytesAfterTeardown", "metrics", "visibleItems", "frameDigest",
        "compared", "bound", "warnings",
      ])
    for name in [
      "time", "allocations", "liveBytesPerItem", "liveBytesAfterTeardown", "visibleItems",
      "frameDigest", "compared",
    ] {
      #expect(result[name] is NSNull, "\(name)")
    }
    let environment = try #require(top["environment"] as? [String: Any])
    for name in ["commit", "loadAverage", "governor"] {
      #expect(environment[name] is NSNull, "\(name)")
    }
  }

  @Test func fieldsMatchTheContract() throws {
    let text = try RunReport.sample([full]).json()
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      Set(top.keys) == [
        "schema", "command", "seed", "environment", "reference", "results", "shard", "trials",
        "warnings", "budget", "matrix",
      ])
    let result = try #require((top["results"] as? [[String: Any]])?.first)
    let time = try #require(result["time"] as? [String: Any])
    #expect(
      Set(time.keys) == [
        "unit", "samples", "rounds", "iterationsPerSample", "min", "p10", "median", "p90", "p99",
        "max", "figure", "slowestCall",
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
    #expect(lines.count == 14)
    #expect(
      lines[6].hasPrefix(
        #"{"allocations":{"bytes":48,"count":3},"bound":null,"compared":null,"counters":"#))
  }

  @Test func readsTheVersionBeforeRounds() throws {
    let report = RunReport.sample([full, empty])
    let old = try report.json()
      .replacing("\"schema\":4", with: "\"schema\":2").replacing("\"reference\":null,\n", with: "")
      .replacing("\"shard\":null,\n", with: "")
      .replacing(#","rounds":[1,1,1]"#, with: "")
    #expect(!old.contains("rounds") && !old.contains("reference") && !old.contains("shard"))
    #expect(try RunReport.decode(old, source: "test") == report)
  }

  @Test(arguments: [1, 5])
  func rejectsOtherSchemas(schema: Int) throws {
    let text = try RunReport.sample([]).json()
      .replacing("\"schema\":4", with: "\"schema\":\(schema)")
    let error = ReportFormatError.unsupportedSchema(
      source: "a.json", found: schema, known: 2...4)
    #expect(throws: error) { try RunReport.decode(text, source: "a.json") }
    #expect(
      error.description
        == "a.json: the report has schema \(schema), but this version reads schemas 2 to 4")
  }

  @Test func storesWarningsAndComparisons() throws {
    var result = full
    result.compared = ComparedAnswers(answers: 3, of: 4, with: ["naive"], items: 5)
    let text = try RunReport.sample([result]).json()
    #expect(text.contains(#""command":["run","--quick"],"#))
    #expect(text.contains(#""compared":{"answers":3,"items":5,"of":4,"with":["naive"]}"#))
    #expect(text.contains(#""warnings":[{"code":"preempted","text":"w/ \"q\""}]"#))
    #expect(text.contains(#""state":"measured""#))
    #expect(try RunReport.decode(text, source: "test").results == [result])
  }

  @Test(arguments: [
    ("\"items\":1000", "\"items\":1.5", "results[0].items is 1.5, but must be a whole number"),
    ("\"items\":1000", "\"items\":1e300", "results[0].items is 1e+300, but must be a whole number"),
    ("\"seed\":7", "\"seed\":0.25", "seed is 0.25, but must be a whole number"),
    ("\"schema\":4", "\"schema\":4.5", "schema is 4.5, but must be a whole number"),
    (
      "\"count\":3", "\"count\":3.5",
      "results[0].allocations.count is 3.5, but must be a whole number"
    ),
  ])
  func namesFractionsInsteadOfIntegers(
    whole: String, fraction: String, expected: String
  ) throws {
    let text = try RunReport.sample([full, empty]).json()
    let changed = try #require(text.range(of: whole)).lowerBound
    let faulty =
      text[..<changed] + text[changed...].replacing(whole, with: fraction, maxReplacements: 1)
    let error = #expect(throws: ReportFormatError.self) {
      try RunReport.decode(String(faulty), source: "a.json")
    }
    #expect(error?.description == "a.json is not a benchmark report: \(expected)")
  }

  @Test func byteOrderMarkIsIgnored() throws {
    let report = RunReport.sample([full])
    let text = try "\u{FEFF}" + report.json()
    #expect(try RunReport.decode(text, source: "test") == report)
    guard case .run(let run) = try StoredDocument(text: text, source: "test").content else {
      Issue.record("the document is no run")
      return
    }
    #expect(run == report)
  }

  @Test(arguments: [
    ("", "a.json is not a benchmark report: not JSON"),
    ("{}", "a.json is not a benchmark report: 'schema' is missing"),
    (#"{"schema":3}"#, "a.json is not a benchmark report: 'command' is missing"),
    (
      #"{"schema":3,"command":[],"seed":1,"environment":{"cpu":2},"results":[]}"#,
      "a.json is not a benchmark report: a value is not of type String at environment.cpu"
    ),
  ])
  func rejectsInvalidReportsInOneLine(text: String, expected: String) {
    let error = #expect(throws: ReportFormatError.self) {
      try RunReport.decode(text, source: "a.json")
    }
    #expect(error?.description == expected)
  }
}
