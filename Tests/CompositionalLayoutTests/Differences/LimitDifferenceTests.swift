import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about descriptions that cannot be laid out at all.
@Suite struct LimitDifferenceTests {
  private func error(_ section: NSCollectionLayoutSection, items: Int = 1) -> LayoutError? {
    do {
      _ = try LaidOut(section, itemCounts: [items])
      return nil
    } catch {
      return error as? LayoutError
    }
  }

  private func nested(_ levels: Int) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .absolute(40))
    var group = NSCollectionLayoutGroup.rows(height: 40)
    for _ in 1..<levels {
      group = .horizontal(layoutSize: size, subitems: [group])
    }
    return NSCollectionLayoutSection(group: group)
  }

  @Test("D-15: groups nest 256 deep, and no deeper")
  func nestedTooDeeply() {
    #expect(error(nested(256)) == nil)
    #expect(error(nested(257)) == .nestedTooDeeply(limit: 256))
    #expect(error(nested(2000)) == .nestedTooDeeply(limit: 256))
  }

  @Test("D-16: one group holds 4,194,304 items, and no more")
  func groupTooLarge() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(40)), subitem: .filling(),
      count: 4_194_305)
    #expect(
      error(NSCollectionLayoutSection(group: group))
        == .groupTooLarge(items: 4_194_305, limit: 4_194_304))
  }

  @Test("D-17: a value that is not finite is an error of the layout if its factory accepts it")
  func notANumber() {
    func section(
      _ change: (NSCollectionLayoutSection) -> Void
    ) -> NSCollectionLayoutSection {
      let section = NSCollectionLayoutSection(group: .rows(height: 40))
      change(section)
      return section
    }
    #expect(
      error(section { $0.interGroupSpacing = .nan })
        == .notFinite(what: "The spacing between groups", value: "nan"))
    #expect(
      error(section { $0.contentInsets.top = .infinity })
        == .notFinite(what: "An inset of a section", value: "inf"))
    #expect(error(section { $0.interGroupSpacing = 3 }) == nil)
  }

  /// Returns columns sharing the width, as in a screen that starts without items.
  private func columns(_ count: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .size(.absolute(320 / CGFloat(count)), .fractionalHeight(1 / CGFloat(count))))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(100)), subitem: item, count: count)
    group.interItemSpacing = .fixed(0 / CGFloat(count))
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
    ]
    return section
  }

  @Test("D-115: a provider may divide by the number of items of a section that has none")
  func numbersOfAnEmptySection() throws {
    var count = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in columns(count) }
    let empty = try LaidOut(layout, itemCounts: [0])
    #expect(empty.cells() == [])
    #expect(empty.contentSize == CGSize(width: 320, height: 30))
    count = 2
    #expect(
      try LaidOut(layout, itemCounts: [2]).cells()
        == [Frame(0, 30, 160, 50), Frame(160, 30, 160, 50)])
  }

  @Test("D-115: a section with items stops the process with the sentence of the factory")
  func numbersOfASectionWithItems() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let layout = UICollectionViewCompositionalLayout { _, _ in
        NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: .size(.fractionalWidth(1), .absolute(100)),
            subitems: [.item(.absolute(320 / CGFloat(0)), .fractionalHeight(1))]))
      }
      _ = try LaidOut(layout, itemCounts: [0, 1])
    }
    #expect(result.standardErrorText.contains("Invalid absolute dimension: inf"))
  }

  @Test("D-18: content ends somewhere")
  func contentTooLong() {
    let section = NSCollectionLayoutSection(group: .rows(height: 1_000_000_000))
    #expect(error(section, items: 1000) == .contentTooLong(section: 0))
    #expect(error(section, items: 100) == nil)
  }
}
