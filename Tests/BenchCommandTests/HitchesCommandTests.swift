import BenchHarness
import BenchReports
import Foundation
import Testing
import _TestSupport

/// `bench hitches` plays scroll traces and compares their frames with the frame budget.
struct HitchesCommandTests {
  /// A run short enough to end at once, even without optimisation.
  private static let small = [
    "hitches", "--scenario", "list-estimated", "--items", "2k", "--trace", "slow-drag,insert",
    "--hz", "30", "--budget", "200s", "--replays", "3",
  ]

  private func results(_ json: String) throws -> [HitchResult] {
    struct Document: Decodable { var results: [HitchResult] }
    return try JSONDecoder().decode(Document.self, from: Data(json.utf8)).results
  }

  @Test func printsOneRowPerTraceAndRate() throws {
    let file = try TemporaryFile()
    let run = try CommandRun.bench(Self.small + ["--json", file.url.path])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("list-estimated, 2,000 items"))
    #expect(lines.count { $0.hasPrefix("slow-drag ") } == 2)
    #expect(lines.count { $0.hasPrefix("insert ") } == 2)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let json = try String(contentsOf: file.url, encoding: .utf8)
    let schema = try JSONSchema(ofPackage: "Benchmarks/hitches.schema.json")
    #expect(try schema.violations(of: json) == [])
    for result in try results(json) {
      #expect(result.frames == 90 && result.replays.map(\.count) == [90, 90, 90])
    }
  }

  /// Costs differ from run to run; counts do not.
  @Test func countsAreReproducible() throws {
    let runs = try (0..<2).map { _ in
      let run = try CommandRun.bench(Self.small + ["--json", "-"])
      #expect(run.exitCode == 0, "\(run.errors)")
      return try results(run.output)
    }
    #expect(runs[0].map(\.counters) == runs[1].map(\.counters))
    #expect(runs[0].map(\.trace) == ["slow-drag", "insert"])
    let counters = try #require(runs[0].first?.counters)
    for name in ["viewsMade", "viewsReused", "viewsShown", "viewsAlive", "contentsAsked"] {
      #expect(counters[name] ?? 0 > 0, "\(name)")
    }
  }

  @Test func playsTracesOfALayoutDocument() throws {
    let file = try TemporaryFile()
    try Data(
      """
      {"name": "rows", "device": {"width": 390, "height": 844, "scale": 3},
       "layout": {"sections": [{"group": {"kind": "vertical",
         "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 80}},
         "subitems": [
           {"size": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}}]}}]},
       "sectionItemCounts": [40]}
      """.utf8
    ).write(to: file.url)
    let run = try CommandRun.bench([
      "hitches", "--layout", file.url.path, "--trace", "jump", "--hz", "30", "--budget", "200s",
    ])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("rows, 40 items"))
  }

  /// At 1000 Hz, turning the device with this many items is late on any machine.
  private static let slow = [
    "hitches", "--scenario", "mixed-screen", "--items", "100k", "--trace", "rotate", "--hz", "1000",
    "--budget", "200s", "--replays", "3", "--json", "-",
  ]

  @Test func tracesWithinTheLimitsEndWith0() throws {
    let run = try CommandRun.bench(
      Self.slow + ["--max-hitch-ratio", "1000", "--max-drift", "0"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("\"exceeded\":[],"))
    #expect(run.output.contains("\"limits\":{\"anchorDrift\":0,\"hitchTimeRatio\":1000}"))
  }

  @Test func aTraceAboveALimitEndsWith2AndIsNamed() throws {
    let run = try CommandRun.bench(Self.slow + ["--max-hitch-ratio", "0"])
    #expect(run.exitCode == 2 && run.saysOneLine, "\(run.errors)")
    let start = "rotate at 1000 Hz in mixed-screen, 100,000 items: hitches of "
    #expect(run.errors.hasPrefix("bench: \(start)"), "\(run.errors)")
    #expect(run.errors.hasSuffix(" ms/s, exceeding --max-hitch-ratio (0)\n"), "\(run.errors)")
    #expect(run.output.contains("\"sentence\":\"\(start)"))
  }

  @Test(arguments: [
    (
      ["--max-hitch-ratio=-1"], "--max-hitch-ratio -1.0 is out of range: expected 0 to 1000 ms/s"
    ),
    (["--max-hitch-ratio", "1001"], "--max-hitch-ratio 1001.0 is out of range"),
    (["--max-drift=-0.5"], "--max-drift -0.5 is out of range: expected 0 points or more"),
    (["--max-drift", "inf"], "--max-drift inf is out of range"),
    (["--max-drift", "far"], "'far'"),
    (["--trace", "nowhere"], "there is no trace \"nowhere\"; choose from: slow-drag, fling,"),
    (["--scenario", "nowhere"], "there is no scenario \"nowhere\""),
    (["--hz", "0"], "'0' is not a valid refresh rate"),
    (["--hz", "60,fast"], "'fast' is not a valid refresh rate"),
    (["--replays", "2"], "--replays 2 is out of range: expected 3 to 1000"),
    (["--items", "many"], "'many' is not a size"),
    (["--items", "1000m"], "is too many"),
    (["--budget", "soon"], "'soon' is not a duration"),
    (["--layout", "/nowhere/layout.json"], "/nowhere/layout.json"),
    (["--layout", "a", "--scenario", "list-fixed"], "cannot be combined with --scenario"),
    (
      ["--scenario", "nested-groups", "--trace", "correction"],
      "no trace named \"correction\" applies to"
    ),
    (["--json", "/no/such/folder/hitches.json"], "cannot write /no/such/folder/hitches.json"),
  ])
  func itIsRefused(arguments: [String], reason: String) throws {
    let run = try CommandRun.bench(["hitches"] + arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine && run.errors.contains(reason), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
