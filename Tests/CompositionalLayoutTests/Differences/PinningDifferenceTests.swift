import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests decisions about pinned boundary items.
@Suite struct PinningDifferenceTests {
  private func pinned(
    _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat,
    width: NSCollectionLayoutDimension = .fractionalWidth(1)
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(width, .absolute(height)), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = true
    return item
  }

  private func layout(
    _ items: NSCollectionLayoutBoundarySupplementaryItem..., rowHeight: CGFloat = 100,
    rows: Int = 10
  ) throws -> LaidOut {
    let section = NSCollectionLayoutSection(group: .rows(height: rowHeight))
    section.boundarySupplementaryItems = items
    return try LaidOut(section, itemCounts: [rows])
  }

  @Test("D-32: a pinned item in the middle of a side behaves as one at the start")
  func sideItem() throws {
    var layout = try layout(pinned("side", .leading, 40, width: .absolute(20)))
    let expected = [(0.0, 480.0), (450, 480), (600, 600), (980, 960)]
    for (top, y) in expected {
      layout.show(Frame(0, top, 320, 100))
      #expect(layout.supplementary("side")?.frame == Frame(0, y, 20, 40))
    }
  }

  @Test("D-33: pinned items of one side lie over one another")
  func twoHeaders() throws {
    var layout = try layout(pinned("tall", .top, 30), pinned("low", .top, 10))
    layout.show(Frame(0, 200, 320, 100))
    #expect(layout.supplementary("tall")?.frame.y == 200)
    #expect(layout.supplementary("low")?.frame.y == 200)
  }

  @Test("D-34: in a section too short for both, header and footer stop by themselves and overlap")
  func shortSection() throws {
    var layout = try layout(
      pinned("header", .top, 30), pinned("footer", .bottom, 20), rowHeight: 10, rows: 1)
    layout.show(Frame(0, 20, 320, 12))
    #expect(layout.supplementary("header")?.frame == Frame(0, 10, 320, 30))
    #expect(layout.supplementary("footer")?.frame == Frame(0, 30, 320, 20))
  }

  @Test("D-35: a pinned item of the layout stays in view within all of the content")
  func layoutItem() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [pinned("top", .top, 30)]
    var layout = try LaidOut(
      NSCollectionLayoutSection(group: .rows(height: 50)), itemCounts: [10, 10],
      configuration: configuration)
    layout.show(Frame(0, 700, 320, 100))
    #expect(layout.supplementary("top", 0, .max)?.frame.y == 700)
    #expect(layout.supplementary("top", 0, .max)?.zIndex == 1_000_000_001)
    layout.show(Frame(0, 1025, 320, 100))
    #expect(layout.supplementary("top", 0, .max)?.frame.y == 1000)
  }

  @Test("Behaviour 38: the order of a pinned item rises no higher than the highest there is")
  func highestOrder() throws {
    let header = pinned("header", .top, 30)
    header.zIndex = .max
    var section = try layout(header)
    section.show(Frame(0, 200, 320, 100))
    #expect(section.supplementary("header")?.frame.y == 200)
    #expect(section.supplementary("header")?.zIndex == .max)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header]
    var whole = try LaidOut(
      NSCollectionLayoutSection(group: .rows(height: 50)), itemCounts: [30],
      configuration: configuration)
    whole.show(Frame(0, 700, 320, 100))
    #expect(whole.supplementary("header", 0, .max)?.zIndex == .max)
    header.zIndex = .min
    var lowest = try layout(header)
    lowest.show(Frame(0, 200, 320, 100))
    #expect(lowest.supplementary("header")?.zIndex == .min + 1_000_000_000)
  }

  @Test("D-36: a pinned item that bars cover is not in view and keeps its own order")
  func coveredByABar() throws {
    let section = NSCollectionLayoutSection(group: .rows(height: 10))
    section.boundarySupplementaryItems = [pinned("header", .top, 30)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    let dataSource = CellDataSource(count: 20)
    view.dataSource = dataSource
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    func header(at offset: CGFloat) -> UICollectionViewLayoutAttributes? {
      view.contentOffset = CGPoint(x: 0, y: offset)
      layout.prepare()
      return layout.layoutAttributesForSupplementaryView(
        ofKind: "header", at: IndexPath(item: 0, section: 0))
    }
    #expect(header(at: 20)?.frame.minY == 70)
    #expect(header(at: 20)?.zIndex == 1_000_000_001)
    // Stopped at the end of its section, at 230, and visible only behind the bar.
    #expect(header(at: 190)?.frame.minY == 200)
    #expect(header(at: 190)?.zIndex == 1)
    withExtendedLifetime(dataSource) {}
  }
}
