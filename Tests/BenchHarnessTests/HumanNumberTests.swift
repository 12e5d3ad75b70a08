import Testing

@testable import BenchHarness

struct HumanNumberTests {
  @Test(arguments: [
    (0, "0 ns"), (0.5, "0.50 ns"), (1.234, "1.23 ns"), (12.34, "12.3 ns"), (123.4, "123 ns"),
    (9.996, "10.0 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"), (1000, "1.00 µs"),
    (1_234_567, "1.23 ms"), (999_600, "1.00 ms"), (1.9e9, "1.90 s"), (123e9, "123 s"),
    (12_345e9, "12345 s"),
  ])
  func times(nanoseconds: Double, expected: String) {
    #expect(HumanTime.format(nanoseconds) == expected)
  }

  @Test func durations() {
    #expect(HumanTime.format(.seconds(60)) == "60 s")
    #expect(HumanTime.format(.milliseconds(1500)) == "1.5 s")
    #expect(HumanTime.format(.milliseconds(500)) == "500 ms")
  }

  @Test(arguments: [
    (0, "0"), (9999, "9999"), (12_345, "12.3k"), (99_960, "100k"), (999_960, "1.00M"),
    (-20_000, "-20.0k"), (2_000_000_000, "2.00G"),
  ])
  func counts(count: Int, expected: String) {
    #expect(HumanCount.format(count) == expected)
  }

  @Test func exponents() {
    #expect(HumanCount.growth(0.004) == "n^0.00")
    #expect(HumanCount.growth(-0.004) == "n^0.00")
    #expect(HumanCount.growth(-1) == "n^-1.00")
    #expect(HumanCount.growth(nil) == "-")
  }
}
