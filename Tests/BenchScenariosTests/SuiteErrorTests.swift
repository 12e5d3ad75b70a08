import BenchHarness
import CompositionalLayout
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Mistakes in scenarios and entries are rejected with a message before anything is measured.
struct SuiteErrorTests {
  private func list(
    content: ContentSizes? = nil, counts: @escaping @Sendable (Int, UInt64) -> [Int]
  ) -> Scenario {
    Scenario(
      name: "slips", summary: "", imitates: "",
      source: .description(Scenario.listFixed.makeDescription),
      counts: counts, content: content)
  }

  @Test(arguments: [[49], [100], [50, 1], [], [.max, .max]])
  func countsUnlikeTheItems(counts: [Int]) {
    let error = #expect(throws: SuiteError.self) {
      try list { _, _ in counts }.workload(items: 50, seed: 7)
    }
    #expect(
      error
        == .wrongTotal(scenario: "slips", items: 50, total: counts.reduce(0, &+)))
  }

  @Test func reportsWrongCountsInASentence() {
    let error = SuiteError.wrongTotal(scenario: "slips", items: 1000, total: 2000)
    #expect(
      error.description
        == "slips: the sections have 2,000 items instead of the requested 1,000")
  }

  @Test func countsIgnoringTheSeed() {
    final class Turns: Sendable {
      let taken = Locked(0)
    }
    let turns = Turns()
    let scenario = list { items, _ in
      let turn = turns.taken.withLock { taken in
        taken += 1
        return taken
      }
      return [items - turn, turn]
    }
    #expect(throws: SuiteError.unseededCounts(scenario: "slips", seed: 7)) {
      try scenario.workload(items: 50, seed: 7)
    }
    #expect(
      SuiteError.unseededCounts(scenario: "slips", seed: 7).description
        == "slips: the item counts differ between two calls with the seed 7; derive all "
        + "random numbers from the seed")
  }

  @Test func contentDecidingNothing() {
    #expect(throws: SuiteError.contentWithoutEstimates(scenario: "slips")) {
      try list(content: .text(characters: 1..<10)) { items, _ in [items] }
        .workload(items: 50, seed: 7)
    }
    #expect(
      SuiteError.contentWithoutEstimates(scenario: "slips").description
        == "slips sets content:, but its layout has no estimated size: estimate a size or remove "
        + "content:")
  }

  /// A banner of fixed size, followed by rows whose texts determine their heights.
  private static let bannerAndRows = Scenario(
    name: "store", summary: "", imitates: "",
    layout: { index, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: index == 0 ? .absolute(180) : .estimated(60))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    },
    counts: { items, _ in [min(20, items)] + (items > 20 ? [items - 20] : []) },
    content: .text(characters: 10..<200))

  /// The comparison of strategies has few items, all of them in the banner.
  @Test func screensStartingWithAFixedSection() throws {
    for items in [1, 20, 21] {
      let workload = try Self.bannerAndRows.workload(items: items, seed: 7)
      #expect(workload.upright.hasEstimates == (items > 20))
    }
    let selection = SuiteSelection(
      scenarios: [Self.bannerAndRows],
      operations: [.query, .scroll, .rotate, .scrollTo, .insert, .appScroll, .appDiff],
      items: [20], strategies: StrategyEntry.all.filter { $0.name == "default" })
    #expect(try selection.firstDifference(items: 20) == nil)
    let cases = try selection.cases(for: selection.workloads())
    let results = try SuiteRunner(options: .withoutClock, clock: StoppedClock()).run(cases)
    #expect(SuiteSelection.firstDifference(in: results) == nil)
    for result in results {
      #expect(result.state == .measured && result.faults.isEmpty, "\(result.key)")
    }
  }

  @Test(arguments: Scenario.screens, [1, 50])
  func theScenariosOfTheSuitePass(scenario: Scenario, items: Int) throws {
    let workload = try scenario.workload(items: items, seed: 7)
    #expect(workload.upright.hasEstimates == (scenario.content != nil))
  }

  @Test func duplicateScenarioNames() {
    let selection = SuiteSelection(
      scenarios: [.listFixed, .waterfall, .listFixed], operations: [.item], items: [50])
    let error = SuiteError.duplicateName(kind: "scenarios", name: "list-fixed")
    #expect(throws: error) { try selection.workloads() }
    #expect(throws: error) { try selection.firstDifference(items: 50) }
    #expect(
      error.description
        == "two scenarios are named \"list-fixed\": give each its own name")
  }

  @Test func duplicateStrategyNames() {
    let entry = StrategyEntry.all[1]
    let selection = SuiteSelection(
      scenarios: [.listFixed], items: [50], strategies: [StrategyEntry.all[0], entry, entry])
    #expect(throws: SuiteError.duplicateName(kind: "strategies", name: entry.name)) {
      try selection.workloads()
    }
  }

  @Test func duplicateOperationNames() {
    let selection = SuiteSelection(
      scenarios: [.listFixed], operations: [.query, .item, .query], items: [50])
    #expect(throws: SuiteError.duplicateName(kind: "operations", name: "query")) {
      try selection.workloads()
    }
  }
}
