import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Decisions about what cannot be laid out at all.
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

  @Test("D-17: what is no number is an error of the layout, where it is no error of its factory")
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

  @Test("D-18: content ends somewhere")
  func contentTooLong() {
    let section = NSCollectionLayoutSection(group: .rows(height: 1_000_000_000))
    #expect(error(section, items: 1000) == .contentTooLong(section: 0))
    #expect(error(section, items: 100) == nil)
  }
}
