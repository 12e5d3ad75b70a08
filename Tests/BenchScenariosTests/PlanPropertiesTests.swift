import BenchSuite
import CompositionalLayout
import LayoutCore
import Testing

@testable import BenchScenarios

/// Tests the descriptions of plans, one for each property.
struct PlanPropertiesTests {
  private func properties(_ section: NSCollectionLayoutSection) throws -> [String: Int] {
    let scenario = Scenario(
      name: "screen", summary: "", imitates: "",
      layout: { UICollectionViewCompositionalLayout(section: section) },
      counts: { items, _ in [items / 2, items - items / 2] }, defaultParts: [])
    return try #require(try Scenario.properties(of: [scenario], seed: 1)["screen"])
  }

  @MainActor @Test func propertiesNameHeadersGroupsAndItems() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(80.5)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(80.5)),
      repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets.leading = 16
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: "UICollectionElementKindSectionHeader", alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let found = try properties(section)
    #expect(
      found == [
        "group height: estimated 80.5": 2, "group item spacing: 4": 2, "group items: at most 2": 2,
        "group spacing: 10": 2, "group width: fraction 1 of the width": 2,
        "header height: absolute 44": 2, "header pinned: yes": 2,
        "header width: fraction 1 of the width": 2, "item height: estimated 80.5": 2,
        "item width: fraction 0.5 of the width": 2, "number of items: 1000": 1,
        "number of sections: 2": 1, "section leading inset: 16": 2,
      ])
  }

  /// Baselines have one line per property, so any two scenarios' plans must differ in a property.
  @Test(arguments: Scenario.all)
  func everyScenarioHasProperties(scenario: Scenario) throws {
    let properties = try Scenario.properties(of: [scenario], seed: 7)[scenario.name] ?? [:]
    #expect(properties.count >= 2 && properties.values.allSatisfy { $0 > 0 })
    #expect(properties.keys.allSatisfy { $0.contains(": ") && !$0.contains("\n") })
  }
}
