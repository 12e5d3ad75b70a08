import CompositionalLayout
import LayoutCore
import LayoutViewport
import ScreenPlaces
import Testing

@testable import BenchScenarios

/// The metric checks the item the engine keeps in place.
struct ScreenPlaceTests {
  /// Content determines both dimensions of packed items, and only one dimension of one item.
  @Test(arguments: [AxisSet(.horizontal), AxisSet(.vertical)])
  func partlyMeasuredItemsAreNoAnchor(axes: AxisSet) throws {
    let scenario = Scenario(
      name: "labels", summary: "", imitates: "",
      layout: { _, _ in
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .estimated(100), heightDimension: .estimated(60)))
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
      },
      counts: { items, _ in [items] }, content: .text(characters: 10..<200))
    let workload = try scenario.workload(items: 60, seed: 7)
    let view = workload.viewport(at: 0.5)
    var engine = try DefaultLayoutEngine(workload.upright)
    let visible = engine.seen(in: view).map(\.id)
    let size = Vector(horizontal: 100, vertical: 60)
    _ = try engine.fit([
      FittedSize(visible[0], size: size, axes: axes), FittedSize(visible[1], size: size),
    ])
    #expect(engine.anchorItems(in: view).first == visible[1])
    #expect(ScreenPlace(engine, in: view, atEnd: false)?.element == visible[1])
  }
}
