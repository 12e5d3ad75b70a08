import BenchHarness
import BenchReports
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// The work of a screen does not depend on the total number of items.
///
/// Uses small sizes of a few scenarios, because debug builds are slow; `bench check --growth` runs
/// all scenarios up to a million items. From 1k to 16k items, trees grow by one level: an exponent
/// of up to 0.2.
struct GrowthSuiteTests {
  @Test(arguments: [Scenario.listEstimated, .nestedGroups, .orthogonalRows])
  func countersDoNotGrow(scenario: Scenario) throws {
    let check = try GrowthSuite.check(
      [scenario], items: [1000, 4000, 16_000], seeds: [1, 2], limit: 0.2)
    #expect(check.violations.map(\.sentence) == [])
    #expect(check.checkedFigures > (scenario.isScreen ? 10 : 1))
  }

  @Test func aScanIsAViolation() throws {
    let check = try GrowthSuite.check(
      [.listFixed], items: [1000, 4000], strategy: FaultyLayout<CostFaults.Scan>.entry)
    let queries = check.violations.filter { $0.series.operation == "query" }
    #expect(queries.map(\.name) == ["elementsTested"])
    #expect(queries.allSatisfy { $0.exponent > 0.95 })
  }

  @Test func figuresOfAGateAreChecked() {
    let rows = [1000, 100_000].map { items in
      (
        BenchmarkKey(scenario: "map", operation: "insert", items: items, strategy: "default"),
        ["rounds": FigureValue.number(Double(items))]
      )
    }
    let section = BaselineSection(
      kind: .work, conditions: .current(valgrind: nil), scenarios: [:],
      rows: Dictionary(uniqueKeysWithValues: rows))
    let check = GrowthSuite.check([section])
    #expect(check.violations.map(\.name) == ["rounds"])
    let gate = GateComparison(
      of: [section], with: Baseline(sections: [section]), growing: check.violations)
    #expect(gate.failures.map(\.kind) == [.growth])
  }

  @Test func exceptionsNameExistingScenariosAndOperations() {
    for exception in GrowthSuite.exceptions {
      for name in exception.scenarios.description.split(separator: ",") {
        #expect(Scenario.all.contains { $0.name == name }, "\(name)")
      }
      for name in exception.operations.description.split(separator: ",") where name != "*" {
        #expect(GrowthSuite.operations.contains { $0.name == name }, "\(name)")
      }
      #expect(exception.limit > GrowthCheck.limit && !exception.reason.isEmpty)
    }
  }
}
