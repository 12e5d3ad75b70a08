import Testing

@testable import BenchHarness

struct GroupedTests {
  @Test func keysKeepTheirOrder() {
    let words = ["beta", "alpha", "bravo", "atom", "cell"]
    let groups = words.grouped { $0.prefix(1) }
    #expect(groups.map(\.key) == ["b", "a", "c"])
    #expect(groups.map(\.elements) == [["beta", "bravo"], ["alpha", "atom"], ["cell"]])
    #expect(words.distinct { $0.prefix(1) } == groups.map(\.key))
    #expect([Int]().distinct { $0 }.isEmpty)
  }
}
