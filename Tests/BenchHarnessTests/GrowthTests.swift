import Testing

@testable import BenchHarness
@testable import BenchReports

struct GrowthTests {
  private let sizes = [1000, 10_000, 100_000, 1_000_000]

  private func exponent(_ value: (Double) -> Double) -> Double? {
    GrowthFit.exponent(of: sizes.map { ($0, value(Double($0))) })
  }

  @Test func powersAreFound() throws {
    for power in [0.5, 1, 2, 3] {
      let found = try #require(exponent { 7 * Power.raise($0, to: power) })
      #expect(abs(found - power) < 1e-9)
    }
  }

  @Test func nLogNLiesALittleAboveOne() throws {
    let found = try #require(exponent { $0 * Power.logarithm($0) })
    #expect(found > 1.05 && found < 1.15)
  }

  @Test func equalValuesDoNotGrow() {
    #expect(exponent { _ in 18 } == 0)
    #expect(exponent { _ in 0 } == 0)
  }

  @Test func shrinkingIsNegative() throws {
    #expect(abs(try #require(exponent { 1 / $0 }) + 1) < 1e-9)
  }

  @Test func oneSizeShowsNoGrowth() {
    #expect(GrowthFit.exponent(of: []) == nil)
    #expect(GrowthFit.exponent(of: [(10, 5)]) == nil)
    #expect(GrowthFit.exponent(of: [(10, 5), (10, 7)]) == nil)
  }

  @Test func ignoresZerosAmongOtherValues() throws {
    #expect(GrowthFit.exponent(of: [(10, 0), (100, 5)]) == nil)
    let found = try #require(GrowthFit.exponent(of: [(10, 0), (100, 5), (1000, 50)]))
    #expect(abs(found - 1) < 1e-9)
  }

  @Test func growthCoversTimeAndCounters() throws {
    let results = sizes.flatMap { items in
      [
        BenchmarkResult.sample(
          items: items, times: [Double(items)], counters: ["nodes": 18, "frames": items]),
        BenchmarkResult.sample(
          items: items, strategy: "naive", times: items > 10_000 ? nil : [Double(items * items)]),
      ]
    }
    let growths = results.grouped { $0.key.series }.map {
      SeriesGrowth(series: $0, results: $1)
    }
    #expect(growths.map(\.series.strategy) == ["default", "naive"])
    let fast = growths[0]
    #expect(abs(try #require(fast.time) - 1) < 1e-9)
    #expect(fast.counters["nodes"] == 0)
    #expect(abs(try #require(fast.counters["frames"]) - 1) < 1e-9)
    let naive = growths[1]
    #expect(abs(try #require(naive.time) - 2) < 1e-9, "sizes that were cut off do not count")
  }
}
