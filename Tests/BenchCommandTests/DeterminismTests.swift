import BenchHarness
import Testing

/// Everything except times is the same in every run with the same seed.
struct DeterminismTests {
  /// The parts of a result required to be equal.
  private struct Exact: Hashable {
    var key: BenchmarkKey
    var counters: [String: Int]
    var visibleItems: Int?
    var frameDigest: String?
  }

  private func measure(seed: Int) throws -> [Exact] {
    let run = try CommandRun.bench([
      "run", "--quick", "--scenario", "many-sections", "--items", "100", "--strategy", "default",
      "--operation", "first-screen,query,scroll,item,rotate", "--budget", "20s", "--seed",
      "\(seed)", "--json", "-",
    ])
    return try RunReport.decode(run.output, source: "standard output").results.map {
      Exact(
        key: $0.key, counters: $0.counters, visibleItems: $0.visibleItems,
        frameDigest: $0.frameDigest)
    }
  }

  @Test func equalSeedsGiveEqualCountersAndFrames() throws {
    let first = try measure(seed: 5)
    // The floor of the query is listed with the strategy.
    #expect(first.count == 6)
    #expect(first.allSatisfy { ($0.frameDigest == nil) == ($0.key.strategy == "floor") })
    #expect(try measure(seed: 5) == first)
  }

  @Test func otherSeedGivesOtherCountersAndFrames() throws {
    let digests = try [5, 6].map { try measure(seed: $0).map(\.frameDigest) }
    #expect(digests[0] != digests[1])
  }
}
