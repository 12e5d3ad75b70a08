import CompositionalLayout
import Testing

// Spacing in the ways it is written: as a literal, by name, and left out.

@MainActor
struct SpacingStyleTests {
  private let itemSize = NSCollectionLayoutSize(
    widthDimension: .absolute(60), heightDimension: .absolute(30))

  private func frames(
    edgeSpacing: NSCollectionLayoutEdgeSpacing? = nil,
    interItemSpacing: NSCollectionLayoutSpacing? = nil
  ) throws -> [CGRect] {
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.edgeSpacing = edgeSpacing
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(100)),
      subitems: [item])
    group.interItemSpacing = interItemSpacing
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    return try Screen().frames(layout, 1)[0]
  }

  @Test func noneIsNoSpacing() throws {
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: .none, top: .fixed(5), trailing: .none, bottom: .none)
    #expect(spacing.leading == nil)
    #expect(spacing.bottom == .none)
    #expect(try frames(edgeSpacing: spacing) == [CGRect(x: 0, y: 5, width: 60, height: 30)])
  }

  @Test func nilIsNoSpacing() throws {
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: nil, trailing: .flexible(0), bottom: nil)
    #expect(spacing.trailing?.isFlexible == true)
    #expect(try frames(edgeSpacing: spacing).first?.minX == 0)
  }

  @Test func flexibleEdgesCentre() throws {
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    #expect(try frames(edgeSpacing: spacing) == [CGRect(x: 20, y: 35, width: 60, height: 30)])
  }

  @Test func betweenItems() throws {
    let none: NSCollectionLayoutSpacing? = .none
    #expect(try frames(interItemSpacing: none).count == 1)
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      subitems: [item, item, item])
    group.interItemSpacing = .flexible(8)
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    #expect(try Screen().frames(layout, 3)[0].map(\.minX) == [0, 86.5, 173.5])
    group.interItemSpacing = NSCollectionLayoutSpacing.fixed(20)
    #expect(try Screen().frames(layout, 3)[0].map(\.minX) == [0, 80, 160])
  }

  @Test func groupsHaveEdgesAsWell() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(30)),
      subitems: [item])
    group.edgeSpacing = .init(leading: .flexible(0), top: .fixed(5), trailing: nil, bottom: .none)
    let layout = UICollectionViewCompositionalLayout(section: .init(group: group))
    #expect(
      try Screen().frames(layout, 2)[0] == [
        CGRect(x: 32, y: 5, width: 288, height: 30),
        CGRect(x: 32, y: 40, width: 288, height: 30),
      ])
  }
}
