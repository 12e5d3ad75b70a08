import BenchHarness
import CompositionalLayout
import Testing

@testable import BenchScenarios

/// Measurements on the screen consider the part of a list covered by bars.
@MainActor
struct SafeAreaMetricTests {
  private nonisolated static let list = Scenario(
    name: "bars", summary: "", imitates: "",
    environment: HeadlessEnvironment(
      size: CGSize(width: 320, height: 568), traitCollection: UITraitCollection(displayScale: 3),
      safeAreaInsets: NSDirectionalEdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)),
    layout: { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    },
    counts: { items, _ in [items] }, content: .text(characters: 10..<200))

  @Test(
    arguments: [7, 8] as [UInt64],
    [AppAction.scroll, .batch, .diff, .rotate, .jump])
  func itemsStayWhereTheyWere(seed: UInt64, action: AppAction) throws {
    let driver = AppDriver(try Self.list.workload(items: 300, seed: seed), action)
    driver.prepare()
    let (metrics, warnings) = driver.measureMetrics(min(20, driver.actionCount))
    #expect(warnings.isEmpty)
    #expect(metrics[action == .jump ? "landingError" : "anchorDrift"] == 0)
  }
}
