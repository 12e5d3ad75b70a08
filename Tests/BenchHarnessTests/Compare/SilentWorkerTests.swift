import Testing

@testable import BenchHarness
@testable import BenchReports

/// A side that never replies uses at most the budget, and is named.
struct SilentWorkerTests {
  private let team = FakeWorker.Team()
  private let clock = FakeClock()

  private static let sizes = [1000, 10_000]

  private func choose(_ budget: Duration) throws -> (run: ComparisonRun, spent: Duration) {
    team.spend = { [clock] in clock.advance($0) }
    let start = clock.wallNanoseconds()
    var options = ComparisonOptions(choosing: .choice(looks: [16]), budget: budget)
    options.scheduleSeed = 1
    var runner = ComparisonRunner(
      options: options, cores: [0], results: LatestResults(), clock: clock, launch: team.start)
    let rows = Self.sizes.map { items in
      ComparedRow(
        key: BenchmarkKey(scenario: "s", operation: "query", items: items, strategy: "a"),
        sides: ["a", "b"].map { ComparedSide(name: $0, strategy: $0) })
    }
    let run = try runner.run(rows)
    return (run, .nanoseconds(clock.wallNanoseconds() - start))
  }

  private static func items(_ request: WorkerRequest) -> Int? {
    if case .make(_, let key, _, _) = request { key.items } else { nil }
  }

  @Test(arguments: [2, 10, 60]) func atAllSizes(seconds: Int) throws {
    team.isSilent = { side, request in side == "b" && Self.items(request) != nil }
    let (run, spent) = try choose(.seconds(seconds))
    #expect(spent <= .seconds(seconds))
    #expect(run.rows.isEmpty)
    let reason = try #require(run.noMeasurementsReason)
    #expect(reason.cause.contains("s query 1k a: b did not reply within "), "\(reason)")
  }

  @Test func atALargeSizeLeavesTimeForASmallOne() throws {
    team.isSilent = { side, request in side == "b" && Self.items(request) == 10_000 }
    let (run, spent) = try choose(.seconds(10))
    #expect(spent <= .seconds(10))
    #expect(run.rows.map(\.key.items) == [1000] && run.noMeasurementsReason == nil)
    let reasons = run.leftOut.filter { !$0.isForTime }.map(\.reason)
    #expect(reasons.count == 1 && reasons[0].hasPrefix("b did not reply within "), "\(reasons)")
  }

  @Test func inARoundEndsTheRounds() throws {
    team.isSilent = { [team] side, request in
      if case .sample = request { side == "b" && team.pair == 3 } else { false }
    }
    let (run, spent) = try choose(.seconds(10))
    #expect(spent <= .seconds(10.5))
    #expect(run.rows.isEmpty && run.rounds == 3)
    #expect(run.leftOut.map(\.reason) == ["the budget ran out while b was being measured"])
    #expect(try #require(run.neededNanoseconds) > 10e9)
  }

  @Test func withoutABudgetIsAnError() {
    team.isSilent = { side, request in
      if case .sample = request { side == "b" } else { false }
    }
    var runner = ComparisonRunner(
      options: ComparisonOptions(), cores: [0], results: LatestResults(), clock: clock,
      launch: team.start)
    let key = BenchmarkKey(scenario: "s", operation: "query", items: 10, strategy: "a")
    let rows = [
      ComparedRow(key: key, sides: ["a", "b"].map { ComparedSide(name: $0, strategy: $0) })
    ]
    #expect(throws: WorkerError.self) { try runner.run(rows) }
    #expect(team.running == 0)
  }
}
