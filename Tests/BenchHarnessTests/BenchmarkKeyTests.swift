import BenchHarness
import Testing

struct BenchmarkKeyTests {
  private func key(_ scenario: String, _ operation: String, _ items: Int, _ strategy: String)
    -> BenchmarkKey
  {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }

  @Test func sortsSizesOfASeriesTogether() {
    let keys = [
      key("a", "q", 10, "x"), key("a", "q", 9, "y"), key("b", "q", 1, "x"), key("a", "r", 1, "x"),
      key("a", "q", 9, "x"),
    ]
    #expect(
      keys.sorted().map(\.description) == [
        "a q 9 x", "a q 10 x", "a q 9 y", "a r 1 x", "b q 1 x",
      ])
  }
}
