import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests rounds of workers with a clock controlled by the test.
struct ComparisonRunnerTests {
  private let team = FakeWorker.Team()

  private static func key(_ number: Int) -> BenchmarkKey {
    BenchmarkKey(scenario: "s\(number)", operation: "query", items: 1000, strategy: "default")
  }

  private static let keys = (0..<10).map(key)

  private static func rows(_ keys: [BenchmarkKey]) -> [ComparedRow] {
    keys.map { key in
      ComparedRow(
        key: key,
        sides: [
          ComparedSide(name: "base", strategy: key.strategy, isBase: true),
          ComparedSide(name: "head", strategy: key.strategy),
        ])
    }
  }

  private func run(
    _ keys: [BenchmarkKey] = keys, cores: [Int] = [0, 1],
    results: LatestResults<ComparisonRun> = LatestResults(),
    _ change: (inout ComparisonOptions) -> Void = { _ in }
  ) throws -> ComparisonRun {
    var options = ComparisonOptions()
    options.scheduleSeed = 1
    options.samples = 4
    change(&options)
    var runner = ComparisonRunner(
      options: options, cores: cores, results: results, clock: FakeClock(), launch: team.start)
    return try runner.run(Self.rows(keys))
  }

  @Test func comparesNeighboursInTime() {
    // The machine becomes slower by the minute, and both sides with it.
    let base = (0..<100).map { 1000 * (1 + Double($0) / 50) }
    let ratio = ComparisonRunner.logRatio(of: base.map { 1.05 * $0 }, to: base)
    #expect(abs(ratio - Power.logarithm(1.05)) < 1e-12)
    // A process that is interrupted in a third of its samples.
    let interrupted = base.enumerated().map { $0.offset % 3 == 0 ? 5 * $0.element : $0.element }
    #expect(ComparisonRunner.logRatio(of: interrupted, to: base) == 0)
    #expect(ComparisonRunner.logRatio(of: [0], to: [0]) == 0)
  }

  @Test func equalBuildsPassAtTheFirstLook() throws {
    let run = try run()
    #expect(run.rounds == 16)
    #expect(run.rows.allSatisfy { $0.sides[1].outcome == .same })
    #expect(run.rows.allSatisfy { $0.sides[1].logRatios == Array(repeating: 0, count: 16) })
    #expect(Comparison.conclusion(of: run.rows) == .passed)
    #expect(team.running == 0)
    #expect(run.rows[0].sides[0].nanoseconds.allSatisfy { $0 == 10_000 })
  }

  @Test func findsSlowerHead() throws {
    team.cost = { side, pair in
      // Rounds differ by the state of the machine, which both sides share.
      let machine = 1 + 0.2 * Double(pair % 3)
      return 10_000 * machine * (side == "head" ? 1.05 : 1)
    }
    let run = try run()
    #expect(run.rows.allSatisfy { $0.sides[1].outcome == .slower })
    #expect(Comparison.conclusion(of: run.rows) == .regression)
  }

  @Test func calibratesEveryFifthRowAndFindsPlantedSlowdown() throws {
    let some = try run()
    #expect(some.rows.count { $0.side("copy") != nil } == 2)
    #expect(some.rows.count { $0.side("slowed") != nil } == 2)
    let all = try run { $0.calibrates = true }
    #expect(all.rows.allSatisfy { $0.side("copy")?.outcome == .same })
    #expect(all.rows.allSatisfy { $0.side("slowed")?.outcome == .slower })
    // A planted slowdown does not count as a slowdown of head.
    #expect(Comparison.conclusion(of: all.rows) == .passed)
    let median = try #require(all.rows[0].side("slowed")?.verdict?.median)
    #expect(abs(median - Power.logarithm(1.05)) < 1e-6)
  }

  @Test func theCalibratedRowsRotate() throws {
    let rotations = try (1...20).map { seed in
      try run { $0.scheduleSeed = UInt64(seed) }.rows.firstIndex { $0.side("copy") != nil }
    }
    #expect(Set(rotations) == [0, 1, 2, 3, 4])
    // With fewer rows than a rotation has, one row is still calibrated.
    for seed in 1...3 {
      let few = try run(Array(Self.keys.prefix(2))) { $0.scheduleSeed = UInt64(seed) }
      #expect(few.rows.count { $0.side("copy") != nil } == 1)
    }
  }

  @Test(arguments: [1.05, 0.95])
  func differingCopyMakesTheMachineUnfit(factor: Double) throws {
    team.cost = { side, _ in side == "copy" ? 10_000 * factor : 10_000 }
    let run = try run()
    #expect(Comparison.conclusion(of: run.rows) == .unfit)
  }

  @Test func onlyUndecidedRowsGetMoreRounds() throws {
    // In one of three pairs, head takes twice as long: too many to pass, and too few for a
    // slowdown.
    team.cost = { side, pair in side == "head" && pair.isMultiple(of: 3) ? 20_000 : 10_000 }
    let run = try run()
    #expect(run.rounds > 16)
    for row in run.rows {
      if let copy = row.side("copy") { #expect(copy.logRatios.count == 16) }
      #expect(row.sides[1].logRatios.count == run.rounds)
    }
  }

  @Test func undecidedRowsAreInconclusive() throws {
    team.cost = { side, pair in side == "head" ? (pair.isMultiple(of: 2) ? 20_000 : 5000) : 10_000 }
    let run = try run()
    #expect(run.rounds == 96)
    #expect(run.rows.allSatisfy { $0.sides[1].outcome == .undecided })
    #expect(run.rows.allSatisfy { ($0.sides[1].verdict?.detectable ?? 0) > 0.5 })
    #expect(Comparison.conclusion(of: run.rows) == .inconclusive)
    #expect(Comparison.conclusion(of: []) == .inconclusive)
  }

  @Test func freshWorkersAlternateOnOneCore() throws {
    _ = try run(Array(Self.keys.prefix(1))) { $0.rule.looks = [8] }
    #expect(team.running == 0)
    // Two workers compare answers; each of 8 rounds has base, head and both copies of base.
    #expect(team.places.count == 2 + 8 * 4)
    let rounds = stride(from: 2, to: team.places.count, by: 4).map {
      Array(team.places[$0..<$0 + 4])
    }
    #expect(rounds.allSatisfy { $0.map(\.side) == ["base", "head", "copy", "slowed"] })
    #expect(rounds.allSatisfy { Set($0.map(\.core)).count == 1 })
    #expect(Set(rounds.map { $0[0].core }) == [0, 1])
    // Each worker has 3 warm-up batches and 50 samples per pair.
    for side in ["base", "head", "copy", "slowed"] {
      #expect(team.turns.count { $0 == side } == 8 * 5)
    }
  }

  @Test func reportsResultsAfterEachRound() throws {
    let results = LatestResults<ComparisonRun>()
    var rounds: [Int] = []
    team.cost = { _, _ in
      if let run = results.current, run.rounds != rounds.last { rounds.append(run.rounds) }
      return 10_000
    }
    _ = try run(Array(Self.keys.prefix(1)), results: results) { $0.rule.looks = [8] }
    #expect(rounds == Array(1...7))
    #expect(results.current?.rounds == 8)
    // Between two looks nothing is decided.
    team.cost = { side, _ in
      if let run = results.current, run.rounds < 8 {
        #expect(run.rows[0].sides[1].outcome == .undecided)
      }
      return side == "head" ? 20_000 : 10_000
    }
    let slow = try run(Array(Self.keys.prefix(1)), results: results) { $0.rule.looks = [8] }
    #expect(slow.rows[0].sides[1].outcome == .slower)
  }

  @Test func differentAnswersEndTheComparisonUnlessIntended() throws {
    team.digest = { side, key in side == "head" && key == Self.key(3) ? "d2" : "d1" }
    #expect(throws: AnswerDifference(keys: [Self.key(3)], rows: 10, sides: ["base", "head"])) {
      try self.run()
    }
    #expect(team.turns.isEmpty)
    let run = try self.run { $0.allowsOtherAnswers = true }
    #expect(run.rows.count == 10 && run.rows.count(where: \.hasOtherAnswers) == 1)
  }

  @Test func skipsRowsMissingInBase() throws {
    team.refuses = { side, key in
      side == "base" && key == Self.key(1) ? "there is no scenario s1 for it" : nil
    }
    let run = try run()
    #expect(run.rows.count == 9 && run.rule.comparisons == 9)
    #expect(run.leftOut.map(\.reason) == ["base: there is no scenario s1 for it"])
    team.version = { $0 }
    let other = try self.run()
    #expect(other.rows.isEmpty && other.leftOut.count == 10)
  }

  @Test func limitsSetupsOfAProcess() throws {
    team.setupNanoseconds = 300_000_000
    let run = try run()
    #expect(run.rows.count == 3 && run.leftOut.count == 7)
    #expect(run.leftOut[0].reason == "setup takes 300 ms, but all rows together may take only 1 s")
  }

  /// Runs a choice between two strategies, with a clock advanced by the batches.
  private func choose(
    _ keys: [BenchmarkKey], budget: Duration, rounds: Int? = nil
  ) throws -> (run: ComparisonRun, spent: Int64) {
    let clock = FakeClock()
    team.spend = { clock.advance($0) }
    let looks = rounds.map(ComparisonRule.looks) ?? ComparisonRule.defaultLooks
    let start = clock.wallNanoseconds()
    var options = ComparisonOptions(choosing: .choice(looks: looks), budget: budget)
    options.scheduleSeed = 1
    var runner = ComparisonRunner(
      options: options, cores: [0], results: LatestResults(), clock: clock, launch: team.start)
    let rows = keys.map {
      ComparedRow(
        key: $0, sides: ["a", "b"].map { ComparedSide(name: $0, strategy: $0) })
    }
    return (try runner.run(rows), clock.wallNanoseconds() - start)
  }

  @Test(arguments: [(1.03, Outcome.slower), (0.97, .faster), (1, .same)])
  func aDifferenceIsFoundWithItsSize(factor: Double, outcome: Outcome) throws {
    team.cost = { side, _ in side == "a" ? 1000 : 1000 * factor }
    team.counters = { ["nodes": $0 == "a" ? 3 : 9] }
    let run = try choose([Self.key(1)], budget: .seconds(20)).run
    let side = run.rows[0].sides[1]
    #expect(side.outcome == outcome && run.rounds == 16)
    #expect(abs(try #require(side.verdict).ratio - factor) < 1e-6)
    #expect(run.rows[0].sides.map { $0.work?.counters["nodes"] } == [3, 9])
    #expect(run.rows[0].sides.count == 2)
  }

  @Test func fasterSidesHaveMoreIterations() throws {
    team.cost = { side, _ in side == "a" ? 1000 : 100_000 }
    let row = try choose([Self.key(1)], budget: .seconds(20)).run.rows[0]
    #expect(row.sides.map(\.iterations) == [250, 2])
    #expect(abs(try #require(row.sides[1].verdict).ratio - 100) < 1e-6)
    #expect(Calibration.iterations([512, 1024], limit: .max) == [1024, 1024])
    #expect(Calibration.iterations([512, 1024], limit: 600) == [600, 600])
    #expect(Calibration.iterations([1, 1024], limit: .max) == [1, 1024])
  }

  /// Larger sizes cost more: they are left out with a reason, and the smaller sizes get their
  /// rounds.
  @Test(arguments: [50, 500, 3000])
  func theBudgetIsNotOverrun(milliseconds: Int) throws {
    let keys = [1000, 10_000, 100_000, 1_000_000].map {
      BenchmarkKey(scenario: "s", operation: "query", items: $0, strategy: "a")
    }
    team.setupNanoseconds = 0
    team.spend = { _ in }
    let (run, spent) = try choose(keys, budget: .milliseconds(milliseconds))
    #expect(spent <= Int64(milliseconds) * 1_100_000, "\(spent)")
    #expect(run.rows.count + run.leftOut.flatMap(\.keys).count == 4)
    #expect(run.rows.allSatisfy { $0.rounds >= 16 })
    #expect(run.leftOut.isEmpty == (milliseconds == 3000))
    let reasons = ["too long for", "no time for"]
    #expect(
      run.leftOut.allSatisfy { row in
        row.isForTime && reasons.contains { row.reason.contains($0) }
      }, "\(run.leftOut)")
    #expect((run.neededNanoseconds ?? 0) > Double(milliseconds) * 1e6 || run.leftOut.isEmpty)
  }

  /// The machine becomes slower in the third round, so there is only time for one row.
  @Test func skipsRowsWithTooFewRounds() throws {
    let keys = [1000, 100_000].map {
      BenchmarkKey(scenario: "s\($0)", operation: "query", items: $0, strategy: "a")
    }
    team.cost = { _, pair in pair < 2 ? 10_000 : 30_000 }
    let (run, _) = try choose(keys, budget: .milliseconds(550))
    #expect(run.rows.map(\.rounds) == [16])
    let late = run.leftOut.filter { $0.reason == "there was no time for 16 rounds" }
    #expect(!late.isEmpty && late.allSatisfy(\.isForTime))
    #expect(run.rows.count + run.leftOut.flatMap(\.keys).count == 2)
    #expect(try #require(run.neededNanoseconds) > 550e6)
  }

  @Test func failedSetupOfOneSideKeepsTheOthers() throws {
    team.refuses = { side, key in side == "b" && key.scenario == "s1" ? "it is too large" : nil }
    let run = try choose([Self.key(1), Self.key(2)], budget: .seconds(20)).run
    #expect(run.rows.map(\.key.scenario) == ["s2"] && run.rule.comparisons == 1)
    #expect(run.leftOut.map(\.reason) == ["b: it is too large"])
  }

  /// Four digests represent eight answers, and three represent only four of them.
  @Test(arguments: [(3, 4, 1), (3, 3, 0), (4, 4, 1)])
  func tooFewAnswersAllowNoTimes(usual: Int, longer: Int, rows: Int) throws {
    team.inputs = 64
    team.digests = { $0 > 1000 ? longer : usual }
    let run = try choose([Self.key(1)], budget: .seconds(20)).run
    #expect(run.rows.count == rows)
    #expect(run.rows.allSatisfy { $0.sides[1].answers?.count == 8 })
    #expect(
      run.leftOut.map(\.reason)
        == (rows == 0 ? ["only 4 of 8 answers could be compared in time"] : []))
    // One answer is enough if the setup, which may be needed again for each answer, is expensive.
    team.setupNanoseconds = 200_000_000
    team.answerTimes = []
    team.digests = { _ in 1 }
    #expect(try choose([Self.key(1)], budget: .seconds(20)).run.rows.count == 1)
    #expect(team.answerTimes == [450, 450])
  }

  @Test func differentAnswerAmongFewEndsTheComparison() {
    team.inputs = 64
    team.digest = { side, _ in side }
    #expect(throws: AnswerDifference.self) {
      try self.choose([Self.key(1)], budget: .seconds(20))
    }
  }

  @Test func schedulesDifferFromRunToRun() {
    #expect(Set((0..<8).map { _ in ComparisonOptions().scheduleSeed }).count > 1)
  }

  @Test func wrongAnswersEndTheComparison() {
    team.digest = { side, _ in side }
    let difference = #expect(throws: AnswerDifference.self) {
      try self.choose([Self.key(1)], budget: .seconds(20))
    }
    #expect(
      difference?.description.hasPrefix("a and b disagree in 1 of 1 rows: s1 ") == true)
    #expect(team.running == 0)
  }

  @Test func comparesWithoutPinning() throws {
    team.isPinned = false
    let run = try run(cores: [])
    #expect(!run.isPinned)
    #expect(team.places.allSatisfy { $0.core == nil })
  }
}
