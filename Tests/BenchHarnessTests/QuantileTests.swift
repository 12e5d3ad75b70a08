import BenchHarness
import Testing

struct QuantileTests {
  private let tenths = (0...10).map(Double.init)

  @Test(arguments: [(0.0, 0.0), (0.1, 1), (0.5, 5), (0.9, 9), (0.99, 9.9), (1, 10)])
  func elevenSamples(fraction: Double, expected: Double) {
    #expect(abs(Quantile.value(fraction, of: tenths.reversed()) - expected) < 1e-12)
  }

  @Test func interpolatesBetweenSamples() {
    #expect(Quantile.value(0.5, of: [3, 1]) == 2)
    #expect(Quantile.value(0.25, of: [10, 20]) == 12.5)
    // In R: quantile(c(1, 2, 4, 8), 0.9) is 6.8.
    #expect(abs(Quantile.value(0.9, of: [8, 1, 4, 2]) - 6.8) < 1e-12)
  }

  @Test func oneSampleGivesEqualQuantiles() {
    for fraction in [0, 0.3, 1] { #expect(Quantile.value(fraction, of: [42]) == 42) }
  }

  @Test func noSamplesGiveNoQuantile() async {
    await #expect(processExitsWith: .failure) { _ = Quantile.value(0.5, of: []) }
  }

  @Test func summaryHoldsAllQuantiles() {
    let summary = TimeSummary(samples: tenths.reversed(), iterationsPerSample: 8)
    #expect(summary.unit == "ns")
    #expect(summary.samples == tenths.reversed(), "the order taken is kept")
    #expect(summary.iterationsPerSample == 8)
    #expect(
      [summary.min, summary.p10, summary.median, summary.p90, summary.p99, summary.max]
        == [0, 1, 5, 9, 9.9, 10])
  }

  @Test func roundsSummariesToPicoseconds() {
    let summary = TimeSummary(samples: [1.0 / 3, 2.0 / 3], iterationsPerSample: 1)
    #expect(summary.samples == [0.333, 0.667])
    #expect(summary.median == 0.5)
  }
}
