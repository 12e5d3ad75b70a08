import BenchHarness
import Testing

@testable import BenchReports

/// Rises of instructions: the greatest one first, with the function responsible for it.
struct InstructionRiseTests {
  private static let keys = ["app-batch", "app-first-screen"].map {
    BenchmarkKey(scenario: "feed", operation: $0, items: 10_000, strategy: "default")
  }

  private static func section(_ totals: [Double]) -> BaselineSection {
    .instructions(
      cells: keys.map { InstructionCell(key: $0, iterations: 8) },
      totals: Dictionary(uniqueKeysWithValues: zip(keys, totals)))
  }

  private static func sentences(_ functions: [String: Double]) -> [String] {
    let baseline = Baseline(sections: [section([1000, 1000])])
    let now = section([1100, 1500])
    var comparison = GateComparison(of: [now], with: baseline)
    comparison.explainFailures(
      of: now, with: baseline, tolerances: GateTolerances(),
      counts: [keys[1]: InstructionCounter.Count(total: 1500, functions: functions)]
    ) { _ in ["cause"] }
    #expect(comparison.failures.allSatisfy { $0.causes == ["cause"] })
    return comparison.failures.map(\.sentence)
  }

  @Test func theGreatestRiseIsFirstAndNamesItsFunction() {
    #expect(
      Self.sentences(["provider": 450, "release": 100]) == [
        "feed app-first-screen default: instructions rises: 1,000 → 1,500 (+50 %) at 10k; "
          + "30 % in provider",
        "feed app-batch default: instructions rises: 1,000 → 1,100 (+10 %) at 10k",
      ])
  }

  @Test func aFunctionWithLessThanHalfOfTheRiseIsNotNamed() {
    let sentence = Self.sentences(["provider": 240, "release": 200])[0]
    #expect(sentence.hasSuffix(" at 10k"), "\(sentence)")
    #expect(Self.sentences([:])[0] == sentence)
  }
}
