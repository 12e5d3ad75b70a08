import Testing

@testable import BenchHarness

/// Instructions of a step are bad above the tolerance.
struct StepInstructionTests {
  private static let key = BenchmarkKey(
    scenario: "screen", operation: "query", items: 1000, strategy: "default")

  private func verdict(_ good: Double, _ step: Double, tolerance: Double) throws -> StepVerdict {
    try StepInstructions.verdict(
      [InstructionCell(key: Self.key, iterations: 16)], good: [Self.key: good],
      step: [Self.key: step], "v1", tolerance)
  }

  @Test func aRiseWithinTheToleranceIsGood() throws {
    #expect(
      try verdict(1000, 1010, tolerance: 0.01)
        == .good("instructions of 1 row, none more than 1.0 % higher than in v1"))
    guard case .good = try verdict(1000, 500, tolerance: 0.01) else {
      Issue.record("fewer instructions are good")
      return
    }
  }

  @Test func aRiseAboveTheToleranceIsBad() throws {
    guard case .bad(let sentence) = try verdict(1000, 1011, tolerance: 0.01) else {
      Issue.record("1.1 % are more than 1 %")
      return
    }
    #expect(
      sentence
        == "screen query default: instructions rises: 1,000 → 1,011 (+1.10 %) at 1k")
    guard case .bad = try verdict(1000, 1000.2, tolerance: 0.0001) else {
      Issue.record("a tolerance may be small")
      return
    }
  }
}
