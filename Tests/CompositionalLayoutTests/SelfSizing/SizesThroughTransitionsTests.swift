import CompositionalLayout
import Testing
import _TestSupport

/// Tests sizes requested by cells during a transition to another layout.
struct SizesThroughTransitionsTests {
  private let fixed = UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: .rows(height: 50)))
  private let estimated = UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: .size(.fractionalWidth(1), .estimated(44)),
        subitems: [.item(.fractionalWidth(1), .estimated(44))])))

  /// Returns twenty rows requesting 80 points each, in a view of 320 × 400 points.
  private func probe(_ layout: UICollectionViewCompositionalLayout) -> SizingProbe {
    let data = SizingDataSource(counts: [20])
    data.itemSize = { _, offered in CGSize(width: offered.width, height: 80) }
    return SizingProbe(layout, data, size: CGSize(width: 320, height: 400))
  }

  private func heights(_ probe: SizingProbe) -> Set<CGFloat> {
    Set(probe.view.visibleCells.map(\.frame.height))
  }

  private func start(
    _ probe: SizingProbe, to layout: UICollectionViewLayout, progress: CGFloat
  ) {
    probe.view.startInteractiveTransition(to: layout).transitionProgress = progress
    probe.view.layoutIfNeeded()
  }

  @Test("Behaviour 66: a layout that takes over measures the cells", arguments: [0, 0.5, 1])
  func cellsAreMeasuredAfterATransition(progress: CGFloat) {
    let probe = probe(fixed)
    start(probe, to: estimated, progress: progress)
    probe.view.finishInteractiveTransition()
    probe.view.layoutIfNeeded()
    #expect(heights(probe) == [80])
    #expect(probe.view.indexPathsForVisibleItems.count == 5)
  }

  @Test func measuresCellsInsertedDuringACancelledTransition() {
    let probe = probe(estimated)
    start(probe, to: fixed, progress: 0)
    probe.data.sections[0].items.insert(contentsOf: [100, 101], at: 0)
    probe.view.insertItems(at: [[0, 0], [0, 1]])
    probe.view.cancelInteractiveTransition()
    probe.view.layoutIfNeeded()
    #expect(heights(probe) == [80])
  }

  @Test func measuresCellsRevealedByACancelledTransition() {
    let probe = probe(estimated)
    start(probe, to: fixed, progress: 0)
    probe.scroll(to: 700)
    probe.view.cancelInteractiveTransition()
    probe.view.layoutIfNeeded()
    #expect(heights(probe) == [80])
  }

  /// The first cell replaces the layout while it is being measured for the old one; one of the
  /// heights equals the new layout's estimate.
  @Test(arguments: [50, 44])
  func newLayoutMeasuresCellsDuringAPass(height: CGFloat) {
    let probe = probe(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: .rows(height: height))))
    let data = probe.data
    var next: UICollectionViewLayout? = estimated
    data.itemSize = { [view = probe.view] _, offered in
      if let layout = next {
        next = nil
        view.collectionViewLayout = layout
      }
      return CGSize(width: offered.width, height: 80)
    }
    probe.view.cellForItem(at: [0, 0])?.invalidateIntrinsicContentSize()
    probe.view.layoutIfNeeded()
    #expect(next == nil)
    #expect(heights(probe) == [80])
  }
}
