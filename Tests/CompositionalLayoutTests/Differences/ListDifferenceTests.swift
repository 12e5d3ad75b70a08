import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about lists and rows of media, whose measures are not published.
@Suite struct ListDifferenceTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat = 320
  ) throws -> LaidOut {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    return try LaidOut(
      UICollectionViewCompositionalLayout.list(using: configuration), itemCounts: [2],
      environment: .phone(width: width))
  }

  @Test(
    "D-51: before they are measured, rows of lists are 44 points high and headers 28 and padding")
  func plainList() throws {
    let layout = try list(.plain)
    let header = UICollectionView.elementKindSectionHeader
    #expect(layout.supplementary(header)?.frame == Frame(0, 0, 320, 50))
    #expect(layout.cells() == [Frame(0, 50, 320, 44), Frame(0, 94, 320, 44)])
    #expect(layout.contentSize.height == 138)
  }

  @Test("D-51: inset lists keep 16 points from the edges and 18 below their sections")
  func insetList() throws {
    let layout = try list(.insetGrouped)
    let header = UICollectionView.elementKindSectionHeader
    #expect(layout.supplementary(header)?.frame == Frame(16, 0, 288, 46))
    #expect(layout.cells() == [Frame(16, 46, 288, 44), Frame(16, 90, 288, 44)])
    #expect(layout.contentSize.height == 152)
  }

  @Test("D-52: media are 0.18 of the view wide, half as high again, and 16 points apart")
  func mediaItems() throws {
    let layout = try LaidOut(.orthogonalLayoutSectionForMediaItems(), itemCounts: [3])
    #expect(layout.cells() == [0, 73.5, 147].map { Frame($0, 0, 57.5, 86) })
    #expect(layout.contentSize == CGSize(width: 320, height: 86))
  }
}
