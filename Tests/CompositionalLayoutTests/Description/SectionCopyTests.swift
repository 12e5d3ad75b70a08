@testable import CompositionalLayout
import Testing

struct SectionCopyTests {
  @Test func theGroupOfACopyIsACopy() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    #expect(section.group === group)
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    #expect(copy.group !== group)
    copy.group.subitems.first?.contentInsets.top = 5
    #expect(group.subitems.first?.contentInsets.top == 0)
  }
}
