import BenchHarness
import BenchReports
import Foundation
import Testing
import _TestSupport

@testable import BenchCommand

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// No command ends with success if nothing was measured.
struct NothingMeasuredCommandTests {
  private static let row = ["--scenario", "list-fixed", "--operation", "query", "--items", "100"]
  private static let earlier = "what was there before"

  /// Suspends a run for longer than its budget, as if the machine had been suspended.
  private func stopped(_ arguments: [String]) throws -> CommandRun {
    let process = try RunningCommand(arguments)
    Thread.sleep(forTimeInterval: 0.4)
    process.send(SIGSTOP)
    Thread.sleep(forTimeInterval: 6)
    process.send(SIGCONT)
    return try process.wait()
  }

  @Test func suspendedRunWithoutRowsFails() throws {
    let folder = try TemporaryFolder()
    let run = try stopped(
      ["run", "--strategy", "default", "--budget", "2s", "--json", "-"] + Self.row
        + ["--export", "junit=\(folder.path("tests.xml"))"])
    let report = try RunReport.decode(run.output, source: "run")
    let junit = try folder.text("tests.xml")
    guard report.measuredCount == 0 else {
      // It had measured something before it was stopped.
      #expect(run.exitCode == 0 && !junit.contains("nothing-measured"), "\(run.errors)")
      return
    }
    #expect(run.exitCode == 3 && run.saysOneLine, "\(run.errors)")
    #expect(run.errors.hasPrefix("bench: nothing was measured: "))
    #expect(run.errors.contains("; use --budget "))
    #expect(report.warnings.map(\.code) == [.nothingMeasured])
    #expect(report.results.map(\.state) == [.tooSlow, .tooSlow])
    #expect(junit.contains("name=\"nothing-measured\"") && junit.contains("errors=\"1\""))
    let schema = try JSONSchema(ofPackage: "Benchmarks/result.schema.json")
    #expect(try schema.violations(of: run.output) == [])
  }

  @Test func keepsResultsOfAnEarlierRun() throws {
    let folder = try TemporaryFolder()
    let names = ["run.json", "run.html", "run.csv", "run.bmf"]
    for name in names { try folder.write(Self.earlier, to: name) }
    let run = try stopped(
      ["run", "--strategy", "default", "--budget", "2s", "--json", folder.path("run.json")]
        + ["--report", folder.path("run.html"), "--export", "csv=\(folder.path("run.csv"))"]
        + ["--export", "bmf=\(folder.path("run.bmf"))"]
        + ["--export", "github-action=\(folder.path("new"))"] + Self.row)
    guard run.exitCode == 3 else { return #expect(run.exitCode == 0, "\(run.errors)") }
    for name in names { #expect(try folder.text(name) == Self.earlier) }
    #expect(try folder.names.sorted() == names.sorted())
    #expect(run.errors.contains("; \(folder.path("run.json")) is unchanged"))
    #expect(run.output.contains("NOTHING MEASURED: ") && !run.output.contains("machine steady"))
  }

  @Test func comparisons() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.earlier, to: "run.json")
    let run = try CommandRun.bench(
      ["compare", "default", "naive", "--budget", "1ms", "--json", folder.path("run.json")]
        + ["--report", folder.path("new.html")] + Self.row)
    #expect(run.exitCode == 3 && run.errors.contains("bench: nothing was measured: "))
    #expect(run.errors.hasSuffix("; \(folder.path("run.json")) is unchanged\n"))
    #expect(try folder.text("run.json") == Self.earlier)
    #expect(try folder.text("new.html").contains("INCOMPLETE: nothing was measured: "))
    let json = try CommandRun.bench(
      ["compare", "default", "naive", "--budget", "1ms", "--json", "-"] + Self.row)
    let comparison = try Comparison.decode(json.output, source: "compare")
    #expect(json.exitCode == 3)
    #expect(comparison.interruption?.hasPrefix("nothing was measured: ") == true)
  }

  /// If the base rejects every row, nothing can be decided, whatever --inconclusive specifies.
  @Test(arguments: [[], ["--inconclusive", "pass"], ["--inconclusive", "fail"]])
  func pairsOfBuilds(options: [String]) throws {
    let base = try FakeBase(time: "1", answer: "echo 'refused it has no such row'")
    let run = try CommandRun.bench(["ab", "--exe-base", base.path] + Self.row + options)
    #expect(run.exitCode == 3 && run.saysOneLine, "\(run.errors)")
    #expect(run.errors.hasPrefix("bench: nothing was measured: list-fixed query 100 default: "))
    #expect(run.errors.contains("it has no such row"), "\(run.errors)")
  }

  @Test func frames() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.earlier, to: "run.json")
    let options = ["hitches", "--scenario", "list-fixed", "--items", "1k", "--budget", "1ms"]
    let run = try CommandRun.bench(options + ["--json", folder.path("run.json")])
    #expect(run.exitCode == 3 && run.saysOneLine, "\(run.errors)")
    #expect(run.errors.contains("a budget of 1 ms is too short for a trace; use --budget 1s"))
    #expect(try folder.text("run.json") == Self.earlier)
    let json = try CommandRun.bench(options + ["--json", "-"])
    #expect(json.exitCode == 3)
    let schema = try JSONSchema(ofPackage: "Benchmarks/hitches.schema.json")
    #expect(try schema.violations(of: json.output) == [])
    #expect(json.output.contains("\"interruption\":\"nothing was measured: a budget of 1 ms"))
  }

  @Test(.gated) func gates() throws {
    let folder = try TemporaryFolder()
    // A baseline without rows, so that there is nothing to compare.
    let gate = try GateFile { line in line.hasPrefix("list-") ? nil : line }
    let run = try gate.check("--export", "junit=\(folder.path("gates.xml"))")
    #expect(run.exitCode == 3 && run.saysOneLine, "\(run.errors)")
    #expect(run.errors.contains("has none of the measured figures; write them with: "))
    #expect(try folder.text("gates.xml").contains("name=\"nothing-measured\""))
    let whole = try GateFile()
    let empty = try whole.check("--shard", "9/9")
    #expect(empty.exitCode == 0 && empty.saysOneLine, "\(empty.errors)")
    #expect(empty.errors.contains("shard 9/9 has no benchmarks: there are more shards"))
  }

  @Test func conformance() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.bench(["conform", folder.url.path])
    #expect(run.exitCode == 3 && run.saysOneLine && run.output.isEmpty)
    #expect(run.errors.contains("nothing was measured: \(folder.url.path) has no cases (*.json)"))
    #expect(try CommandRun.bench(["conform", folder.path("nowhere")]).exitCode == 1)
  }

  @Test func iterations() throws {
    // Floors do not scroll.
    let run = try CommandRun.bench(
      ["run", "--iterations", "1", "--strategy", "floor", "--scenario", "list-fixed"]
        + ["--items", "100", "--operation", "scroll"])
    #expect(run.exitCode == 3 && run.saysOneLine && run.output.isEmpty, "\(run.errors)")
    let shard = try CommandRun.bench(
      ["run", "--iterations", "1", "--strategy", "default", "--shard", "9/9"] + Self.row)
    #expect(shard.exitCode == 0, "\(shard.errors)")
  }

  @Test func skipsUnmeasuredBisectionSteps() throws {
    let folder = try TemporaryFolder()
    let report = try RunReport(
      command: [], seed: 7, environment: .capture().withoutMoment, results: []
    ).json()
    try folder.write(report, to: "report.json")
    let path = folder.path("report.json")
    let stub = try folder.writeProgram(
      "cat '\(path)'\necho 'bench: nothing was measured: x' >&2\nexit 3", to: "stub")
    let run = try CommandRun.bench(
      ["bisect-step", "--good-exe", stub, "--exe", stub]
        + ["--metric", "counters"] + Self.row)
    #expect(run.exitCode == 125 && run.saysOneLine, "\(run.errors)")
    #expect(run.errors.contains("has no figures for these benchmarks"), "\(run.errors)")
  }

  @Test func theReasonDecidesTheExitCode() throws {
    let failure = try #require(Failure(NoMeasurementsError("it stood still")))
    #expect(failure.status == .inconclusive)
    #expect(failure.reason == "nothing was measured: it stood still")
    #expect(failure.unjudged.status == .cannotJudge)
    let kept = Failure(
      NoMeasurementsError("x", budget: .seconds(9)), keeping: ["a.json", "b.html"])
    #expect(
      kept.reason == "nothing was measured: x; use --budget 9s; a.json is unchanged; b.html "
        + "is unchanged")
  }
}
