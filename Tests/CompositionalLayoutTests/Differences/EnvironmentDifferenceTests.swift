import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about the environment a view passes to its layout.
@Suite struct EnvironmentDifferenceTests {
  private func cell(
    _ reference: UIContentInsetsReference, _ environment: HeadlessEnvironment
  ) throws -> Frame? {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = reference
    let section = NSCollectionLayoutSection(group: .rows(height: 40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0)
    return try LaidOut(
      section, itemCounts: [1], configuration: configuration, environment: environment
    ).cells().first
  }

  @Test("D-48: insets of the view are added to a section's insets, and automatic is the safe area")
  func references() throws {
    let environment = HeadlessEnvironment.phone(
      safeAreaInsets: NSDirectionalEdgeInsets(top: 30, leading: 8, bottom: 20, trailing: 12),
      layoutMargins: NSDirectionalEdgeInsets(top: 30, leading: 16, bottom: 20, trailing: 24))
    #expect(try cell(.automatic, environment) == Frame(10, 1, 298, 40))
    #expect(try cell(.safeArea, environment) == Frame(10, 1, 298, 40))
    #expect(try cell(.layoutMargins, environment) == Frame(18, 1, 278, 40))
    #expect(try cell(.none, environment) == Frame(2, 1, 318, 40))
  }

  @Test("D-49: the view sets its readable content, which is between its margins by default")
  func readableContent() throws {
    var environment = HeadlessEnvironment(
      size: CGSize(width: 320, height: 480), layoutMargins: .all(20))
    #expect(try cell(.readableContent, environment) == Frame(22, 1, 278, 40))
    environment.readableContentInsets = .all(50)
    #expect(try cell(.readableContent, environment) == Frame(52, 1, 218, 40))
  }

  @Test("D-50: a display without a scale has one pixel per point")
  func displayWithoutScale() throws {
    let group = NSCollectionLayoutGroup.rows(height: 40, itemWidth: 1 / 3)
    func widths(_ traits: UITraitCollection) throws -> Double? {
      let environment = HeadlessEnvironment(
        size: CGSize(width: 320, height: 480), traitCollection: traits)
      return try LaidOut(
        NSCollectionLayoutSection(group: group), itemCounts: [1], environment: environment
      ).cells().first?.width
    }
    #expect(try widths(UITraitCollection()) == 106)
    #expect(try widths(UITraitCollection(displayScale: 2)) == 106.5)
  }
}
