import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests how a layout reports and applies a size requested by an element.
struct SizeContextTests {
  private func attributes(
    _ probe: SizingProbe, _ item: Int, height: CGFloat, width: CGFloat? = nil
  ) throws -> (
    original: UICollectionViewLayoutAttributes, preferred: UICollectionViewLayoutAttributes
  ) {
    let original = try #require(probe.layout.layoutAttributesForItem(at: [0, item]))
    let preferred = try #require(original.copy() as? UICollectionViewLayoutAttributes)
    preferred.size = CGSize(width: width ?? original.size.width, height: height)
    return (original, preferred)
  }

  private func differs(
    _ probe: SizingProbe, _ item: Int, height: CGFloat, width: CGFloat? = nil
  ) throws -> Bool {
    let pair = try attributes(probe, item, height: height, width: width)
    return probe.layout.shouldInvalidateLayout(
      forPreferredLayoutAttributes: pair.preferred, withOriginalAttributes: pair.original)
  }

  private func context(
    _ probe: SizingProbe, _ item: Int, height: CGFloat
  ) throws -> UICollectionViewLayoutInvalidationContext {
    let pair = try attributes(probe, item, height: height)
    return probe.layout.invalidationContext(
      forPreferredLayoutAttributes: pair.preferred, withOriginalAttributes: pair.original)
  }

  @Test("D-71: invisible differences and dimensions set by the layout are not new sizes")
  func relevantDifferences() throws {
    let probe = SizingProbe(heights: [44])
    #expect(try differs(probe, 3, height: 45))
    #expect(try differs(probe, 3, height: 44.5), "a pixel")
    #expect(try !differs(probe, 3, height: 44.25), "half a pixel")
    #expect(
      try !differs(probe, 3, height: 44, width: 100), "the width is not the content's to decide")
    #expect(try differs(probe, 40, height: 10), "out of sight")
    #expect(try !differs(probe, 3, height: .nan) && !differs(probe, 3, height: .infinity))
    let fixed = SizingProbe(.rows(), [5])
    #expect(try !differs(fixed, 0, height: 10))
  }

  @Test func negativeSizesCountAsZero() throws {
    let probe = SizingProbe(.estimatedRows(), [3], heights: [31])
    probe.layout.invalidateLayout(with: try context(probe, 1, height: -20))
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, 1)?.height == 0)
  }

  @Test func contextNamesElementAndAdjustments() throws {
    let probe = SizingProbe()
    let context = try context(probe, 40, height: 100)
    #expect(context.invalidatedItemIndexPaths == [[0, 40]])
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 56))
    #expect(context.contentOffsetAdjustment == .zero)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }

  @Test func askingForAContextChangesNothing() throws {
    for section in [NSCollectionLayoutSection.estimatedRows(), .estimatedGrid()] {
      let probe = SizingProbe(section)
      probe.scroll(to: 900)
      let frames = (0..<60).map { probe.frame(0, $0) }
      let sizes = probe.layout.measuredSizes
      for item in [0, 3, 25, 59] { _ = try context(probe, item, height: 300) }
      #expect((0..<60).map { probe.frame(0, $0) } == frames)
      #expect(probe.layout.measuredSizes == sizes)
    }
  }

  @Test func growthAboveShiftsTheOffset() throws {
    let probe = SizingProbe()
    probe.scroll(to: 1000)
    let places = probe.places
    let context = try context(probe, 3, height: 169)
    #expect(context.contentOffsetAdjustment == CGPoint(x: 0, y: 100))
    #expect(context.contentSizeAdjustment == CGSize(width: 0, height: 100))
    probe.layout.invalidateLayout(with: context)
    probe.view.layoutIfNeeded()
    #expect(probe.view.contentOffset.y == 1100)
    #expect(probe.places == places)
  }

  @Test func lateContextKeepsVisibleItems() throws {
    let probe = SizingProbe()
    probe.scroll(to: 1000)
    let places = probe.places
    let context = try context(probe, 3, height: 169)
    probe.view.contentInset.bottom = 10
    probe.layout.invalidateLayout(with: context)
    probe.view.layoutIfNeeded()
    #expect(probe.places == places)
  }

  @Test func nothingMovesAtTheVeryTop() throws {
    let probe = SizingProbe()
    let context = try context(probe, 0, height: 131)
    #expect(context.contentOffsetAdjustment == .zero)
    probe.layout.invalidateLayout(with: context)
    probe.view.layoutIfNeeded()
    #expect(probe.view.contentOffset == .zero)
  }

  @Test(arguments: [true, false])
  func severalContextsAddUp(areMadeFirst: Bool) throws {
    // In rows of two, the elements moved by the second item of a row depend on the first.
    let probe = SizingProbe(.estimatedGrid())
    probe.scroll(to: 700)
    let places = probe.places
    let wanted: [(Int, CGFloat)] = [(0, 200), (1, 250), (3, 90), (2, 91), (0, 20)]
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    let before = probe.view.contentSize.height
    if areMadeFirst { contexts = try wanted.map { try context(probe, $0.0, height: $0.1) } }
    for (index, size) in wanted.enumerated() {
      let next = areMadeFirst ? contexts[index] : try context(probe, size.0, height: size.1)
      probe.layout.invalidateLayout(with: next)
    }
    probe.view.layoutIfNeeded()
    // The first row was 50 points high and is now 250; the second was 69 and is now 91.
    #expect(probe.view.contentOffset.y == 922)
    #expect(probe.view.contentSize.height == before + 222)
    #expect(probe.places == places)
  }

  @Test func subclassMayKeepTheOffset() throws {
    final class Stubborn: UICollectionViewCompositionalLayout {
      override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
          forPreferredLayoutAttributes: preferredAttributes,
          withOriginalAttributes: originalAttributes)
        context.contentOffsetAdjustment = .zero
        return context
      }
    }
    let data = SizingDataSource(counts: [60])
    data.itemSize = { CGSize(width: $1.width, height: 100) }
    let probe = SizingProbe(Stubborn(section: .estimatedRows()), data)
    probe.scroll(to: 1500)
    probe.scroll(to: 1300)
    #expect(probe.view.contentOffset.y == 1300)
  }

  @Test func sizeCausesNoOtherWork() throws {
    var calls = 0
    let data = SizingDataSource(counts: [1000, 1000])
    data.itemSize = { CGSize(width: $1.width, height: CGFloat(40 + $0 % 7)) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout { _, _ in
        calls += 1
        return .estimatedRows()
      }, data)
    let solved = probe.layout.workCounters.groupsSolved
    #expect(calls == 2)
    for step in 1...100 { probe.scroll(to: CGFloat(step) * 200) }
    #expect(calls == 2)
    #expect(probe.layout.workCounters.groupsSolved == solved)
    #expect(probe.frame(0, 400)?.height == 41)
  }
}
