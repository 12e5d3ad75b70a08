import LayoutCore
import LayoutViewport
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests passes in which contents make calls besides returning their sizes, and overlong passes.
struct MeasuringPassTests {
  private func asksOnce(_ probe: SizingProbe, _ name: Int, _ action: @escaping () -> Void) {
    let sizeOf = probe.data.itemSize
    var isAsked = false
    probe.data.itemSize = { asked, offered in
      if asked == name, !isAsked {
        isAsked = true
        action()
      }
      return sizeOf(asked, offered)
    }
  }

  @Test("D-86: an item that a content scrolls to while it is measured is landed on afterwards")
  func scrollingWaitsForThePass() throws {
    let probe = SizingProbe(.estimatedRows(), [200], heights: [31, 150, 31, 300, 90])
    asksOnce(probe, 26) { [view = probe.view] in
      let before = view.contentOffset
      view.scrollToItem(at: [0, 199], at: .top, animated: false)
      view.scrollToItem(at: [0, 150], at: .bottom, animated: false)
      #expect(view.contentOffset == before, "while contents are measured nothing is scrolled")
    }
    probe.scroll(to: 1500)
    let frame = try #require(probe.frame(0, 150))
    #expect(probe.view.contentOffset.y == frame.maxY - 480, "the last one counts")
    #expect(probe.view.indexPathsForVisibleItems.contains([0, 150]))
  }

  @Test func mutualScrollingEnds() {
    let probe = SizingProbe(.estimatedRows(), [200])
    var requests = 0
    probe.data.itemSize = { [view = probe.view] name, offered in
      requests += 1
      if name == 0 || name == 199 {
        view.scrollToItem(at: [0, 199 - name], at: .top, animated: false)
      }
      return CGSize(width: offered.width, height: 50)
    }
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(requests < 1000)
    #expect(probe.view.phase == .upToDate)
    let visible = probe.view.indexPathsForVisibleItems
    #expect(visible.contains([0, 0]) || visible.contains([0, 199]))
  }

  @Test func doesNotMeasureRemovedItems() {
    let probe = SizingProbe(.estimatedRows(), [60])
    asksOnce(probe, 30) {
      probe.data.sections[0].items.removeLast(55)
      probe.view.reloadData()
    }
    // The data source would end the process if it were asked for a deleted item.
    probe.scroll(to: 1300)
    #expect(probe.view.indexPathsForVisibleItems == (0..<5).map { [0, $0] })
    #expect(probe.view.contentOffset.y == 0)
  }

  @Test func ignoresSizesMeasuredBeforeAReload() {
    // If an answer is less than a pixel from the proposed size, it could be mistaken for a known
    // size.
    let probe = SizingProbe(.estimatedRows(43.75), [5], heights: [44.4])
    asksOnce(probe, 2) { [view = probe.view] in view.reloadData() }
    probe.view.reloadData()
    probe.view.layoutIfNeeded()
    #expect(
      probe.layout.measuredSizes.elements.map(\.size.height) == Array(repeating: 44.4, count: 5))
  }

  @Test("D-87: contents without any size are not measured without end")
  func contentsWithoutSize() throws {
    let data = SizingDataSource(counts: [10_000])
    var asked = 0
    data.itemSize = { _, offered in
      asked += 1
      return CGSize(width: offered.width, height: 0)
    }
    let probe = SizingProbe(UICollectionViewCompositionalLayout(section: .estimatedRows()), data)
    // With gaps of three points, 160 of them become visible.
    #expect(asked < 200)
    let section = NSCollectionLayoutSection.estimatedRows()
    section.interGroupSpacing = 0
    asked = 0
    let flat = SizingProbe(UICollectionViewCompositionalLayout(section: section), data)
    #expect(asked == DefaultLayoutEngine.settlingLimit)
    #expect(probe.view.layoutLoopDiagnoses.isEmpty)
    let diagnosis = try #require(flat.view.layoutLoopDiagnoses.first)
    #expect(diagnosis.measurements == 4096)
    #expect(
      diagnosis.description
        == "After 4096 measurements in one pass, the remaining elements kept their estimates.")
    #expect(flat.view.visibleCells.count > 0)
  }

  @Test func offersCellsOverriddenSizes() {
    final class Narrow: UICollectionViewCompositionalLayout {
      override func layoutAttributesForItem(
        at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(narrowed)
      }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(narrowed)
      }

      private func narrowed(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.frame.size.width -= 100
        return attributes
      }
    }
    let data = SizingDataSource(counts: [60])
    var widths: Set<CGFloat> = []
    data.itemSize = { name, offered in
      widths.insert(offered.width)
      return CGSize(width: offered.width, height: CGFloat(20 + name))
    }
    let probe = SizingProbe(Narrow(section: .estimatedRows()), data)
    for y in [400.0, 800, 300] { probe.scroll(to: y) }
    #expect(widths == [220])
    #expect(probe.view.visibleCells.allSatisfy { $0.frame.width == 220 })
  }
}
