import BenchHarness
import BenchReports
import Testing

@testable import BenchCommand

/// The benchmarks whose instructions are counted without a list.
struct CellChoiceTests {
  private static func key(
    _ scenario: String, _ operation: String, _ items: Int, _ strategy: String = "default"
  ) -> BenchmarkKey {
    BenchmarkKey(scenario: scenario, operation: operation, items: items, strategy: strategy)
  }

  private static func names(_ keys: [BenchmarkKey]) -> [String] { keys.map { "\($0)" } }

  @Test func oneSizePerOperation() {
    let keys = [1000, 10_000, 100_000].map { Self.key("feed", "query", $0) }
    #expect(Self.names(CellChoice.candidates(among: Set(keys))) == ["feed query 10k default"])
    #expect(CellChoice.candidates(among: Set(keys.dropLast(2))) == [keys[0]])
    let large = [1_000_000, 100_000].map { Self.key("feed", "query", $0) }
    #expect(CellChoice.candidates(among: Set(large)) == [large[1]])
  }

  @Test func firstStrategyOnly() {
    let keys = ["naive", "default", "dictionary"].map { Self.key("feed", "query", 1000, $0) }
    #expect(CellChoice.candidates(among: Set(keys)) == [keys[1]])
    #expect(CellChoice.candidates(among: Set([keys[2]])) == [keys[2]])
  }

  @Test func operationsOfTheAppComeFirst() {
    let operations = ["query", "app-scroll", "item", "prepare", "app-first-screen"]
    let keys = operations.flatMap { [Self.key("b", $0, 1000), Self.key("a", $0, 1000)] }
    let candidates = CellChoice.candidates(among: Set(keys))
    #expect(
      candidates.map { "\($0.scenario) \($0.operation)" } == [
        "a app-first-screen", "b app-first-screen", "a prepare", "b prepare", "a app-scroll",
        "b app-scroll", "a query", "b query", "a item", "b item",
      ])
  }

  @Test func aListIsNotAChoice() {
    let keys: Set = [Self.key("feed", "query", 1000), Self.key("feed", "query", 10_000)]
    func isChoice(_ items: Int...) -> Bool {
      CellChoice.isChoice(
        items.map { InstructionCell(key: Self.key("feed", "query", $0), iterations: 1) },
        among: keys)
    }
    #expect(isChoice() && isChoice(10_000))
    #expect(!isChoice(1000) && !isChoice(10_000, 100_000))
  }
}
