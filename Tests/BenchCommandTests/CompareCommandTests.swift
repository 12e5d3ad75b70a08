import BenchHarness
import Foundation
import Testing

/// `bench compare` measures strategies in turns, and says what is certain.
struct CompareCommandTests {
  private static let small = [
    "--scenario", "list-fixed", "--items", "100", "--operation", "query", "--budget", "10s",
  ]

  private static func comparison(_ run: CommandRun) throws -> StrategyComparison {
    try JSONDecoder().decode(StrategyComparison.self, from: Data(run.output.utf8))
  }

  @Test func tooFewRoundsDecideNothingAndEndWithExitCodeThree() throws {
    let run = try CommandRun.bench(
      ["compare", "default", "naive", "--rounds", "2", "--json", "-"] + Self.small)
    #expect(run.exitCode == 3)
    #expect(run.saysOneLine, "\(run.errors)")
    let comparison = try Self.comparison(run)
    #expect(comparison.strategies == ["default", "naive"])
    #expect(comparison.requiredRounds == 8)
    let row = try #require(comparison.rows.first)
    #expect(row.rounds == 2 && row.verdicts.map(\.outcome) == [.undecided])
    #expect(row.sides.allSatisfy { $0.medians.count == 2 })
    #expect(row.sides.allSatisfy { ($0.compared?.answers ?? 0) > 0 })
  }

  @Test func aStrategyIsComparedWithItself() throws {
    let file = try TemporaryFile()
    let run = try CommandRun.bench(
      ["compare", "default", "default", "--rounds", "1", "--json", file.url.path] + Self.small)
    #expect(run.exitCode == 3)
    #expect(run.output.contains("list-fixed: default (A) against default#2 (B)"))
    #expect(run.output.contains("TOO FEW ROUNDS in 1 of 1 rows"))
    for line in run.output.split(separator: "\n").dropFirst() {
      #expect(line.count <= 80, "\(line)")
    }
    #expect(try file.text().contains("\"default#2\""))
  }

  @Test func onePartIsExchanged() throws {
    let run = try CommandRun.bench(
      ["compare", "--vary", "extents", "--rounds", "1", "--json", "-"] + Self.small)
    let comparison = try Self.comparison(run)
    #expect(
      comparison.strategies == ["default", "extents-flat", "extents-fenwick", "extents-blocked"])
    #expect(comparison.comparisons == 3)
    #expect(comparison.rows.first?.verdicts.count == 3)
  }

  @Test func markdownIsAFormat() throws {
    let run = try CommandRun.bench(
      ["compare", "default", "dictionary", "--rounds", "1", "--format", "markdown"] + Self.small)
    #expect(run.output.contains("## list-fixed: default (A) against dictionary (B)"))
    #expect(run.output.contains("| query | 100 |"))
  }

  @Test(arguments: [
    [], ["default"], ["default", "nonsense"], ["default", "naive", "--vary", "extents"],
    ["--vary", "everything"], ["default", "naive", "--rounds", "0"],
    ["default", "naive", "--format", "csv"], ["default", "naive", "--budget", "soon"],
    ["default", "naive", "--scenario", "nowhere"],
    // They take part in scenarios with large groups alone.
    ["--vary", "spatial", "--scenario", "list-fixed", "--items", "100"],
  ])
  func argumentsThatMeanNothingAreUsageErrors(arguments: [String]) throws {
    let run = try CommandRun.bench(["compare"] + arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine && run.output.isEmpty, "\(run.errors)")
  }
}
