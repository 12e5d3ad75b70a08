import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

/// Each format has the fields its readers expect, and no figures without a measurement.
struct ExportTests {
  private func json(_ format: ExportFormat, _ report: RunReport = .awkward) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(format.render(report).utf8))
  }

  @Test func googleBenchmarkHasARowForEachRound() throws {
    let top = try #require(try json(.googleBenchmark) as? [String: Any])
    #expect(Set(top.keys) == ["context", "benchmarks"])
    let rows = try #require(top["benchmarks"] as? [[String: Any]])
    #expect(rows.map { $0["real_time"] as? Double } == [200, 410.5])
    #expect(rows.map { $0["cpu_time"] as? Double } == [200, 410.5])
    #expect(rows.map { $0["iterations"] as? Int } == [24, 8])
    #expect(rows.map { $0["repetition_index"] as? Int } == [0, 1])
    for row in rows {
      #expect(row["name"] as? String == #"a "b" <c> & d/query/1000/x/y 64"#)
      #expect(row["run_name"] as? String == row["name"] as? String)
      #expect(row["run_type"] as? String == "iteration")
      #expect(row["time_unit"] as? String == "ns")
      #expect(row["repetitions"] as? Int == 2)
      #expect(row["allocs_per_iter"] as? Int == 0)
      #expect(row["nodes"] as? Int == 12)
      #expect(row["locality"] as? Double == 1.5)
      #expect(row["unknown"] == nil && row["endless"] == nil && row["error_occurred"] == nil)
    }
  }

  @Test func googleBenchmarkListsConditionsAndMissingRows() throws {
    let top = try #require(try json(.googleBenchmark) as? [String: Any])
    let context = try #require(top["context"] as? [String: Any])
    #expect(context["num_cpus"] as? Int == 2)
    #expect(context["library_build_type"] as? String == "release")
    #expect(context["json_schema_version"] as? Int == 1)
    #expect(context["date"] as? String == "2026-01-02T03:04:05Z")
    #expect(context["load_avg"] == nil && context["cpu_scaling_enabled"] == nil)
    let missing = try #require(context["not_measured"] as? [[String: String]])
    #expect(
      missing.map(\.["name"]) == [
        "b/query/1000000/slow", "b/query/1000/wrong", "b/query/1000/broken",
      ])
    #expect(missing[0]["skip_message"]?.isEmpty == false)
    #expect(missing[1]["error_message"] == "\"3\" points\noff\u{1}")
  }

  @Test func sizesOfOneSeriesAreOneFamily() throws {
    let report = RunReport.sample([
      .sample(items: 1000), .sample(items: 1000, strategy: "other"), .sample(items: 2000),
    ])
    let top = try #require(try json(.googleBenchmark, report) as? [String: Any])
    let rows = try #require(top["benchmarks"] as? [[String: Any]])
    #expect(rows.map { $0["family_index"] as? Int } == [0, 1, 0])
    #expect(rows.map { $0["per_family_instance_index"] as? Int } == [0, 0, 1])
  }

  @Test func bencherMetricFormat() throws {
    #expect(
      try ExportFormat.bmf.render(.awkward) == #"""
        {
        "a \"b\" <c> & d/query/1000/x/y 64":{"allocatedBytes":{"value":48},\#
        "allocations":{"value":0},\#
        "latency":{"lower_value":130,"upper_value":377.35,"value":150},\#
        "locality":{"value":1.5},"loweringNanoseconds":{"value":2.25},"nodes":{"value":12}}
        }

        """#)
  }

  @Test func gitHubActionBenchmark() throws {
    #expect(
      try ExportFormat.githubAction.render(.awkward) == #"""
        [
        {"extra":"4 samples in 2 rounds","name":"a \"b\" <c> & d/query/1000/x/y 64 time",\#
        "range":"p10 130.0, p90 377.35","unit":"ns/iteration","value":150},
        {"name":"a \"b\" <c> & d/query/1000/x/y 64 allocatedBytes",\#
        "unit":"bytes/iteration","value":48},
        {"name":"a \"b\" <c> & d/query/1000/x/y 64 allocations",\#
        "unit":"allocations/iteration","value":0},
        {"name":"a \"b\" <c> & d/query/1000/x/y 64 locality","unit":"count","value":1.5},
        {"name":"a \"b\" <c> & d/query/1000/x/y 64 nodes","unit":"count","value":12},
        {"name":"a \"b\" <c> & d/query/1000/x/y 64 loweringNanoseconds",\#
        "unit":"ns/iteration","value":2.25}
        ]

        """#)
  }

  @Test func goBenchmarks() throws {
    let name =
      #"BenchmarkCell/scenario=a%20"b"%20<c>%20&%20d/operation=query/items=1000/"#
      + "strategy=x%2Fy%2064-1"
    let figures = "48 B/op 0 allocs/op 1.5 locality 12 nodes 2.25 loweringNanoseconds"
    let text = try ExportFormat.go.render(.awkward)
    #expect(
      text.hasPrefix(
        """
        # commit: abc
        # date: 2026-01-02T03:04:05Z
        cpu: Test CPU
        cores: 2
        os: Test OS
        swift: 6.3
        build: release
        allocator: jemalloc 5.3.0
        seed: 7
        Unit B/op assume=exact
        Unit allocs/op assume=exact
        Unit locality assume=exact
        Unit nodes assume=exact
        \(name) 24 200.0 ns/op \(figures)
        \(name) 8 410.5 ns/op \(figures)
        # not measured: b/query/1000000/slow: 
        """), "\(text)")
    #expect(text.contains("\n# not measured: b/query/1000/wrong: \"3\" points\\noff\\u{1}\n"))
  }

  @Test func goMarksInexactFigures() throws {
    let warning = ResultWarning(.inexactAllocations, "they differ")
    let text = try ExportFormat.go.render(
      .sample([.sample(times: nil, counters: ["nodes": 1], warnings: [warning])]))
    #expect(!text.contains("Unit B/op"))
    #expect(text.contains("\nUnit nodes assume=exact\n"))
    #expect(text.contains("strategy=default-1 1 48 B/op 0 allocs/op 1 nodes\n"))
  }

  @Test(arguments: ExportFormat.allCases)
  func aRunWithoutAnyMeasurementHasNoFigures(format: ExportFormat) throws {
    let slow = BenchmarkResult(
      key: BenchmarkKey(scenario: "b", operation: "query", items: 10, strategy: "slow"),
      because: .budgetSpent(budget: .seconds(60)))
    let text = try format.render(.sample([slow]))
    #expect(
      !text.contains("Benchmark") && !text.contains("value") && !text.contains("\"real_time\""))
    #expect(text.hasSuffix("\n"))
  }
}
