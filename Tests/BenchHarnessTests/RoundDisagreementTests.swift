import Testing

@testable import BenchHarness

struct RoundDisagreementTests {
  private func round(_ median: Double, spread: Double) -> [Double] {
    (-6...6).map { median * (1 + spread * Double($0) / 6) }
  }

  @Test func overlappingRoundsAgree() {
    #expect(RoundDisagreement([round(100, spread: 0.2), round(108, spread: 0.2)]) == nil)
  }

  @Test func ignoresDifferencesBelowTheThreshold() {
    #expect(RoundDisagreement([round(100, spread: 0), round(104.9, spread: 0)]) == nil)
    #expect(RoundDisagreement([round(100, spread: 0), round(105.1, spread: 0)]) != nil)
  }

  @Test func mostDifferentPairDecides() throws {
    let found = try #require(
      RoundDisagreement([
        round(110, spread: 0.01), round(100, spread: 0.01), round(150, spread: 0.01),
      ]))
    #expect(abs(found.difference - 0.5) < 1e-9)
    #expect(found.medians == [110, 100, 150])
  }

  @Test func roundOfTwoSamplesDecidesNothing() {
    #expect(RoundDisagreement([round(100, spread: 0.01), [200, 200]]) == nil)
    #expect(RoundDisagreement([round(100, spread: 0.01)]) == nil)
    #expect(RoundDisagreement([]) == nil)
  }
}
