import Testing

@testable import BenchHarness

/// What stands beside the times of a comparison, and how sure growth is.
struct ComparedFiguresTests {
  private let row = PairedRow(
    scenario: "screen", operation: "prepare", items: 1000, strategies: ["a", "b"])

  /// A row of two strategies that take equally long.
  private func series(_ change: (inout PairedSide) -> Void) -> PairedSeries {
    var sides = row.strategies.map { PairedSide(strategy: $0, iterations: 100) }
    for index in sides.indices { sides[index].medians = Array(repeating: 1000, count: 12) }
    change(&sides[1])
    return PairedSeries(row: row, sides: sides)
  }

  private func comparison(_ series: [PairedSeries]) -> StrategyComparison {
    StrategyComparison(
      PairedRun(series: series, leftOut: [], comparisons: series.count), strategies: ["a", "b"],
      command: [], seed: 7, environment: .capture())
  }

  @Test func memoryThatIsHeldIsShownByItem() {
    var one = series { $0.liveBytes = 8000 }
    one.sides[0].liveBytes = 2500
    let text = ComparisonTable(comparison([one])).text()
    #expect(text.contains("held B/item A  held B/item B"))
    #expect(text.contains("         2.50           8.00"))
  }

  @Test func moreInstructionsAreEnoughToBeDominated() {
    var one = series { $0.instructions = 1006 }
    one.sides[0].instructions = 1000
    #expect(comparison([one]).dominated.map(\.strategy) == ["b"])
    #expect(ComparisonTable(comparison([one])).text().contains("1.006"))
    one.sides[1].instructions = 1004
    #expect(comparison([one]).dominated.isEmpty)
  }

  @Test func instructionsAreCountedWhereTheRunIsShort() throws {
    var side = PairedSide(strategy: "b", iterations: 1000)
    side.medians = [1000]
    #expect(PairedInstructions().cell(of: side, in: row)?.iterations == 200)
    side.iterations = 30
    #expect(PairedInstructions().cell(of: side, in: row)?.iterations == 15)
    side.medians = [5_000_000]
    #expect(PairedInstructions().cell(of: side, in: row)?.iterations == 6)
    side.setupNanoseconds = 55_000_000
    #expect(PairedInstructions().cell(of: side, in: row) == nil)
  }

  @Test func whatCannotBeCountedIsTold() throws {
    struct NoSuchThing: Error {}
    var run = PairedRun(series: [series { $0.medians = [1e9] }], leftOut: [], comparisons: 1)
    let slow = PairedInstructions().count(&run) { _ in 42 }
    #expect(run.series[0].sides.map(\.instructions) == [42, nil])
    #expect(slow.map(\.reason) == ["no instructions of b, whose run would take minutes"])
    run.series[0].sides[1].medians = [10]
    let refused = PairedInstructions().count(&run) { cell in
      guard cell.key.strategy == "a" else { throw NoSuchThing() }
      return 7
    }
    #expect(run.series[0].sides.map(\.instructions) == [7, nil])
    #expect(refused.count == 1)
  }

  @Test func growthIsUnsureWhereRoundsDisagree() throws {
    let sizes = [1000, 1_000_000].map { items in
      var series = series { _ in }
      series.row.items = items
      // Half of the rounds say that it grows, half that it does not.
      series.sides[1].medians = (0..<12).map { $0 % 2 == 0 ? 1000 : Double(items) }
      return series
    }
    let exponents = try #require(ComparedGrowth.all(of: sizes).first).exponents
    #expect(exponents["a"]?.low == 0 && exponents["a"]?.high == 0)
    #expect(exponents["b"]?.low == 0)
    #expect(abs(try #require(exponents["b"]?.high) - 1) < 1e-9)
    // With one round there is an exponent and no interval.
    let one = sizes.map { series in
      var series = series
      for side in series.sides.indices { series.sides[side].medians = [1000] }
      return series
    }
    #expect(ComparedGrowth.all(of: one).first?.exponents["a"]?.text == "n^0.00")
  }

  @Test func aSlowedBenchmarkDoesTheShareTwice() {
    let fake = FakeBenchmark(FakeClock(), nanoseconds: 10)
    let slowed = SlowedBenchmark(fake, by: 0.05)
    slowed.prepareBatch(iterations: 200)
    _ = slowed.run(iterations: 200)
    #expect(fake.calls == [.prepare(210), .run(210)])
    #expect(slowed.preferredIterationLimit == .max)
    fake.preferredIterationLimit = 105
    #expect(slowed.preferredIterationLimit == 100)
  }

  @Test func theRoundsSoFarAreKnown() throws {
    let (clock, results) = (FakeClock(), LatestResults<PairedRun>())
    var seen: [Int] = []
    let group = PairedGroup(rows: [row]) {
      if let run = results.current { seen.append(run.series[0].rounds) }
      return FakeStates(clock) { _, _ in 1000 }
    }
    let options = PairedOptions(start: clock.wallNanoseconds(), budget: .seconds(2), rounds: 3)
    _ = try PairedRunner(options: options, clock: clock, probe: nil, results: results).run([group])
    #expect(seen == [1, 2])
    #expect(results.current?.series[0].rounds == 3)
  }
}
