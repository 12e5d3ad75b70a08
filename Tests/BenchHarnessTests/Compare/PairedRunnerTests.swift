import Testing

@testable import BenchHarness

struct PairedRunnerTests {
  private struct Wrong: WrongAnswer {}
  private struct NoSuchThing: Error {}

  private let clock = FakeClock()

  private func row(_ operation: String = "query", _ items: Int = 1000) -> PairedRow {
    PairedRow(
      scenario: "screen", operation: operation, items: items, strategies: ["a", "b"])
  }

  private func runner(_ budget: Duration, rounds: Int? = nil) -> PairedRunner {
    PairedRunner(
      options: PairedOptions(start: clock.wallNanoseconds(), budget: budget, rounds: rounds),
      clock: clock, probe: nil)
  }

  private func comparison(_ run: PairedRun) -> StrategyComparison {
    StrategyComparison(
      run, strategies: ["a", "b"], command: [], seed: 7, environment: .capture())
  }

  @Test func aPlantedSlowdownIsFoundWithItsSize() throws {
    let group = PairedGroup(rows: [row()]) {
      FakeStates(clock) { _, strategy in strategy == "a" ? 1000 : 1030 }
    }
    let result = comparison(try runner(.seconds(2)).run([group]))
    let verdict = try #require(result.rows.first?.verdicts.first)
    #expect(verdict.outcome == .first)
    #expect(abs(verdict.ratio - 1.03) < 1e-9)
    #expect(result.rows[0].rounds >= result.requiredRounds)
    #expect(result.rows[0].sides.map(\.median) == [1000, 1030])
    #expect(result.decidesAnything && result.leftOut.isEmpty)
  }

  @Test func equalStrategiesAreATie() throws {
    let group = PairedGroup(rows: [row()]) { FakeStates(clock) { _, _ in 1000 } }
    let result = comparison(try runner(.seconds(2)).run([group]))
    #expect(result.rows.first?.verdicts.first?.outcome == .tie)
  }

  @Test func tooFewRoundsAreUndecidedWhateverTheySay() throws {
    let group = PairedGroup(rows: [row()]) {
      FakeStates(clock) { _, strategy in strategy == "a" ? 1000 : 9000 }
    }
    let result = comparison(try runner(.seconds(2), rounds: 7).run([group]))
    #expect(result.rows.first?.rounds == 7)
    #expect(result.rows.first?.verdicts.first?.outcome == .undecided)
    #expect(result.requiredRounds == 8 && !result.decidesAnything)
    #expect(ComparisonTable(result).text().contains("TOO FEW ROUNDS in 1 of 1 rows"))
  }

  @Test func everyRoundSetsUpInTheOrderOfItsTurns() throws {
    var calls: [FakeStates.Call] = []
    let group = PairedGroup(rows: [row()]) {
      FakeStates(clock, note: { calls.append($0) }) { _, _ in 1000 }
    }
    _ = try runner(.seconds(2), rounds: 3).run([group])
    let look: [FakeStates.Call] = [.make("a"), .verify("a"), .make("b"), .verify("b")]
    let rounds: [FakeStates.Call] = ["a", "b", "b", "a", "a", "b"].map { .make($0) }
    #expect(calls == look + rounds)
  }

  @Test func aSlowMinuteDoesNotMakeAWinner() throws {
    // Each round is slower than the one before, for both alike.
    var rounds = 0
    let group = PairedGroup(rows: [row()]) {
      rounds += 1
      let cost = Int64(1000 + 100 * rounds)
      return FakeStates(clock) { _, _ in cost }
    }
    let result = comparison(try runner(.seconds(2), rounds: 12).run([group]))
    #expect(result.rows.first?.verdicts.first?.outcome == .tie)
  }

  @Test func aWrongAnswerEndsTheComparison() {
    let group = PairedGroup(rows: [row()]) {
      FakeStates(clock, verification: { if $0 == "b" { throw Wrong() } }) { _, _ in 1000 }
    }
    #expect(throws: Wrong.self) { try runner(.seconds(2)).run([group]) }
  }

  @Test func aRowThatCannotBeSetUpLeavesTheOthersAlone() throws {
    let group = PairedGroup(rows: [row("query"), row("resize")]) {
      FakeStates(clock) { row, _ in
        guard row.operation == "query" else { throw NoSuchThing() }
        return 1000
      }
    }
    let run = try runner(.seconds(2)).run([group])
    #expect(run.series.map(\.row.operation) == ["query"])
    #expect(run.leftOut.map { $0.rows.map(\.operation) } == [["resize"]])
    // What was asked for and not measured still counts among what could have gone wrong.
    #expect(run.comparisons == 2)
  }

  @Test func aRowThatIsTooSlowLeavesTheOthersAlone() throws {
    let group = PairedGroup(rows: [row("query"), row("resize")]) {
      FakeStates(clock) { row, strategy in
        row.operation == "resize" && strategy == "b" ? 300_000_000 : 1000
      }
    }
    let run = try runner(.seconds(2)).run([group])
    #expect(run.series.map(\.row.operation) == ["query"])
    #expect(run.leftOut.map { $0.rows.map(\.operation) } == [["resize"]])
  }

  @Test(arguments: [50, 500, 3000])
  func theBudgetIsNotOverrun(milliseconds: Int) throws {
    let start = clock.wallNanoseconds()
    let groups = [1000, 10_000, 100_000, 1_000_000].map { items in
      PairedGroup(rows: [row("query", items)]) {
        FakeStates(clock, setup: Int64(items)) { row, strategy in
          strategy == "a" ? 1000 : Int64(10 * row.items)
        }
      }
    }
    let run = try runner(.milliseconds(milliseconds)).run(groups)
    let spent = clock.wallNanoseconds() - start
    #expect(spent <= Int64(milliseconds) * 1_100_000, "\(spent)")
    // Each row was measured or told of, and never measured in vain.
    #expect(run.series.count + run.leftOut.flatMap(\.rows).count == 4)
    #expect(run.series.allSatisfy { $0.rounds >= 10 })
  }

  @Test func batchesAreEquallyLongForStrategiesThatAreAboutEquallyFast() {
    #expect(PairedTrial.iterations([512, 1024], limit: .max) == [1024, 1024])
    #expect(PairedTrial.iterations([512, 1024], limit: 600) == [600, 600])
    #expect(PairedTrial.iterations([1, 1024], limit: .max) == [1, 1024])
  }

  @Test func passesAreBalanced() {
    let options = PairedOptions(start: 0, budget: .seconds(1))
    let passes = (2...7).map {
      options.passes(of: TurnOrder(participants: $0), longestBatch: 0)
    }
    #expect(passes == [6, 6, 8, 10, 6, 14])
    #expect(options.passes(of: TurnOrder(participants: 2), longestBatch: 1_000_000_000) == 2)
  }
}
