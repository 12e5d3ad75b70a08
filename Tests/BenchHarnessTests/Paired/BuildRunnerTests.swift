import Testing

@testable import BenchHarness

/// Pairs of builds, measured by workers whose clock is the test's.
struct BuildRunnerTests {
  private let team = FakeWorker.Team()

  private static func key(_ number: Int) -> BenchmarkKey {
    BenchmarkKey(scenario: "s\(number)", operation: "query", items: 1000, strategy: "default")
  }

  private static let keys = (0..<10).map(key)

  private func run(
    _ keys: [BenchmarkKey] = keys, cores: [Int] = [0, 1],
    results: LatestResults<BuildRun> = LatestResults(),
    _ change: (inout BuildOptions) -> Void = { _ in }
  ) throws -> BuildRun {
    var options = BuildOptions()
    change(&options)
    var runner = BuildRunner(
      options: options, cores: cores, results: results, clock: FakeClock(), launch: team.start)
    return try runner.run(keys)
  }

  @Test func neighboursInTimeAreCompared() {
    // The machine becomes slower by the minute; both sides with it.
    let base = (0..<100).map { 1000 * (1 + Double($0) / 50) }
    let ratio = BuildRunner.logRatio(of: base.map { 1.05 * $0 }, to: base)
    #expect(abs(ratio - Power.logarithm(1.05)) < 1e-12)
    // A process that is interrupted in a third of its samples.
    let interrupted = base.enumerated().map { $0.offset % 3 == 0 ? 5 * $0.element : $0.element }
    #expect(BuildRunner.logRatio(of: interrupted, to: base) == 0)
    #expect(BuildRunner.logRatio(of: [0], to: [0]) == 0)
  }

  @Test func equalBuildsPassAtTheFirstLook() throws {
    let run = try run()
    #expect(run.pairs == 16)
    #expect(run.rows.allSatisfy { $0.head.verdict?.outcome == .passed })
    #expect(run.rows.allSatisfy { $0.head.logRatios == Array(repeating: 0, count: 16) })
    #expect(BuildComparison.conclusion(of: run.rows) == .passed)
    #expect(team.running == 0)
    #expect(run.rows[0].baseNanoseconds.allSatisfy { $0 == 10_000 })
  }

  @Test func aSlowerHeadIsFound() throws {
    team.cost = { side, pair in
      // Pairs differ by the state of the machine, which both sides share.
      let machine = 1 + 0.2 * Double(pair % 3)
      return 10_000 * machine * (side == .head ? 1.05 : 1)
    }
    let run = try run()
    #expect(run.rows.allSatisfy { $0.head.verdict?.outcome == .regression })
    #expect(BuildComparison.conclusion(of: run.rows) == .regression)
  }

  @Test func oneRowInFiveIsCalibratedAndAPlantedSlowdownIsFound() throws {
    let some = try run()
    #expect(some.rows.count { $0.copy != nil } == 2)
    #expect(some.rows.count { $0.slowed != nil } == 2)
    let all = try run { $0.calibrates = true }
    #expect(all.rows.allSatisfy { $0.copy?.verdict?.outcome == .passed })
    #expect(all.rows.allSatisfy { $0.slowed?.verdict?.outcome == .regression })
    // A planted slowdown is none of head.
    #expect(BuildComparison.conclusion(of: all.rows) == .passed)
    let median = try #require(all.rows[0].slowed?.verdict?.median)
    #expect(abs(median - Power.logarithm(1.05)) < 1e-6)
  }

  @Test func theCalibratedRowsRotate() throws {
    let rotations = try (1...20).map { seed in
      try run { $0.scheduleSeed = UInt64(seed) }.rows.firstIndex { $0.copy != nil }
    }
    #expect(Set(rotations) == [0, 1, 2, 3, 4])
    // Fewer rows than a rotation has: one of them is calibrated all the same.
    for seed in 1...3 {
      let few = try run(Array(Self.keys.prefix(2))) { $0.scheduleSeed = UInt64(seed) }
      #expect(few.rows.count { $0.copy != nil } == 1)
    }
  }

  @Test(arguments: [1.05, 0.95])
  func aCopyThatDiffersMakesTheMachineUnfit(factor: Double) throws {
    team.cost = { side, _ in side == .copy ? 10_000 * factor : 10_000 }
    let run = try run()
    #expect(BuildComparison.conclusion(of: run.rows) == .unfit)
  }

  @Test func onlyUndecidedRowsGetMorePairs() throws {
    // In one pair of three head takes twice as long: too many to pass, too few to be slower.
    team.cost = { side, pair in side == .head && pair.isMultiple(of: 3) ? 20_000 : 10_000 }
    let run = try run()
    #expect(run.pairs > 16)
    for row in run.rows {
      if let copy = row.copy { #expect(copy.logRatios.count == 16) }
      #expect(row.head.logRatios.count == run.pairs)
    }
  }

  @Test func whatIsNeverDecidedIsInconclusive() throws {
    team.cost = { side, pair in side == .head ? (pair.isMultiple(of: 2) ? 20_000 : 5000) : 10_000 }
    let run = try run()
    #expect(run.pairs == 96)
    #expect(run.rows.allSatisfy { $0.head.verdict?.outcome == .inconclusive })
    #expect(run.rows.allSatisfy { ($0.head.verdict?.detectable ?? 0) > 0.5 })
    #expect(BuildComparison.conclusion(of: run.rows) == .inconclusive)
    #expect(BuildComparison.conclusion(of: []) == .inconclusive)
  }

  @Test func workersAreFreshAndTakeTurnsOnOneCore() throws {
    _ = try run(Array(Self.keys.prefix(1))) { $0.looks = [8] }
    #expect(team.running == 0)
    // Two workers compare answers; each of 8 pairs has base, head, and both copies of base.
    #expect(team.places.count == 2 + 8 * 4)
    let pairs = stride(from: 2, to: team.places.count, by: 4).map {
      Array(team.places[$0..<$0 + 4])
    }
    #expect(pairs.allSatisfy { $0.map(\.side) == [.base, .head, .copy, .slowed] })
    #expect(pairs.allSatisfy { Set($0.map(\.core)).count == 1 })
    #expect(Set(pairs.map { $0[0].core }) == [0, 1])
    // Each has 3 batches to warm up and 50 samples in a pair.
    for side in BuildSide.allCases {
      #expect(team.turns.count { $0 == side } == 8 * 53)
    }
  }

  @Test func resultsSoFarAreKnownAfterEachPair() throws {
    let results = LatestResults<BuildRun>()
    var pairs: [Int] = []
    team.cost = { _, _ in
      if let run = results.current, run.pairs != pairs.last { pairs.append(run.pairs) }
      return 10_000
    }
    _ = try run(Array(Self.keys.prefix(1)), results: results) { $0.looks = [8] }
    #expect(pairs == Array(1...7))
    #expect(results.current?.pairs == 8)
    // Between two looks nothing is decided.
    team.cost = { side, _ in
      if let run = results.current, run.pairs < 8 {
        #expect(run.rows[0].head.verdict?.outcome == .inconclusive)
      }
      return side == .head ? 20_000 : 10_000
    }
    let slow = try run(Array(Self.keys.prefix(1)), results: results) { $0.looks = [8] }
    #expect(slow.rows[0].head.verdict?.outcome == .regression)
  }

  @Test func otherAnswersEndTheComparisonUnlessTheyAreIntended() throws {
    team.digest = { side, key in side == .head && key == Self.key(3) ? "d2" : "d1" }
    #expect(throws: BuildDifference(keys: [Self.key(3)], rows: 10)) { try self.run() }
    #expect(team.turns.isEmpty)
    let run = try self.run { $0.allowsOtherAnswers = true }
    #expect(run.rows.count == 10 && run.rows.count(where: \.hasOtherAnswers) == 1)
  }

  @Test func rowsThatBaseDoesNotHaveAreLeftOut() throws {
    team.refuses = { side, key in
      side == .base && key == Self.key(1) ? "there is no scenario s1 for it" : nil
    }
    let run = try run()
    #expect(run.rows.count == 9 && run.rule.rows == 9)
    #expect(run.leftOut.map(\.reason) == ["base: there is no scenario s1 for it"])
    team.version = { $0.rawValue }
    let other = try self.run()
    #expect(other.rows.isEmpty && other.leftOut.count == 10)
  }

  @Test func setupsOfAProcessAreBounded() throws {
    team.setupNanoseconds = 300_000_000
    let run = try run()
    #expect(run.rows.count == 3 && run.leftOut.count == 7)
    #expect(run.leftOut[0].reason == "setting it up takes 300 ms, and that of all rows 1 s at most")
  }

  @Test func withoutPinningTheComparisonGoesOn() throws {
    team.isPinned = false
    let run = try run(cores: [])
    #expect(!run.isPinned)
    #expect(team.places.allSatisfy { $0.core == nil })
  }
}
