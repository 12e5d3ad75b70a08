import BenchHarness
import BenchReports
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// The shards of a suite are disjoint and together form the whole suite.
struct SuiteShardTests {
  /// The whole suite, and its default run.
  private static let selections = [
    SuiteSelection(
      items: [10, 20], strategies: Array(StrategyEntry.all.prefix(4)), includesOptIns: true),
    SuiteSelection(
      items: Set(Scenario.all.flatMap(\.defaultParts).flatMap(\.items)).sorted(),
      isDefaultRun: true, includesOptIns: true),
  ]

  private func keys(_ selection: SuiteSelection) throws -> [BenchmarkKey] {
    try selection.cases(for: selection.workloads()).map(\.key)
  }

  @Test(arguments: 1...7, selections.indices)
  func shardsKeepTheOrderOfTheWhole(count: Int, suite: Int) throws {
    let whole = Self.selections[suite]
    let expected = try keys(whole)
    var places: [Int] = []
    for number in 1...count {
      let shard = Shard(number: number, of: count)
      let (selection, record) = try whole.shard(shard)
      #expect(try keys(selection) == record.places.map { expected[$0] }, "\(shard)")
      #expect(!record.places.isEmpty && record.rows == expected.count)
      #expect(record.number == number && record.count == count)
      #expect(try whole.shard(shard).record == record)
      places += record.places
    }
    #expect(places.sorted() == Array(expected.indices))
  }

  @Test(arguments: 2...7) func sizesAndStrategiesStayTogether(count: Int) throws {
    for whole in Self.selections {
      var owners: [MatrixGroup.Row: Int] = [:]
      for number in 1...count {
        let shard = try whole.shard(Shard(number: number, of: count)).selection
        for part in Set(try keys(shard).map(MatrixGroup.Row.init(of:))) {
          #expect(owners.updateValue(number, forKey: part) == nil, "\(part)")
        }
      }
    }
  }

  @Test(arguments: 2...7) func shardsHaveAboutAsManyBenchmarks(count: Int) throws {
    for whole in Self.selections {
      let sizes = try (1...count).map {
        try whole.shard(Shard(number: $0, of: count)).record.places.count
      }
      let largest =
        Dictionary(grouping: try keys(whole), by: MatrixGroup.Row.init(of:)).values
        .map(\.count).max() ?? 0
      #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 2 * largest, "\(sizes)")
    }
  }

  @Test func aShardWithoutPartsHasNoBenchmarks() throws {
    let small = SuiteSelection(
      scenarios: [.listFixed], operations: [.query, .item], items: [10])
    let (selection, record) = try small.shard(Shard(number: 3, of: 3))
    #expect(try keys(selection).isEmpty)
    #expect(try selection.workloads().isEmpty)
    let rows = try keys(small).count
    #expect(record.places.isEmpty && record.rows == rows)
    #expect(selection.replayCount == 0)
    #expect(try selection.firstDifference(items: 10) == nil)
  }

  @Test func eachRowOfABaselineBelongsToOneShard() throws {
    let whole = SuiteSelection(scenarios: [.listFixed], items: [10])
    var rows: [BenchmarkKey: BaselineSection.Row] = [:]
    for key in try keys(whole) { rows[key] = ["visited": .number(1)] }
    let gone = BenchmarkKey(
      scenario: "gone", operation: "query", items: 10, strategy: "default")
    rows[gone] = ["visited": .number(1)]
    let baseline = Baseline(sections: [
      BaselineSection(kind: .work, conditions: .current(), scenarios: [:], rows: rows)
    ])
    var found: [BenchmarkKey] = []
    for number in 1...3 {
      let shard = Shard(number: number, of: 3)
      let own = try whole.shard(shard, of: baseline).sections[0].rows.keys
      #expect(own.contains(gone) == (number == 1))
      let selected = try keys(whole.shard(shard).selection)
      #expect(Set(own).subtracting([gone]) == Set(selected))
      found += own
    }
    #expect(found.sorted() == rows.keys.sorted())
  }
}
