import Testing

@testable import BenchHarness

/// Tests the format of ratios in tables.
struct HumanRatioTests {
  @Test(arguments: [
    (0.5, "0.50×"), (1.0, "1.00×"), (1.376, "1.38×"), (9.996, "10.0×"), (34.52, "34.5×"),
    (99.96, "100×"), (372.4, "372×"), (999.6, "1,000×"), (56_446, "56,400×"),
    (159_876, "160,000×"), (2.5e9, "2.5bn×"),
  ])
  func preciseRatiosHaveThreeDigits(ratio: Double, text: String) {
    #expect(HumanRatio.precise(ratio) == text)
  }

  @Test func differencesHaveADirection() {
    #expect(HumanRatio.difference(Power.logarithm(1 / 160_000.0)) == "160,000× faster")
    #expect(HumanRatio.difference(Power.logarithm(1.07)) == "1.07× slower")
  }

  @Test func intervalsAreInTheDirectionOfTheDifference() {
    func interval(_ low: Double, _ high: Double, _ middle: Double) -> String {
      HumanRatio.interval(
        Power.logarithm(low), Power.logarithm(high), around: Power.logarithm(middle))
    }
    #expect(interval(1.27, 1.42, 1.38) == "1.27-1.42×")
    #expect(interval(0.25, 0.5, 0.4) == "2.00-4.00×")
    #expect(interval(0.8, 1.25, 0.99) == "0.80-1.25×")
  }
}
