import BenchHarness
import BenchReports
import Foundation
import Testing
import _TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tests that `bench compare` measures strategies in turns and reports only certain differences.
struct CompareCommandTests {
  private static let small = [
    "--scenario", "list-fixed", "--items", "100", "--operation", "query", "--budget", "200s",
    "--rounds", "16",
  ]

  private static func comparison(_ run: CommandRun) throws -> Comparison {
    try JSONDecoder().decode(Comparison.self, from: Data(run.output.utf8))
  }

  @Test func reportsOfTwoRunsAreCompared() throws {
    let file = try TemporaryFile()
    let folder = try TemporaryFolder()
    let one = SmallRun.one + ["--operation", "item,query", "--json", file.url.path]
    #expect(try CommandRun.bench(one).exitCode == 0)
    try folder.write(file.text(), to: "old.json")
    let files = [folder.path("old.json"), folder.path("old.json")]
    let run = try CommandRun.bench(["compare"] + files)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains(": 0 slower, 0 faster, 2 same"), "\(run.output)")
    #expect(run.output.contains("exact figures compared: all the same"), "\(run.output)")
    for options in [["--json", "-"], ["--format", "json"]] {
      let refused = try CommandRun.bench(["compare"] + files + options)
      #expect(refused.exitCode == 1 && refused.saysOneLine)
    }
  }

  @Test func runsWithoutFloorsHaveNoVerdict() throws {
    let folder = try TemporaryFolder()
    let json = folder.path("run.json")
    #expect(try CommandRun.bench(SmallRun.one + ["--json", json]).exitCode == 0)
    let sentence =
      "cannot compare 2 times: \(json) and \(json) have no lower-bound results in common"
    let compared = try CommandRun.bench(["compare", json, json])
    #expect(compared.exitCode == 3 && compared.saysOneLine, "\(compared.errors)")
    #expect(compared.errors.hasPrefix("bench: \(sentence)"), "\(compared.errors)")
    #expect(!compared.output.contains(" same, each"))
    let page = folder.path("page.md")
    let report = try CommandRun.bench(["report", json, json, "--output", page])
    #expect(
      report.exitCode == 3 && report.errors.contains("cannot compare 2 times"), "\(report.errors)")
    #expect(try folder.text("page.md").contains("no verdict: cannot compare 2 times"))
  }

  @Test func freshProcessesDecideTheWinner() throws {
    let run = try CommandRun.bench(["compare", "default", "naive", "--json", "-"] + Self.small)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let row = try #require(try Self.comparison(run).run.rows.first)
    #expect(row.sides.map(\.name) == ["default", "naive"])
    #expect(row.sides[1].outcome == .slower)
    #expect(row.sides.allSatisfy { $0.nanoseconds.count == 16 })
    #expect(row.sides.allSatisfy { ($0.answers?.count ?? 0) > 0 })
    let tested = row.sides.map { $0.work?.counters["elementsTested"] ?? 0 }
    #expect(tested[1] > 2 * tested[0])
  }

  @Test func rejectsTooFewRounds() throws {
    let run = try CommandRun.bench(
      ["compare", "default", "naive", "--scenario", "list-fixed", "--items", "100"]
        + ["--operation", "query", "--rounds", "7"])
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(
      run.reason
        == "bench: --rounds 7 is too low for 1 comparison: use --rounds 8 or more\n")
  }

  @Test func reportsSizesBeyondTheBudget() throws {
    let run = try CommandRun.bench(
      ["compare", "default", "naive", "--scenario", "list-fixed", "--items", "100"]
        + ["--operation", "query", "--budget", "1ms"])
    #expect(run.exitCode == 3)
    #expect(run.errors.hasPrefix("bench: nothing was measured: the budget of 1 ms "))
    #expect(run.errors.contains("; use --budget ") && run.saysOneLine, "\(run.errors)")
    #expect(run.output.contains("INCOMPLETE: nothing was measured: "))
  }

  @Test func aStrategyIsComparedWithItself() throws {
    let file = try TemporaryFile()
    let run = try CommandRun.bench(
      ["compare", "default", "default", "--json", file.url.path] + Self.small)
    #expect(run.exitCode == 0 || run.exitCode == 3)
    #expect(run.output.contains("default (A) against default#2 (B)"))
    for line in run.output.split(separator: "\n").dropFirst() {
      #expect(line.count <= 80, "\(line)")
    }
    #expect(try file.text().contains("\"default#2\""))
  }

  @Test func findsSlowdownPlantedInOnePart() throws {
    let run = try CommandRun.bench(
      ["compare", "--vary", "extents", "--planted", "100", "--json", "-"] + Self.small)
    let comparison = try Self.comparison(run)
    let row = try #require(comparison.run.rows.first)
    #expect(
      row.sides.map(\.name) == [
        "default", "extents-flat", "extents-fenwick", "extents-blocked", "default+100%",
      ])
    #expect(comparison.run.rule.comparisons == 4)
    // Twice as much, allowing for the spread of a debug build.
    #expect((row.sides[4].verdict?.ratio ?? 0) > 1.3)
  }

  @Test(.enabled(if: Callgrind.find() != nil, "not counted: valgrind is not installed"))
  func printsInstructionsNextToTimes() throws {
    let run = try CommandRun.bench(
      [
        "compare", "default", "default", "dictionary", "--planted", "50",
        "--instructions", "--json", "-",
      ] + Self.small.dropLast() + ["10"])
    let sides = try #require(try Self.comparison(run).run.rows.first).sides
    let counts = sides.map(\.instructions)
    #expect(counts.count == 4 && counts[0] != nil && counts[0] == counts[1])
    #expect(try #require(counts[2]) > 2 * (try #require(counts[0])))
    // The planted slowdown is not code of the strategy.
    #expect(counts[3] == nil)
  }

  @Test(arguments: [(SIGINT, "SIGINT", Int32(130)), (SIGTERM, "SIGTERM", Int32(143))])
  func signalKeepsRoundsMeasuredSoFar(signal: Int32, name: String, exitCode: Int32) throws {
    let folder = try TemporaryFolder()
    // A first look at one strategy, and rounds of many processes.
    let long =
      ["compare"] + Array(repeating: "default", count: 12) + Self.small
      + ["--json", folder.path("compared.json")]
    // The time for the first round depends on the load of the machine.
    for seconds in [4.0, 15, 45] {
      let process = try RunningCommand(long)
      Thread.sleep(forTimeInterval: seconds)
      process.send(signal)
      let run = try process.wait()
      #expect(run.exitCode == exitCode)
      #expect(run.errors.hasPrefix("bench: ended by \(name) after "))
      guard let json = try? folder.text("compared.json") else { continue }
      #expect(run.output.contains("INCOMPLETE: ended by \(name) after "))
      let comparison = try JSONDecoder().decode(Comparison.self, from: Data(json.utf8))
      #expect(comparison.interruption?.hasPrefix("ended by \(name)") == true)
      #expect(comparison.run.rounds > 0)
      return
    }
    Issue.record("no round came to its end")
  }

  @Test func aLayoutDocumentIsCompared() throws {
    let grid = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Benchmarks/Examples/Layouts/grid.json").path
    let run = try CommandRun.bench([
      "compare", "default", "dictionary", "--layout", grid, "--operation", "query", "--rounds",
      "12",
      "--budget", "200s", "--json", "-",
    ])
    let row = try #require(try Self.comparison(run).run.rows.first)
    #expect(row.key.scenario == "grid" && row.key.items == 40 && row.rounds == 12)
    let refused = try CommandRun.bench([
      "compare", "default", "naive", "--layout", grid, "--scenario", "list-fixed",
    ])
    #expect(refused.exitCode == 1 && refused.errors.contains("cannot be combined with --scenario"))
  }

  @Test func printsMarkdown() throws {
    let run = try CommandRun.bench(
      ["compare", "default", "dictionary", "--format", "markdown"] + Self.small)
    #expect(run.output.contains("## default (A) against dictionary (B)"))
    #expect(run.output.contains("| list-fixed | query | 100 |"))
  }

  @Test(arguments: [
    [], ["default"], ["default", "nonsense"], ["default", "naive", "--vary", "extents"],
    ["--vary", "everything"], ["default", "naive", "--rounds", "0"],
    ["default", "naive", "--format", "csv"], ["default", "naive", "--budget", "soon"],
    ["default", "naive", "--scenario", "nowhere"], ["default", "--planted", "0"],
    ["default", "--planted", "5,5"], ["default", "--planted", "a few"], ["--planted", "5"],
    // They are used only in scenarios with large groups.
    ["--vary", "spatial", "--scenario", "list-fixed", "--items", "100"],
  ])
  func invalidArgumentsAreUsageErrors(arguments: [String]) throws {
    let run = try CommandRun.bench(["compare"] + arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine && run.output.isEmpty, "\(run.errors)")
  }
}
