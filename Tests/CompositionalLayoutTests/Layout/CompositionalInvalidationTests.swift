import CompositionalLayout
import LayoutCore
import Testing
import _TestSupport

/// Tests the effects of invalidation contexts on a compositional layout.
struct CompositionalInvalidationTests {
  private final class Provider {
    var calls = 0
  }

  private let provider = Provider()

  private func probe(pinned: Bool = false) -> LayoutProbe {
    LayoutProbe(
      UICollectionViewCompositionalLayout { [provider] _, _ in
        provider.calls += 1
        return .rows().withHeader(pinned: pinned)
      }, [20])
  }

  @Test func onlyPinnedItemsDependOnTheOffset() {
    let scrolled = CGRect(x: 0, y: 50, width: 320, height: 480)
    let plain = probe()
    let pinning = probe(pinned: true)
    #expect(!plain.layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    #expect(pinning.layout.shouldInvalidateLayout(forBoundsChange: scrolled))
    let wider = CGRect(x: 0, y: 0, width: 321, height: 480)
    #expect(plain.layout.shouldInvalidateLayout(forBoundsChange: wider))
  }

  @Test func invalidatedElementsUseKnownSizes() {
    let probe = probe()
    let before = probe.layout.workCounters
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
    context.invalidateSupplementaryElements(
      ofKind: "header", at: [IndexPath(item: 0, section: 0)])
    probe.layout.invalidateLayout(with: context)
    probe.view.layoutIfNeeded()
    #expect(provider.calls == 2)
    #expect(probe.layout.workCounters.groupsSolved == before.groupsSolved)
    #expect(probe.data.questionCount == 1, "nobody said that the counts are wrong")
  }

  @Test func adjustmentsAreAddedOnce() {
    let probe = probe()
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: 40)
    context.contentSizeAdjustment = CGSize(width: 0, height: 500)
    probe.layout.invalidateLayout(with: context)
    #expect(probe.view.contentOffset.y == 40)
    #expect(probe.view.contentSize.height == 2520)
    probe.view.layoutIfNeeded()
    #expect(probe.view.contentOffset.y == 40)
    #expect(probe.view.contentSize.height == 2020, "the layout knows better by then")
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(probe.view.contentOffset.y == 40)
  }

  /// Whether the safe area covers anything depends on the length of the content.
  @Test func pinnedItemsStayBelowBarsInEveryPass() {
    let section = NSCollectionLayoutSection.rows().withHeader(pinned: true)
    var calls = 0
    let probe = LayoutProbe(
      UICollectionViewCompositionalLayout { _, _ in
        calls += 1
        return section
      }, [20]
    ) {
      $0.assignedSafeAreaInsets.top = 30
      $0.contentOffset.y = 100
    }
    let header = probe.layout.layoutAttributesForSupplementaryView(
      ofKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 130)
    #expect(calls == 1)
  }
}
