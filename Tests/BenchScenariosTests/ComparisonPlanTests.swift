import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// The extent of a comparison depends only on what is compared.
struct ComparisonPlanTests {
  private func plan(
    _ operation: TimedOperation, _ scenario: Scenario, items: Int, isLinear: Bool = false,
    limit: Int = 1000
  ) throws -> ComparisonPlan {
    ComparisonPlan(
      operation, isLinear: isLinear, on: try scenario.workload(items: items, seed: 7), limit: limit)
  }

  @Test func comparesMoreAnswersOfFastStrategies() throws {
    #expect(try plan(.query, .listFixed, items: 1000).answers == 1000)
    #expect(try plan(.query, .listFixed, items: 1000, isLinear: true).answers == 8)
    #expect(try plan(.query, .listFixed, items: 1000, limit: 3).answers == 3)
    #expect(try plan(.insert, .listFixed, items: 100_000).answers == 40)
    #expect(try plan(.repack, .listEstimated, items: 100_000).answers == 8)
    #expect(try plan(.query, .map, items: 1000).answers == 62)
  }

  @Test func comparesFewRowsInFull() {
    #expect(ComparisonPlan.limit(rows: 1) == 4096)
    #expect(ComparisonPlan.limit(rows: 300) == 400)
    #expect(ComparisonPlan.limit(rows: 100_000) == 64)
  }
}
