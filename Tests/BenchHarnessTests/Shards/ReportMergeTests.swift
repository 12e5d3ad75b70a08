import Testing

@testable import BenchHarness
@testable import BenchReports

/// Reports of shards are merged into the report of the whole run, or rejected for a reason.
struct ReportMergeTests {
  /// A change of a report, and the reason for its rejection.
  private typealias Change<Value> = (reason: String, change: @Sendable (inout Value) -> Void)

  private func join(_ reports: [RunReport], isPartial: Bool = false) throws -> RunReport {
    try ReportMerge.join(.init(named: reports), isPartial: isPartial)
  }

  private func refusal(_ reports: [RunReport], isPartial: Bool = false) -> String? {
    #expect(throws: MergeError.self) { try join(reports, isPartial: isPartial) }?.description
  }

  @Test(arguments: [[1, 2, 3], [3, 1, 2]])
  func resultsAreInTheOrderOfTheWholeRun(order: [Int]) throws {
    let joined = try join(order.map { .shard($0) })
    #expect(joined.results == RunReport.wholeRun)
    #expect(joined.command == ["run", "--items", "1k"])
    #expect(joined.shard == nil && joined.warnings.isEmpty)
    #expect(joined.environment == RunReport.shard(1).environment)
  }

  @Test func aWholeRunIsItsOnlyShard() throws {
    let whole = RunReport.sample(RunReport.wholeRun)
    #expect(try join([whole]).results == RunReport.wholeRun)
    #expect(refusal([whole, whole]) == "a.json and b.json are both shard 1/1")
  }

  private static let unlikeRuns: [Change<RunReport>] = [
    ("the seed is 7 and 8", { $0.seed = 8 }),
    ("the command is \"run --items 1k\" and \"run --items 2k\"", { $0.command[4] = "2k" }),
    ("the commit is abc1234 and abc1234-dirty", { $0.environment.commit = "abc1234-dirty" }),
    ("the commit is abc1234 and unknown", { $0.environment.commit = nil }),
    ("the compiler is Swift 6.3 and Swift 6.2", { $0.environment.swift = "6.2" }),
    ("the build is release and debug", { $0.environment.build = "debug" }),
    ("the allocator is jemalloc 5.3.0 and malloc", { $0.environment.allocator = "malloc" }),
    ("the platform is Test x86 and Test arm", { $0.shard?.platform = "Test arm" }),
    ("the number of benchmarks is 6 and 7", { $0.shard?.rows = 7 }),
    ("the number of shards is 3 and 4", { $0.shard?.count = 4 }),
  ]

  @Test(arguments: unlikeRuns.indices)
  func rejectsReportsOfUnlikeRuns(index: Int) {
    let (reason, change) = Self.unlikeRuns[index]
    var other = RunReport.shard(2)
    change(&other)
    for isPartial in [false, true] {
      #expect(
        refusal([.shard(1), other, .shard(3)], isPartial: isPartial)
          == "a.json and b.json cannot be joined: \(reason)")
    }
  }

  private static let unlikeMachines: [Change<RunReport>] = [
    ("the processor is Test CPU and Other CPU", { $0.environment.cpu = "Other CPU" }),
    ("the number of cores is 2 and 8", { $0.environment.cores = 8 }),
    ("the system is Test OS and Test OS 2", { $0.environment.os = "Test OS 2" }),
  ]

  @Test(arguments: unlikeMachines.indices)
  func rejectsTimesButNotExactFiguresOfUnlikeMachines(index: Int) throws {
    let (reason, change) = Self.unlikeMachines[index]
    var timed = RunReport.shard(2, times: [1])
    change(&timed)
    #expect(
      refusal([.shard(1, times: [2]), timed, .shard(3, times: [3])])
        == "a.json and b.json cannot be joined (times from different machines): "
        + reason)
    var exact = RunReport.shard(2)
    change(&exact)
    #expect(try join([.shard(1), exact, .shard(3)]).results == RunReport.wholeRun)
  }

  @Test func eachMachineOfExactFiguresIsNamed() throws {
    var other = RunReport.shard(2)
    other.environment.cpu = "Other CPU"
    other.environment.cores = 1
    let environment = try join([.shard(1), other, .shard(3)]).environment
    #expect(environment.cpu == "Test CPU and Other CPU" && environment.cores == 1)
    #expect(environment.os == "Test OS")
  }

  @Test func differentAnswersAreWrongFrames() {
    var other = RunReport.shard(1)
    other.results[1].frameDigest = "another"
    let error = #expect(throws: MergeError.self) { try join([.shard(1), other, .shard(2)]) }
    #expect(error?.meansWrongFrames == true)
    #expect(
      error?.description
        == "wrong frames: screen query 1k naive: their digest is digest of query in a.json, but "
        + "another in b.json")
  }

  @Test func rejectsRepeatedShards() {
    #expect(
      refusal([.shard(1), .shard(3), .shard(1)], isPartial: true)
        == "a.json and c.json are both shard 1/3")
    var overlapping = RunReport.shard(2)
    overlapping.results[0] = RunReport.wholeRun[0]
    #expect(
      refusal([.shard(1), overlapping, .shard(3)])
        == "a.json and b.json both contain screen query 1k default")
  }

  @Test func rejectsMissingShardsUnlessAllowed() throws {
    #expect(
      refusal([.shard(2)])
        == "there is no report for shards 1 and 3 of 3; use --partial to merge the remaining "
        + "reports")
    #expect(
      refusal([.shard(2), .shard(3)])
        == "there is no report for shard 1 of 3; use --partial to merge the remaining reports")
    let part = try join([.shard(3), .shard(2)], isPartial: true)
    #expect(part.results == [1, 2, 4, 5].map { RunReport.wholeRun[$0] })
    #expect(
      part.warnings == [
        ResultWarning(
          .missingShards, "only 4 of 6 results: there is no report for shard 1")
      ])
  }

  @Test func rejectsIncompleteRunsUnlessAllowed() throws {
    var early = RunReport.shard(2)
    early.results.removeLast()
    early.warnings = [ResultWarning(.interrupted, "ended by SIGINT")]
    let all = [RunReport.shard(1), early, .shard(3)]
    #expect(
      refusal(all) == "b.json has only 1 of its 2 results; use --partial to merge it anyway")
    let part = try join(all, isPartial: true)
    #expect(part.results.count == 5)
    #expect(part.warnings.map(\.code) == [.interrupted, .missingShards])
    #expect(part.warnings[0].text == "shard 2/3: ended by SIGINT")
  }

  @Test func emptyShardsAreNoGap() throws {
    func shard(_ number: Int) -> RunReport {
      var report = RunReport.shard(1)
      let isFirst = number == 1
      report.results = isFirst ? RunReport.wholeRun : []
      report.shard = ShardRecord(
        Shard(number: number, of: 2), rows: 6, places: isFirst ? Array(0..<6) : [],
        platform: "Test x86")
      if !isFirst { report.warnings = [ResultWarning(.emptyShard, "empty")] }
      return report
    }
    let joined = try join([shard(2), shard(1)])
    #expect(joined.results == RunReport.wholeRun && joined.warnings.isEmpty)
  }

  @Test(arguments: ["abc1234-dirty", nil])
  func uncommittedSourcesAreAWarning(commit: String?) throws {
    let joined = try join((1...3).map { .shard($0, commit: commit) })
    #expect(joined.results == RunReport.wholeRun)
    #expect(joined.warnings.map(\.code) == [.unknownSources])
  }

  @Test func readingsOfTheReferenceKernelAreJoined() throws {
    let reports = (1...3).map { number in
      var report = RunReport.shard(number, times: [1])
      report.reference = ReferenceSummary([
        ReferenceReading(at: 1_000_000, nanoseconds: Double(number))
      ])
      return report
    }
    let reference = try join(reports).reference
    #expect(reference?.samples == [1, 2, 3] && reference?.median == 2)
  }

  private static let wrongRecords: [Change<ShardRecord>] = [
    ("there is no shard 4/3", { $0.number = 4 }),
    ("shard 1/3 has 2 results, but 'places' lists only 1", { $0.places = [0] }),
    ("the 'places' of shard 1/3 must be ascending numbers below 6", { $0.places = [3, 0] }),
    ("the 'places' of shard 1/3 must be ascending numbers below 6", { $0.places = [0, 6] }),
  ]

  @Test(arguments: wrongRecords.indices)
  func rejectsImpossibleRecords(index: Int) throws {
    let (reason, change) = Self.wrongRecords[index]
    var broken = RunReport.shard(1)
    var record = try #require(broken.shard)
    change(&record)
    broken.shard = record
    #expect(refusal([broken, .shard(2), .shard(3)]) == "a.json: \(reason)")
  }

  @Test func optionsAndTheirValuesAreRemoved() {
    let arguments = ["run", "--json", "a", "--shard=1/2", "--details", "--items", "1k", "--json=b"]
    #expect(
      ArgumentList.removing(options: ["--json", "--shard"], flags: ["--details"], from: arguments)
        == ["run", "--items", "1k"])
    // An argument that looks like an option is still a value.
    #expect(
      ArgumentList.removing(options: ["--a"], from: ["--b", "--a", "--a", "x"]) == ["--b", "x"])
  }
}
