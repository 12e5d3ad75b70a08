import BenchHarness
import CompositionalLayout
import LayoutCore
import Testing

@testable import BenchScenarios

/// Tests snapshots applied to a collection view: the right cells, and work only for visible items.
@MainActor
struct AppDiffTests {
  private func driver(
    items: Int = 4000, configure: @escaping (UICollectionViewCompositionalLayout) -> Void = { _ in }
  ) throws -> AppDriver {
    let workload = try Scenario.movies.workload(items: items, seed: 7)
    let driver = AppDriver(workload, .diff, configure: configure)
    driver.prepare()
    return driver
  }

  @Test func statesDifferByAThousandChanges() throws {
    let states = AppDiffStates(itemCounts: [3000, 2000], random: SeededRandom(seed: 1))
    let difference = states.second.difference(from: states.first)
    #expect(difference.deletedItems.count == 400 && difference.insertedItems.count == 400)
    #expect((190...200).contains(difference.movedItems.count))
    #expect(difference.deletedSections.isEmpty && difference.movedSections.isEmpty)
    let few = AppDiffStates(itemCounts: [3, 0, 4], random: SeededRandom(seed: 1))
    #expect(few.second.difference(from: few.first).deletedItems.count == 3)
  }

  @Test func cellsKeepTheirItemsAndPlaces() throws {
    let (metrics, warnings) = try driver().measureMetrics(6)
    #expect(metrics["anchorDrift"] == 0 && warnings.isEmpty)
  }

  @Test func reportsMovedItems() throws {
    let (metrics, warnings) = try driver(items: 40_000) { $0.contentAnchor = .none }
      .measureMetrics(1)
    #expect(try #require(metrics["anchorDrift"] ?? nil) > 10)
    #expect(warnings.map(\.code) == [.wrongPlaces])
  }

  @Test func reportsCellOfAnotherItem() throws {
    let driver = try driver()
    let path = try #require(driver.screen.view.indexPathsForVisibleItems.first)
    let cell = try #require(driver.screen.view.cellForItem(at: path) as? AppCell)
    #expect(driver.measureMetrics(0).warnings.isEmpty)
    cell.content.identifier = -1
    // After the last change, the cell stays.
    #expect(driver.fault?.code == .wrongPlaces)
  }

  /// The layout is informed of a thousand changes, but looks only at the items on one screen.
  @Test func layoutWorkDoesNotGrowWithTheContent() throws {
    let counts = try [4000, 40_000].map { try driver(items: $0).countWork() }
    for name in ["sectionsVisited", "groupsSolved", "elementsTested", "fits", "contentsAsked"] {
      let (few, many) = (try #require(counts[0][name]), try #require(counts[1][name]))
      #expect(many <= few + 24 && many < 100, "\(name)")
    }
  }
}
