import CompositionalLayout
import Foundation
import LayoutCore
import Testing
import _TestSupport

/// Tests sizes kept, exported, and known in advance.
struct MeasuredSizesTests {
  private func seen() -> SizingProbe {
    let probe = SizingProbe(.estimatedRows().withEstimatedHeader(), [30, 30])
    probe.data.supplementarySize = { CGSize(width: $2.width, height: 41) }
    probe.layout.invalidateLayout()
    for y in stride(from: 0, through: 2600, by: 200) { probe.scroll(to: CGFloat(y)) }
    return probe
  }

  private func fresh(_ sizes: MeasuredSizes, width: CGFloat = 320) -> SizingProbe {
    let data = SizingDataSource(counts: [30, 30])
    return SizingProbe(
      UICollectionViewCompositionalLayout(section: .estimatedRows().withEstimatedHeader()), data,
      size: CGSize(width: width, height: 480)
    ) { $0.layout.setMeasuredSizes(sizes) }
  }

  @Test func sizesAreGivenBack() throws {
    let probe = seen()
    let sizes = probe.layout.measuredSizes
    #expect(sizes.elements.count == 62 && sizes.crossLength == 320)
    let data = try JSONEncoder().encode(sizes)
    #expect(try JSONDecoder().decode(MeasuredSizes.self, from: data) == sizes)
    let fresh = fresh(sizes)
    #expect(fresh.view.contentSize == probe.view.contentSize)
    #expect((0..<30).map { fresh.frame(1, $0) } == (0..<30).map { probe.frame(1, $0) })
    #expect(fresh.layout.measuredSizes == sizes)
    #expect(fresh.data.madeItems.count < 20, "nobody else had to be asked")
  }

  /// A visible cell is measured, because UIKit measures all displayed cells; the known size is its
  /// answer.
  @Test func onlyVisibleCellsAreAskedAboutKnownSizes() {
    let probe = seen()
    let fresh = fresh(probe.layout.measuredSizes)
    let visible = fresh.view.indexPathsForVisibleItems.map(\.item)
    #expect(fresh.data.questions == Dictionary(uniqueKeysWithValues: visible.map { ($0, 1) }))
    let size = fresh.view.contentSize
    for y in stride(from: 0, through: 2600, by: 200) {
      fresh.scroll(to: CGFloat(y))
      #expect(fresh.view.contentSize == size && fresh.view.contentOffset.y == CGFloat(y))
    }
  }

  @Test("D-76: sizes of another length across are passed over")
  func anotherWidth() {
    let sizes = seen().layout.measuredSizes
    #expect(fresh(sizes, width: 300).layout.measuredSizes.elements.count < 20)
    var anywhere = sizes
    anywhere.crossLength = nil
    #expect(fresh(anywhere, width: 300).layout.measuredSizes.elements.count == 62)
  }

  @Test func appliesSizesKnownBeforehand() {
    let known: [IndexPath: CGSize] = [[0, 1]: CGSize(width: 7, height: 100), [5, 5]: .zero]
    let data = SizingDataSource(counts: [60])
    data.itemSize = { $0 == 1 ? CGSize(width: $1.width, height: 100) : $1 }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: .estimatedRows()), data
    ) { $0.layout.setMeasuredSizes(known) }
    #expect(probe.frame(0, 1) == CGRect(x: 0, y: 47, width: 320, height: 100))
    #expect(probe.data.questions[1] == 1, "it is asked, and agrees")
  }

  @Test func ignoresImpossibleSizes() {
    let probe = SizingProbe()
    let before = probe.layout.measuredSizes
    probe.layout.setMeasuredSizes([
      [0, 50]: CGSize(width: 1, height: CGFloat.nan), [0, 70]: CGSize(width: 1, height: 1),
      [3, 0]: CGSize(width: 1, height: 1),
    ])
    probe.layout.setMeasuredSizes(
      MeasuredSizes(elements: [.init(elementKind: "none", indexPath: [0, 0], size: .zero)]))
    probe.view.layoutIfNeeded()
    #expect(probe.layout.measuredSizes == before)
  }

  @Test func knownSizesKeepVisibleItems() {
    let probe = SizingProbe()
    probe.scroll(to: 1500)
    let places = probe.places
    let path = { IndexPath(item: $0, section: 0) }
    probe.layout.setMeasuredSizes(
      Dictionary(uniqueKeysWithValues: (0..<20).map { (path($0), CGSize(width: 1, height: 90)) }))
    probe.view.layoutIfNeeded()
    #expect(probe.places == places)
    #expect(probe.frame(0, 19)?.height == 90)
    #expect(probe.view.contentOffset.y > 1500)
  }

  @Test func unpreparedLayoutHasNoSizes() {
    let layout = UICollectionViewCompositionalLayout(section: .estimatedRows())
    #expect(layout.measuredSizes == MeasuredSizes(elements: []))
  }
}
