import Testing

@testable import BenchHarness

struct AllocationPassTests {
  @Test func equalCountsAreExact() {
    let summary = AllocationSummary(count: 3, bytes: 48)
    let (combined, warnings) = AllocationPass.combine(summary, summary)
    #expect(combined == summary)
    #expect(warnings.isEmpty)
  }

  @Test func reportsDifferentCounts() {
    let (combined, warnings) = AllocationPass.combine(
      AllocationSummary(count: 13, bytes: 64), AllocationSummary(count: 12, bytes: 80))
    #expect(combined == AllocationSummary(count: 12, bytes: 64))
    #expect(
      warnings.map(\.description) == [
        "allocation count is not exact: 13, 12", "allocated bytes is not exact: 64, 80",
      ])
  }
}
