import Testing

@testable import BenchHarness
@testable import BenchReports

struct SignTestTests {
  @Test(arguments: [
    (heads: -1, throws: 4, ways: 0.0), (0, 1, 1), (0, 4, 1), (1, 4, 5), (2, 4, 11), (4, 4, 16),
    (1, 10, 11), (2, 10, 56), (5, 20, 21_700), (0, 12, 1),
  ])
  func tailsEqualHandCounts(heads: Int, throws count: Int, ways: Double) {
    let all = Power.raise(2, to: Double(count))
    #expect(abs(SignTest.tail(heads: heads, throws: count) - ways / all) < 1e-15)
  }

  @Test func ranksOfTables() {
    // 2 · 1/128 > 1 %, 2 · 1/256 < 1 %.
    #expect(SignTest.rank(of: 7, alpha: 0.01) == nil)
    #expect(SignTest.rank(of: 8, alpha: 0.01) == 1)
    // 2 · 11/1024 < 5 % < 2 · 56/1024.
    #expect(SignTest.rank(of: 10, alpha: 0.05) == 2)
    // 2 · 21,700/2²⁰ = 4.1 % < 5 % < 2 · 60,460/2²⁰.
    #expect(SignTest.rank(of: 20, alpha: 0.05) == 6)
    #expect(SignTest.rank(of: 0, alpha: 0.01) == nil)
    // However large α is, the ends are never swapped.
    #expect(SignTest.rank(of: 5, alpha: 1) == 3)
  }

  @Test func theIntervalIsMadeOfTwoOfTheValues() {
    let values = [9, 1, 8, 2, 7, 3, 6, 4, 5, 10].map(Double.init)
    #expect(SignTest.interval(of: values, alpha: 0.05) == 2...9)
    #expect(SignTest.interval(of: values, alpha: 0.01) == 1...10)
    #expect(SignTest.interval(of: values, alpha: 0.001) == nil)
  }

  @Test(arguments: [(1, 8), (2, 9), (20, 12), (32, 13), (64, 14), (100, 15), (640, 17)])
  func fewestValuesAreTheLogarithm(rows: Int, fewest: Int) {
    #expect(SignTest.minValues(alpha: 0.01 / Double(rows)) == fewest)
  }

  @Test func coverageIsAsPromised() {
    var random = SeededRandom(seed: 11)
    var misses = 0
    let families = 4000
    for _ in 0..<families {
      // A skewed distribution with a median of 1/4.
      let values = (0..<15).map { _ in
        let value = random.next(in: 0.0..<1.0)
        return value * value
      }
      if let interval = SignTest.interval(of: values, alpha: 0.05), !interval.contains(0.25) {
        misses += 1
      }
    }
    // Rank 4 of 15 values: 2 · 576 / 2¹⁵ = 3.5 %; six standard deviations in each direction.
    let expected = 2 * 576.0 / 32_768 * Double(families)
    #expect(abs(Double(misses) - expected) < 6 * expected.squareRoot(), "\(misses)")
  }
}
