import BenchHarness
import Foundation
import Testing

/// `bench run --shard` runs parts of a run, and `bench merge` merges their reports.
struct ShardCommandTests {
  /// A part of the suite.
  ///
  /// It excludes `resize`: in debug builds, the bytes of measured items include allocations for the
  /// first use of a generic type, and so depend on earlier benchmarks.
  private static let part = [
    "run", "--counters-only", "--scenario", "list-fixed,list-estimated,map", "--items", "20,40",
    "--operation", "prepare,query,insert,item,scroll", "--strategy", "default,dictionary",
  ]

  /// Returns the lines with results in a report.
  private static func results(_ json: String) -> [Substring] {
    json.split(separator: "\n").filter { $0.hasPrefix("{\"allocations\"") }
  }

  /// Runs shards, and returns the paths of their reports.
  private static func run(
    _ arguments: [String], shards: Int, in folder: TemporaryFolder
  ) throws -> [String] {
    try (1...shards).map { number in
      let path = folder.path("\(number).json")
      let run = try CommandRun.bench(
        arguments + ["--shard", "\(number)/\(shards)", "--json", path])
      #expect(run.exitCode == 0, "\(run.errors)")
      return path
    }
  }

  @Test func threeShardsAreTheWholeRun() throws {
    let folder = try TemporaryFolder()
    let paths = try Self.run(Self.part, shards: 3, in: folder)
    let whole = try CommandRun.bench(Self.part + ["--json", "-"])
    let merged = try CommandRun.bench(["merge"] + paths.reversed() + ["--json", "-"])
    #expect(whole.exitCode == 0 && merged.exitCode == 0, "\(merged.errors)")
    #expect(Self.results(whole.output).count > 50)
    #expect(Self.results(merged.output) == Self.results(whole.output))
    // Apart from the results, only facts unknown for uncommitted sources may differ.
    var report = try RunReport.decode(merged.output, source: "merge")
    report.warnings.removeAll { $0.code == .unknownSources }
    #expect(try report == RunReport.decode(whole.output, source: "run"))
    let table = try CommandRun.bench(["merge"] + paths)
    #expect(try table.output == CommandRun.bench(Self.part).output)
    for path in paths {
      let shard = try RunReport.decode(
        String(contentsOfFile: path, encoding: .utf8), source: path)
      #expect(shard.shard?.count == 3 && !shard.results.isEmpty)
    }
  }

  @Test func shardsWithTimesAreJoined() throws {
    let folder = try TemporaryFolder()
    let paths = try Self.run(SmallRun.one, shards: 2, in: folder)
    let merged = try CommandRun.bench(
      ["merge"] + paths + ["--export", "junit=\(folder.path("junit.xml"))"])
    #expect(merged.exitCode == 0 && merged.errors.isEmpty, "\(merged.errors)")
    #expect(merged.output.contains("list-fixed: 100 items"))
    #expect(try folder.text("junit.xml").contains("name=\"item 100 default\""))
    let shard = try CommandRun.bench(SmallRun.one + ["--shard", "1/2"])
    let words = shard.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(", shard 1/2,"), "\(shard.output)")
  }

  @Test func aShardWithoutBenchmarksIsAWarning() throws {
    for part in [SmallRun.one, SmallRun.untimed] {
      let run = try CommandRun.bench(part + ["--shard", "3/3", "--json", "-"])
      #expect(run.exitCode == 0)
      #expect(run.saysOneLine && run.errors.contains("shard 3/3 has no benchmarks"))
      let report = try RunReport.decode(run.output, source: "run")
      #expect(report.results.isEmpty && report.warnings.map(\.code) == [.emptyShard])
      let table = try CommandRun.bench(part + ["--shard", "3/3"])
      #expect(table.exitCode == 0)
    }
  }

  @Test(.gated, arguments: ["0/3", "4/3", "a/b", "1/0"], [["run"], ["check", "--baseline"]])
  func rejectsUnknownShards(shard: String, command: [String]) throws {
    let gate = try GateFile()
    let path = command.count > 1 ? [gate.file.url.path] : []
    let run = try CommandRun.bench(command + path + ["--shard", shard])
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(run.saysOneLine && run.errors.contains("'\(shard)' is "), "\(run.errors)")
  }

  @Test(.gated) func shardsOfAGateAreTheWholeGate() throws {
    let gate = try GateFile()
    func compared(_ options: String...) throws -> (figures: Int, rows: Int) {
      let run = try CommandRun.bench(
        ["check", "--no-instructions", "--baseline", gate.file.url.path] + options)
      #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
      let words = run.output.split(separator: " ")
      try #require(words.count > 3, "\(run.output)\(run.errors)")
      return (Int(words[0].filter(\.isNumber)) ?? 0, Int(words[3]) ?? 0)
    }
    let whole = try compared()
    let parts = try (1...3).map { try compared("--shard", "\($0)/3") }
    #expect(parts.allSatisfy { $0.rows > 0 && $0.rows < whole.rows })
    #expect(parts.reduce(0) { $0 + $1.figures } == whole.figures)
    #expect(parts.reduce(0) { $0 + $1.rows } == whole.rows)
  }

  @Test func riseFailsOnlyItsShard() throws {
    let figure = "list-fixed query 100 default elementsTested"
    let gate = try GateFile { $0.hasPrefix(figure + " ") ? "\(figure) 0" : $0 }
    let runs = try (1...3).map { try gate.check("--shard", "\($0)/3") }
    let codes: [Int32] = runs.compactMap(\.exitCode).sorted()
    #expect(codes == [0, 0, 2])
    let red = try #require(runs.first { $0.exitCode == 2 })
    #expect(red.output.hasPrefix("RISE list-fixed query default: elementsTested"))
    #expect(red.output.contains("/3: 1 rise\n"), "\(red.output)")
  }

  @Test func missingRowFailsOneShard() throws {
    let gate = try GateFile {
      $0.hasPrefix("list-fixed query 100 default digest")
        ? "\($0)\ngone query 7k default elementsTested 4" : $0
    }
    let runs = try (1...3).map { try gate.check("--shard", "\($0)/3") }
    #expect(runs.map(\.exitCode) == [2, 0, 0])
    #expect(runs[0].output.hasPrefix("LOSS gone query 7k default: "), "\(runs[0].output)")
  }
}
