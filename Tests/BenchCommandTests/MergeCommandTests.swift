import BenchHarness
import Foundation
import Testing

/// `bench merge` states why reports cannot be merged, and exits with the code of the reason.
struct MergeCommandTests {
  /// The reports of two shards, written once for all tests.
  private static let reports: Result<[String], any Error> = Result {
    try (1...2).map { number in
      let run = try CommandRun.bench(
        SmallRun.untimed + ["--shard", "\(number)/2", "--json", "-"])
      try #require(run.exitCode == 0, "\(run.errors)")
      return run.output
    }
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (number, report) in zip(1..., try Self.reports.get()) {
      try folder.write(report, to: "\(number).json")
    }
  }

  /// Merges the reports, after an optional change to the second.
  private func merge(
    _ options: String..., files: [String] = ["1.json", "2.json"],
    change: (inout RunReport) -> Void = { _ in }
  ) throws -> CommandRun {
    var report = try RunReport.decode(folder.text("2.json"), source: "2.json")
    change(&report)
    try folder.write(report.json(), to: "2.json")
    return try CommandRun.bench(["merge"] + files.map(folder.path) + options)
  }

  @Test func shardsAreJoined() throws {
    let run = try merge("--json", folder.path("all.json"), "--format", "markdown")
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("## list-fixed\n"))
    let report = try RunReport.decode(folder.text("all.json"), source: "all.json")
    #expect(report.shard == nil && report.results.count == 2)
    #expect(!report.command.contains("--shard"))
  }

  @Test func incompatibleRunsAreAUsageError() throws {
    let run = try merge { $0.seed = 8 }
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(run.saysOneLine && run.reason.hasSuffix("cannot be joined: the seed is 7 and 8\n"))
    #expect(run.errors.contains("1.json and ") && run.errors.contains("2.json cannot"))
  }

  @Test func exactFiguresOfAnotherProcessorAreJoined() throws {
    let run = try merge { $0.environment.cpu = "Another CPU" }
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func differentAnswersAreWrongFrames() throws {
    let run = try merge(files: ["1.json", "2.json"]) { report in
      report = (try? RunReport.decode(folder.text("1.json"), source: "1.json")) ?? report
      report.results[0].frameDigest = "0"
    }
    #expect(run.exitCode == 4 && run.output.isEmpty)
    #expect(run.saysOneLine && run.errors.hasPrefix("bench: wrong frames: list-fixed "))
  }

  @Test func disagreeingStrategiesAreWrongFrames() throws {
    let run = try merge("--json", folder.path("all.json")) { report in
      var other = report.results[0]
      other.strategy = "naive"
      other.frameDigest = "0"
      report.results.append(other)
      report.shard?.places.append(2)
      report.shard?.rows = 3
      guard var first = try? RunReport.decode(folder.text("1.json"), source: "1.json") else {
        return
      }
      first.shard?.rows = 3
      try? folder.write(first.json(), to: "1.json")
    }
    #expect(run.exitCode == 4 && run.output.isEmpty)
    #expect(run.saysOneLine && run.errors.contains("default against naive"), "\(run.errors)")
    #expect(try folder.text("all.json").contains("\"results\""))
  }

  @Test func rejectsShardsWithWrongFrames() throws {
    let run = try merge { $0.warnings.append(ResultWarning(.wrongFrames, "something moved")) }
    #expect(run.exitCode == 4 && run.output.isEmpty)
    #expect(run.errors == "bench: shard 2/2: something moved\n")
  }

  @Test func rejectsMissingShardsUnlessAllowed() throws {
    let run = try merge(files: ["2.json"])
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(
      run.errors.contains(
        "there is no report for shard 1 of 2; use --partial to merge the remaining reports"))
    let partial = try merge("--partial", "--json", "-", files: ["2.json"])
    #expect(partial.exitCode == 0 && partial.errors.isEmpty, "\(partial.errors)")
    let report = try RunReport.decode(partial.output, source: "merge")
    #expect(report.results.count == 1 && report.warnings.map(\.code) == [.missingShards])
  }

  @Test func rejectsRepeatedShards() throws {
    let run = try merge("--partial", files: ["2.json", "2.json"])
    #expect(run.exitCode == 1 && run.errors.contains("are both shard 2/2"))
  }

  @Test func rejectsInvalidReports() throws {
    try folder.write("[]", to: "list.json")
    for (file, reason) in [("none.json", "cannot read "), ("list.json", "not a benchmark report")] {
      let run = try merge(files: ["1.json", file])
      #expect(run.exitCode == 1 && run.output.isEmpty)
      #expect(run.saysOneLine && run.errors.contains(reason), "\(run.errors)")
    }
  }
}
