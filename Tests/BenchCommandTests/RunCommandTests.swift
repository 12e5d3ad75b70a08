import BenchHarness
import Foundation
import Testing

/// `bench run` measures, and prints the measurements in the requested format.
struct RunCommandTests {
  @Test func tableFitsHundredColumns() throws {
    let run = try CommandRun.bench(SmallRun.several + ["--details"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    for line in lines { #expect(line.count <= 100, "\(line)") }
    #expect(lines.contains("list-fixed"))
    #expect(lines.contains { $0.hasPrefix("operation  strategy") && $0.contains(" 100 ") })
    for name in ["default", "naive", "dictionary"] {
      #expect(lines.count { $0.contains(" \(name) ") } >= 2, "\(name)")
    }
  }

  @Test func namesInapplicableOperations() throws {
    let run = try CommandRun.bench([
      "run", "--quick", "--scenario", "list-fixed", "--items", "100", "--operation", "item,resize",
      "--strategy", "default", "--budget", "200s",
    ])
    #expect(run.exitCode == 0 && run.output.contains("list-fixed item"))
    #expect(run.errors == "bench: resize does not apply to list-fixed\n")
    let none = try CommandRun.bench(["run", "--scenario", "list-fixed", "--operation", "resize"])
    #expect(none.exitCode == 1 && none.reason == "bench: resize does not apply to list-fixed\n")
    // A pattern matches every available name.
    let all = try CommandRun.bench(SmallRun.untimed + ["--operation", "re*,item"])
    #expect(all.exitCode == 0 && all.errors.isEmpty, "\(all.errors)")
  }

  @Test func dashPrintsOnlyJSON() throws {
    let run = try CommandRun.bench(SmallRun.several + ["--json", "-", "--seed", "11"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let report = try RunReport.decode(run.output, source: "standard output")
    #expect(report.schema == RunReport.currentSchema)
    #expect(report.seed == 11)
    #expect(report.command == SmallRun.several + ["--json", "-", "--seed", "11"])
    // The machine may have been slow during the run, which is not a fault of the report.
    #expect(report.warnings.allSatisfy { $0.code == .slowStretch })
    #expect(report.results.allSatisfy { $0.state == .measured })
    #expect(report.results.count == 6)
    #expect(report.results.allSatisfy { $0.items == 100 && $0.scenario == "list-fixed" })
    #expect(report.results.allSatisfy { ($0.time?.samples.isEmpty == false) })
  }

  @Test func unmeasuredValuesAreExplicitNulls() throws {
    let run = try CommandRun.bench(SmallRun.one + ["--json", "-"])
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let results = try #require(top["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      #expect(
        Set(result.keys) == [
          "scenario", "operation", "items", "strategy", "state", "time", "counters",
          "allocations", "metrics", "liveBytesPerItem", "liveBytesAfterTeardown", "visibleItems",
          "frameDigest", "compared", "bound", "warnings",
        ])
      #expect(result["liveBytesPerItem"] is NSNull)
      #expect((result["visibleItems"] is NSNull) == (result["operation"] as? String == "item"))
    }
  }

  @Test func writesJSONFileNextToTheTable() throws {
    let file = try TemporaryFile()
    try Data("what was there before".utf8).write(to: file.url)
    let run = try CommandRun.bench(SmallRun.one + ["--json", file.url.path])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\nscenario "))
    #expect(!run.output.contains("\"schema\""))
    #expect(try RunReport.decode(file.text(), source: "file").results.count == 2)
  }

  @Test func commaSeparatedValues() throws {
    let run = try CommandRun.bench(SmallRun.one + ["--format", "csv"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let rows = run.output.split(separator: "\r\n")
    #expect(rows.count == 3)
    #expect(rows.first?.hasPrefix("scenario,operation,items,strategy,") == true)
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("list-fixed,") })
  }

  @Test func printsAnswerAloneOrBelowTables() throws {
    let arguments = [
      "run", "--quick", "--scenario", "list-fixed,many-sections,waterfall", "--items", "50",
      "--operation", "prepare,first-screen,query,scroll,item", "--budget", "200s",
    ]
    let summary = try CommandRun.bench(arguments)
    #expect(summary.exitCode == 0 && summary.errors.isEmpty)
    let lines = summary.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.contains { $0.hasPrefix("- Growth: ") })
    for line in lines { #expect(line.count <= 80, "\(line)") }
    let titles = try #require(lines.first { $0.hasPrefix("scenario ") }).split(separator: " ")
    #expect(titles.starts(with: ["scenario", "operation", "50"]))
    #expect(titles.contains("allocs"))
    #expect(summary.output.contains("\nnaive ") && summary.output.contains("\ndictionary "))
    #expect(!lines.contains("list-fixed"))
    let details = try CommandRun.bench(arguments + ["--details"]).output
    #expect(details.contains("\nlist-fixed\n==========\n"))
    #expect(details.contains("\nSummary\n=======\n"))
  }

  @Test func markdown() throws {
    let summary = try CommandRun.bench(SmallRun.one + ["--format", "markdown"]).output
    #expect(summary.contains("| scenario | operation | 100 |"))
    #expect(!summary.contains("## list-fixed\n"))
    let run = try CommandRun.bench(SmallRun.one + ["--format", "markdown", "--details"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.contains("## list-fixed\n"))
    #expect(run.output.contains("| operation | strategy | 100 |"))
  }

  @Test func jsonAsAFormat() throws {
    let run = try CommandRun.bench(SmallRun.one + ["--format", "json"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(try RunReport.decode(run.output, source: "standard output").results.count == 2)
  }

  @Test func runIsTheDefaultVerb() throws {
    let run = try CommandRun.bench(SmallRun.part + ["--strategy", "default", "--json", "-"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(try RunReport.decode(run.output, source: "standard output").results.count == 2)
  }

  @Test func patternsSelectRows() throws {
    let run = try CommandRun.bench([
      "run", "--quick", "--scenario", "list-*", "--operation", "first-?creen", "--strategy",
      "measure-*", "--items", "10,20", "--budget", "20s", "--json", "-",
    ])
    let report = try RunReport.decode(run.output, source: "standard output")
    #expect(Set(report.results.map(\.operation)) == ["first-screen"])
    #expect(
      Set(report.results.map(\.strategy)) == [
        "measure-each", "measure-per-section", "measure-none", "measure-shared",
      ])
    #expect(Set(report.results.map(\.items)) == [10, 20])
  }
}
