import Testing

@testable import BenchHarness
@testable import BenchReports

/// A step is bad if its instructions exceed the tolerance.
struct StepInstructionTests {
  private static let key = BenchmarkKey(
    scenario: "screen", operation: "query", items: 1000, strategy: "default")

  private func verdict(_ good: Double, _ step: Double, tolerance: Double) throws -> StepVerdict {
    try StepInstructionCounts.verdict(
      [InstructionCell(key: Self.key, iterations: 16)], good: [Self.key: good],
      step: [Self.key: step], "v1", tolerance)
  }

  @Test func aRiseWithinTheToleranceIsGood() throws {
    #expect(
      try verdict(1000, 1010, tolerance: 0.01)
        == .good("instructions for 1 benchmark rose by at most 1.0 % compared with v1"))
    #expect(try verdict(1000, 500, tolerance: 0.01).outcome == .good, "fewer instructions are good")
  }

  @Test func aRiseAboveTheToleranceIsBad() throws {
    let judged = try verdict(1000, 1011, tolerance: 0.01)
    #expect(judged.outcome == .bad, "1.1 % are more than 1 %")
    let sentence = judged.reason
    #expect(
      sentence
        == "screen query default: instructions rises: 1,000 → 1,011 (+1.10 %) at 1k")
    #expect(
      try verdict(1000, 1000.2, tolerance: 0.0001).outcome == .bad, "a tolerance may be small")
  }
}
