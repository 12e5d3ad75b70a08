import Foundation
import Testing

@testable import BenchHarness

struct ComparisonTableTests {
  /// A comparison in which `b` is slower at few items and faster at many.
  private static func comparison(allocations: Bool = true) -> StrategyComparison {
    let series = [(100, 2.0), (10_000, 0.5)].map { items, ratio in
      let row = PairedRow(
        scenario: "screen", operation: "materialise-cold", items: items, strategies: ["a", "b"])
      var sides = row.strategies.map { PairedSide(strategy: $0, iterations: 1) }
      for round in 0..<12 {
        sides[0].medians.append(1000 + Double(round))
        sides[1].medians.append((1000 + Double(round)) * ratio)
      }
      if allocations {
        sides[0].allocations = AllocationSummary(count: 1, bytes: 64)
        sides[1].allocations = AllocationSummary(count: items, bytes: 64 * items)
      }
      return PairedSeries(row: row, sides: sides)
    }
    let left = PairedRow(
      scenario: "screen", operation: "query", items: 1_000_000, strategies: ["a", "b"])
    return StrategyComparison(
      PairedRun(
        series: series, leftOut: [PairedLeftOut(rows: [left], reason: "it was late")],
        comparisons: 3),
      strategies: ["a", "b"], command: ["compare"], seed: 7, environment: .capture())
  }

  @Test func linesFitIntoEightyColumns() {
    let lines = ComparisonTable(Self.comparison()).text().split(separator: "\n")
    for line in lines { #expect(line.count <= 80, "\(line)") }
    #expect(lines.contains { $0.hasPrefix("materialise-cold    100") && $0.hasSuffix("  a") })
    #expect(lines.contains { $0.hasPrefix("materialise-cold    10k") && $0.hasSuffix("  b") })
    #expect(lines.contains("- screen 1m, query: it was late"))
  }

  @Test func placesChangeBetweenTheSizes() throws {
    let comparison = Self.comparison()
    #expect(
      comparison.crossovers == [
        Crossover(
          scenario: "screen", operation: "materialise-cold", below: "a", above: "b", items: 1000)
      ])
    let growth = try #require(comparison.growth.first)
    #expect(growth.exponents["a"]?.exponent == 0)
    // From 2 to ½ while items go from 10² to 10⁴.
    let falling = try #require(growth.exponents["b"])
    #expect(abs(falling.exponent + 0.30103) < 1e-4)
    #expect(try #require(falling.low) <= falling.exponent)
    #expect(falling.text == "n^-0.30 (-0.30 to -0.30)")
    // Faster somewhere, so not dominated, in spite of its allocations.
    #expect(comparison.dominated.isEmpty)
  }

  @Test func allocationsThatWereNotMeasuredAreNotNought() {
    let text = ComparisonTable(Self.comparison(allocations: false)).text()
    #expect(text.contains("Allocations and bytes: NOT MEASURED."))
    #expect(!text.contains("allocs"))
  }

  @Test func markdownHasTheSameRows() {
    let text = ComparisonTable(Self.comparison()).markdown()
    #expect(text.contains("## screen: a (A) against b (B)"))
    #expect(text.contains("| materialise-cold | 10k |"))
  }

  @Test func everyRoundIsKeptInTheJSON() throws {
    let comparison = Self.comparison()
    let json = try comparison.json()
    let read = try JSONDecoder().decode(StrategyComparison.self, from: Data(json.utf8))
    #expect(read == comparison)
    #expect(read.rows[0].sides[1].medians.count == 12)
    #expect(read.rows[0].verdicts[0].logRatios.count == 12)
  }

  @Test func ratiosShowWhatTwoPercentAre() {
    #expect(ComparisonTable.ratio(1.0199) == "1.020")
    #expect(ComparisonTable.ratio(56.78) == "56.8")
    #expect(ComparisonTable.ratio(12_345.6) == "12,346")
  }
}
