import Foundation
import Testing

/// `bench list` lists everything available, for people and for programs.
struct ListCommandTests {
  private static let blocks = ["scenarios", "operations", "traces", "strategies", "metrics"]

  private func names() throws -> [String: [String]] {
    let run = try CommandRun.bench(["list", "--json"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(Set(top.keys) == Set(Self.blocks))
    return try top.mapValues { block in
      let entries = try #require(block as? [[String: Any]])
      return try entries.map { entry in
        #expect((entry["summary"] as? String)?.isEmpty == false)
        return try #require(entry["name"] as? String)
      }
    }
  }

  @Test func jsonListsEveryName() throws {
    let names = try names()
    #expect(names["scenarios"]?.contains("nested-groups") == true)
    #expect(
      names["operations"] == [
        "prepare", "first-screen", "query", "scroll", "scroll-across", "scroll-across-row",
        "rest", "item", "materialise",
        "materialise-cold", "rotate", "resize", "repack", "insert", "delete", "scroll-to",
        "reframe", "storm", "storm-singly", "fit-all", "diff", "snapshot-append",
        "snapshot-delete", "snapshot-reload", "snapshot-read", "app-first-screen", "app-scroll",
        "app-batch", "app-diff", "app-rotate", "app-jump",
        "app-first-screen-by-key", "app-batch-by-key", "app-diff-by-key", "app-rotate-by-key",
        "app-first-screen-on-demand", "app-batch-on-demand", "app-rotate-on-demand",
      ])
    #expect(
      names["traces"] == [
        "slow-drag", "fling", "fling-fast", "jump", "rotate", "insert", "correction", "across",
        "changes-on-demand", "changes-by-key", "changes",
      ])
    #expect(names["strategies"]?.prefix(3) == ["default", "naive", "dictionary"])
    #expect(names["metrics"]?.prefix(3) == ["time", "allocations", "liveBytesPerItem"])
    #expect(names["metrics"]?.contains("groupsSolved") == true)
    #expect(names["metrics"]?.contains("anchorDrift") == true)
    #expect(names["metrics"]?.contains("loweringNanoseconds") == true)
    #expect(names.values.allSatisfy { Set($0).count == $0.count })
  }

  @Test func textListsTheSameNames() throws {
    let run = try CommandRun.bench(["list"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    for block in try names() {
      #expect(lines.contains { $0 == block.key.capitalized[...] })
      for name in block.value {
        #expect(lines.contains { $0.hasPrefix("  \(name)  ") }, "\(name)")
      }
    }
  }

  @Test func textFitsHundredColumns() throws {
    let lines = try CommandRun.bench(["list"]).output.split(separator: "\n")
    #expect(lines.count > 20)
    for line in lines { #expect(line.count <= 100, "\(line)") }
  }

  @Test func everyScenarioNamesItsModel() throws {
    let run = try CommandRun.bench(["list"])
    let scenarios = try #require(try names()["scenarios"])
    let models = run.output.split(separator: "\n").filter { $0.contains(#/^ {19}like /#) }
    #expect(models.count == scenarios.count)
  }
}
