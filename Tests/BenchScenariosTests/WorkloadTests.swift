import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// A scenario has the requested number of items, and only the seed determines what is random.
struct WorkloadTests {
  @Test(arguments: Scenario.screens, [1, 50, 137, 1000])
  func countsAddUp(scenario: Scenario, items: Int) throws {
    let workload = try scenario.workload(items: items, seed: 7)
    #expect(workload.items == items)
    #expect(total(of: workload.upright) == items)
    #expect(total(of: workload.turned) == items)
    #expect(try DefaultLayoutEngine(workload.upright).shownItemCount == items)
  }

  @Test(arguments: Scenario.screens, [50, 1000])
  func equalSeedsGiveEqualWorkloads(scenario: Scenario, items: Int) throws {
    let first = try scenario.workload(items: items, seed: 11)
    let second = try scenario.workload(items: items, seed: 11)
    #expect(first.upright == second.upright)
    #expect(first.turned == second.turned)
    #expect(first.contentSize == second.contentSize)
    #expect(first.rows == second.rows)
  }

  @Test(arguments: [50, 1000])
  func seedDecidesOnlyRandomParts(items: Int) throws {
    let changed = try Scenario.screens.filter { scenario in
      let first = try scenario.workload(items: items, seed: 1)
      let second = try scenario.workload(items: items, seed: 2)
      return first.upright != second.upright
    }
    // A screen of one or two sections may have the same kinds for two seeds.
    let drawn = Set(items > 50 ? ["orthogonal-rows", "mixed-screen"] : [])
    let random = ["many-sections", "pinned-headers", "pinboard", "map", "layers", "news-feed"]
    #expect(Set(changed.map(\.name)).isSuperset(of: drawn.union(random)))
    #expect(
      Set(changed.map(\.name)).isSubset(of: random + ["orthogonal-rows", "mixed-screen"]))
  }

  @Test func kindsOfSectionsAreEquallyLikelyAfterEachOther() {
    let kinds = SectionKinds(count: 5)
    for seed in UInt64(0)..<4 {
      let drawn = (0..<10_001).map { kinds[$0, seed: seed] }
      let pairs = Dictionary(grouping: zip(drawn, drawn.dropFirst())) { 5 * $0 + $1 }
      #expect(pairs.count == 25)
      // 400 occurrences of each pair are expected, plus or minus four standard deviations.
      #expect(pairs.values.allSatisfy { (320...480).contains($0.count) })
    }
    #expect((0..<50).map { kinds[$0, seed: 1] } != (0..<50).map { kinds[$0, seed: 2] })
  }

  @Test func eachSectionOfAMixedScreenHasTheItemsOfItsKind() throws {
    let input = try Scenario.mixedScreen.workload(items: 5000, seed: 3).upright
    let counts = Dictionary(grouping: input.sections.dropLast(), by: \.plan)
      .mapValues { Set($0.map(\.itemCount)) }
    #expect(counts.values.allSatisfy { $0.count == 1 })
    #expect(counts.values.compactMap(\.first).sorted() == [5, 8, 9, 12, 14, 24, 30, 40])
  }

  @Test(arguments: Scenario.screens)
  func theSameViewIsTurned(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 50, seed: 7)
    let upright = workload.upright.container.size
    let turned = workload.turned.container.size
    #expect(upright.horizontal < upright.vertical)
    #expect((turned.horizontal, turned.vertical) == (upright.vertical, upright.horizontal))
    #expect(workload.contentSize == (try DefaultLayoutEngine(workload.upright).contentSize))
  }

  @Test(arguments: Scenario.screens)
  func rowsAreOrthogonalSections(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    let input = workload.upright
    let across = input.sections.indices.filter {
      input.plans[input.sections[$0].plan].section.orthogonalScrolling != .none
    }
    #expect(workload.rows == across)
    #expect(across.isEmpty == !scenario.hasOrthogonalSections)
  }

  @Test(arguments: Scenario.screens)
  func viewsStayInTheContent(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    #expect(workload.viewport(at: 0).y == 0)
    let end = max(workload.contentSize.vertical, workload.viewport.vertical)
    #expect(workload.viewport(at: 1).maxY <= end && workload.viewport(at: 1).maxY > end - 1)
    #expect(workload.viewport(at: 0.5).height == workload.viewport.vertical)
  }

  @Test func aViewTallerThanTheContentStaysAtTheTop() throws {
    let workload = try Scenario.listFixed.workload(items: 3, seed: 7)
    #expect(workload.viewport(at: 1).y == 0)
  }

  @Test func findsRowsOfAView() throws {
    let workload = try Scenario.orthogonalRows.workload(items: 1000, seed: 7)
    let top = workload.rows(in: workload.viewport(at: 0))
    let end = workload.rows(in: workload.viewport(at: 1))
    #expect(top.first == 0 && !top.contains(19))
    #expect(end.last == 19 && !end.contains(0))
    let list = try Scenario.listFixed.workload(items: 1000, seed: 7)
    #expect(list.rows(in: list.viewport(at: 0)).isEmpty)
  }

  @Test func namesAreUnique() {
    #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
    #expect(Set(StrategyEntry.all.map(\.name)).count == StrategyEntry.all.count)
  }

  /// Returns the number of items in all sections, none of them negative.
  private func total(of input: LayoutInput) -> Int {
    #expect(input.sections.allSatisfy { $0.itemCount >= 0 })
    return input.sections.reduce(0) { $0 + $1.itemCount }
  }
}
