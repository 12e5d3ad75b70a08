import CompositionalLayout
import Testing

// Code that checks for the newest system takes the newest branch.

@MainActor
struct AvailabilityStyleTests {
  private let half = NSCollectionLayoutItem(
    layoutSize: .init(
      widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))

  private let rowSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))

  @Test func repeatingSubitems() throws {
    let group: NSCollectionLayoutGroup
    if #available(iOS 16.0, *) {
      group = NSCollectionLayoutGroup.horizontal(
        layoutSize: rowSize, repeatingSubitem: half, count: 2)
    } else {
      group = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitem: half, count: 2)
    }
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    #expect(try Screen().frames(layout, 3)[0].map(\.origin.x) == [0, 80, 0])
  }

  @Test func uniformSiblings() throws {
    let height: NSCollectionLayoutDimension
    if #available(iOS 17, *) {
      height = .uniformAcrossSiblings(estimate: 60)
    } else {
      height = .estimated(80)
    }
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
      subitems: [item])
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    #expect(try Screen().contentHeight(layout, 4) == 120)
    if #available(iOS 17.0, tvOS 17.0, *) {
      #expect(height.isUniformAcrossSiblings)
    }
  }

  @Test func orthogonalScrolling() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(90)),
        subitems: [
          .init(
            layoutSize: .init(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    if #available(iOS 17.0, *) {
      section.orthogonalScrollingProperties.decelerationRate = .fast
      section.orthogonalScrollingProperties.bounce = .never
      #expect(section.orthogonalScrollingProperties.decelerationRate.rawValue == 0.99)
    }
    guard #available(iOS 14.0, *) else { return }
    section.contentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(try Screen().contentHeight(layout, 8) == 90)
    #expect(section.orthogonalScrollingProperties.bounce == .never)
  }
}
