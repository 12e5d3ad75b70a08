import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests views without length across the layout, such as a view created with `.zero`.
@Suite struct ViewWithoutRoomTests {
  /// Returns a grid of the most columns that fit at 320 points each: none in a view without width.
  private func grid(
    _ scrollDirection: UICollectionView.ScrollDirection = .vertical, called: @escaping () -> Void
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = scrollDirection
    configuration.interSectionSpacing = 9
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.absolute(20), .absolute(20)), elementKind: "title", alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        called()
        let columns = floor(environment.container.effectiveContentSize.width / 320)
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: .size(.fractionalWidth(1), .absolute(40)),
            subitems: [.item(.fractionalWidth(1 / columns), .fractionalHeight(1))]))
      }, configuration: configuration)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 480), CGSize(width: -5, height: 480)])
  func noProviderIsCalled(size: CGSize) throws {
    var calls = 0
    let layout = try LaidOut(
      grid { calls += 1 }, itemCounts: [3, 2],
      environment: .phone(width: size.width, height: size.height))
    #expect(calls == 0)
    #expect(layout.allElements.isEmpty)
    #expect(layout.contentSize == CGSize(width: size.width, height: 0))
  }

  @Test func horizontalLayoutNeedsAHeight() throws {
    var calls = 0
    let layout = try LaidOut(
      grid(.horizontal) { calls += 1 }, itemCounts: [3],
      environment: .phone(width: 320, height: 0))
    #expect(calls == 0)
    #expect(layout.allElements.isEmpty)
  }

  @Test func aViewWithAWidthAndNoHeightIsLaidOut() throws {
    var calls = 0
    let layout = try LaidOut(
      grid { calls += 1 }, itemCounts: [3], environment: .phone(width: 640, height: 0))
    #expect(calls == 1)
    #expect(layout.contentSize.height == 100)
  }

  @Test func laysOutViewAfterItGetsASize() {
    var calls = 0
    let layout = grid { calls += 1 }
    let data = SizingDataSource(counts: [4])
    let probe = SizingProbe(layout, data, size: .zero)
    #expect(calls == 0)
    #expect(probe.view.contentSize == .zero)
    #expect(probe.view.visibleCells.isEmpty)
    #expect(layout.diagnostics.isEmpty)
    probe.view.performBatchUpdates {
      data.sections[0].items.remove(at: 1)
      probe.view.deleteItems(at: [[0, 1]])
    }
    #expect(calls == 0)
    probe.view.frame.size = CGSize(width: 640, height: 480)
    probe.view.layoutIfNeeded()
    #expect(calls == 1)
    #expect(probe.view.visibleCells.count == 3)
    #expect(probe.view.contentSize == CGSize(width: 640, height: 100))
    probe.view.frame.size.width = 0
    probe.view.layoutIfNeeded()
    #expect(calls == 1)
    #expect(probe.view.contentSize.height == 0)
    #expect(probe.view.visibleCells.isEmpty)
  }
}
