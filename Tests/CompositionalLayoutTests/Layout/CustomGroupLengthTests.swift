import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests custom groups of estimated length: they extend to the end of their frames.
@Suite struct CustomGroupLengthTests {
  /// Returns two columns between insets of 16 points, with enough rows for the items, 100 points
  /// high and 8 points apart.
  private func columns(
    _ count: Int, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .estimated(100), received: @escaping (CGSize) -> Void
  ) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.custom(layoutSize: .size(width, height)) { environment in
      received(environment.container.contentSize)
      let width = (environment.container.contentSize.width - 32 - 8) / 2
      return (0..<count).map { index in
        let (row, column) = (CGFloat(index / 2), CGFloat(index % 2))
        let frame = CGRect(x: column * (width + 8), y: row * 108, width: width, height: 100)
        return NSCollectionLayoutGroupCustomItem(frame: frame)
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .all(16)
    return section
  }

  @Test func customGroupIsAsLongAsItsFrames() throws {
    var received: [CGSize] = []
    let layout = try LaidOut(
      columns(5) { received.append($0) }, itemCounts: [5], environment: .phone(width: 390))
    #expect(received == [CGSize(width: 390, height: 100)])
    #expect(
      layout.cells() == [
        Frame(16, 16, 175, 100), Frame(199, 16, 175, 100), Frame(16, 124, 175, 100),
        Frame(199, 124, 175, 100), Frame(16, 232, 175, 100),
      ])
    // The insets of the section are added to a group of 316 points.
    #expect(layout.contentSize == CGSize(width: 390, height: 348))
  }

  @Test func partialCustomGroupEndsWithItsLastFrame() throws {
    let layout = try LaidOut(
      columns(4) { _ in }, itemCounts: [6], environment: .phone(width: 390))
    #expect(layout.cells().map(\.y) == [16, 16, 124, 124, 224, 224])
    #expect(layout.contentSize.height == 340)
  }

  @Test func absoluteCustomGroupKeepsItsLength() throws {
    let layout = try LaidOut(
      columns(4, height: .absolute(50)) { _ in }, itemCounts: [8], environment: .phone(width: 390))
    #expect(layout.cells().map(\.y) == [16, 16, 124, 124, 66, 66, 174, 174])
    #expect(layout.contentSize.height == 132)
  }

  @Test func anEstimatedWidthFollowsItsFramesAsWell() throws {
    let section = columns(2, width: .estimated(80)) { _ in }
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = .zero
    let layout = try LaidOut(section, itemCounts: [4], environment: .phone(width: 390))
    // Two columns of 20 points, 8 points apart.
    #expect(layout.cells().map(\.x) == [0, 28, 48, 76])
  }

  @Test func nestsInAnotherGroup() throws {
    let custom = NSCollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(1), .estimated(10))
    ) { _ in [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 5, width: 60, height: 65))] }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .size(.fractionalWidth(1), .absolute(300)),
      subitems: [custom, .item(.fractionalWidth(1), .absolute(80))])
    let layout = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [4])
    #expect(layout.cells().map(\.y) == [5, 70, 155, 220])
  }

  /// In the real system, a preferred size in such a group can trigger layout passes without end.
  @Test func preferredSizesOfCustomItemsChangeNothing() {
    var providerCalls = 0
    let data = SizingDataSource(counts: [4])
    data.itemSize = { CGSize(width: $1.width / 2, height: 77) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: columns(4) { _ in providerCalls += 1 }), data)
    #expect(probe.view.contentSize == CGSize(width: 320, height: 240))
    #expect(probe.view.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 140, height: 100) })
    #expect(data.questions.count == 4)
    #expect(providerCalls == 1)
    #expect(probe.view.layoutLoopDiagnoses.isEmpty)
  }

  @Test func providerGetsNoInsetsAlongTheEstimate() throws {
    var received: NSDirectionalEdgeInsets?
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: .size(.fractionalWidth(1), .estimated(10))
    ) { environment in
      received = environment.container.contentInsets
      return []
    }
    group.contentInsets = .all(3)
    _ = try LaidOut(NSCollectionLayoutSection(group: group), itemCounts: [1])
    #expect(received == NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
  }
}
