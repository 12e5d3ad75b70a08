import CompositionalLayout
import Foundation
import LayoutCore
import Testing

@testable import BenchScenarios

/// Scenarios accept an app's layout code, which is isolated to the main actor.
struct ScenarioAppTests {
  @MainActor private static var heights: [CGFloat] = [40, 60]

  @MainActor private static func section(_ height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { _ in
        [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 9, height: heights[0]))]
      }
    ).with { $0.interGroupSpacing = item.layoutSize.heightDimension.dimension / 10 }
  }

  @MainActor private static func layout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in section(heights[index]) }
  }

  private func length(_ scenario: Scenario) throws -> Double {
    try DefaultLayoutEngine(scenario.workload(items: 20, seed: 7).upright).contentSize.vertical
  }

  @Test func aLayoutASectionAndAProviderAreTheSame() throws {
    let counts: @Sendable (Int, UInt64) -> [Int] = { items, _ in [items / 2, items - items / 2] }
    let layout = Scenario(
      name: "a", summary: "", imitates: "", layout: { Self.layout() }, counts: counts)
    let provider = Scenario(
      name: "a", summary: "", imitates: "",
      layout: { index, _ in Self.section(Self.heights[index]) }, counts: counts)
    let section = Scenario(
      name: "a", summary: "", imitates: "", layout: { Self.section(40) }, counts: counts)
    #expect(try length(layout) == 1090)  // 10 of 40 and of 60, with a tenth between
    #expect(try length(provider) == length(layout))
    #expect(try length(section) == 872)
  }

  @Test func rejectsOtherLayouts() throws {
    let scenario = Scenario(
      name: "a", summary: "", imitates: "", layout: { UICollectionViewLayout() },
      counts: { items, _ in [items] })
    #expect(throws: SuiteError.otherLayout(type: "UICollectionViewLayout")) {
      try scenario.workload(items: 20, seed: 7)
    }
  }
}

extension NSCollectionLayoutSection {
  fileprivate func with(_ change: (NSCollectionLayoutSection) -> Void) -> NSCollectionLayoutSection
  {
    change(self)
    return self
  }
}
