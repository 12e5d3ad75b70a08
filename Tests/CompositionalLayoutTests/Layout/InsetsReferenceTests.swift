import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests the insets of the view a layout or a section refers to, which reduce the container.
@Suite struct InsetsReferenceTests {
  private func sides(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: inset, bottom: 0, trailing: inset)
  }

  private func configuration(
    _ reference: UIContentInsetsReference?,
    scrollDirection: UICollectionView.ScrollDirection = .vertical
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    if let reference { configuration.contentInsetsReference = reference }
    return configuration
  }

  @Test func providersDivideTheWidthBetweenMargins() throws {
    var received: [ContainerSizes] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        received.append(ContainerSizes(environment.container))
        let width = (environment.container.effectiveContentSize.width - 10) / 2
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .size(.fractionalWidth(1), .absolute(40)),
          subitems: [.item(.absolute(width), .fractionalHeight(1))])
        group.interItemSpacing = .fixed(10)
        return NSCollectionLayoutSection(group: group)
      }, configuration: configuration(.layoutMargins))
    let laidOut = try LaidOut(
      layout, itemCounts: [3], environment: .phone(width: 390, layoutMargins: .all(16)))
    let size = CGSize(width: 358, height: 480)
    #expect(
      received == [ContainerSizes(content: size, effective: size, insets: .zero)])
    #expect(
      laidOut.cells() == [Frame(16, 0, 174, 40), Frame(200, 0, 174, 40), Frame(16, 40, 174, 40)])
  }

  @Test func rowPagesFillTheWidthBetweenMargins() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(40)),
      subitems: [.item(.absolute(100), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 28
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let layout = try LaidOut(
      section, itemCounts: [6], configuration: configuration(.layoutMargins),
      environment: .phone(width: 344, layoutMargins: .all(14)))
    #expect(layout.cells().map(\.x) == [14, 122, 230, 358, 466, 574])
    let row = try #require(layout.row())
    #expect(row.maxOffset == 344)
    #expect((0..<2).map(row.centeredOffset) == [0, 344])
  }

  @Test(arguments: [
    nil, UIContentInsetsReference.automatic, .safeArea, UIContentInsetsReference.none,
  ])
  func theSafeAreaIsTheDefault(reference: UIContentInsetsReference?) throws {
    var received: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        received.append(environment.container.contentSize.width)
        return NSCollectionLayoutSection(group: .rows(height: 40))
      }, configuration: configuration(reference))
    let laidOut = try LaidOut(
      layout, itemCounts: [1],
      environment: .phone(width: 844, height: 390, safeAreaInsets: sides(47)))
    let width: CGFloat = reference == UIContentInsetsReference.none ? 844 : 750
    #expect(received == [width])
    #expect(laidOut.cells() == [Frame((844 - width) / 2, 0, width, 40)])
  }

  @Test func sectionUsesItsOwnInsetsReference() throws {
    var received: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        received.append(environment.container.contentSize.width)
        let section = NSCollectionLayoutSection(group: .rows(height: 40, itemWidth: 0.5))
        section.contentInsetsReference = index == 0 ? .none : .layoutMargins
        section.orthogonalScrollingBehavior = index == 2 ? .continuous : .none
        return section
      }, configuration: configuration(.safeArea))
    let laidOut = try LaidOut(
      layout, itemCounts: [1, 1, 1],
      environment: .phone(safeAreaInsets: sides(10), layoutMargins: sides(30)))
    #expect(received == [300, 300, 300])
    #expect(
      (0..<3).flatMap { laidOut.cells(section: $0) }
        == [Frame(0, 0, 160, 40), Frame(30, 40, 130, 40), Frame(30, 80, 130, 40)])
  }

  @Test func onlyInsetsAcrossTheLayoutCount() throws {
    var received: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        received.append(environment.container.contentSize)
        return NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: .size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitems: [.filling()]))
      }, configuration: configuration(.layoutMargins, scrollDirection: .horizontal))
    let laidOut = try LaidOut(
      layout, itemCounts: [1], environment: .phone(layoutMargins: .all(20)))
    #expect(received == [CGSize(width: 320, height: 440)])
    #expect(laidOut.cells() == [Frame(0, 20, 160, 440)])
  }

  @Test func customGroupsGetTheContainerOfTheirSection() throws {
    var received: [CGFloat] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(1), .absolute(40))
    ) { environment in
      received.append(environment.container.contentSize.width)
      return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 40))]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = sides(7)
    section.contentInsetsReference = .layoutMargins
    let laidOut = try LaidOut(
      section, itemCounts: [1], environment: .phone(layoutMargins: sides(30)))
    #expect(received == [260])
    #expect(laidOut.cells() == [Frame(37, 0, 50, 40)])
  }
}

/// The container of an environment.
private struct ContainerSizes: Equatable {
  let content: CGSize
  let effective: CGSize
  let insets: NSDirectionalEdgeInsets
}

extension ContainerSizes {
  init(_ container: any NSCollectionLayoutContainer) {
    self.init(
      content: container.contentSize, effective: container.effectiveContentSize,
      insets: container.contentInsets)
  }
}
