import CompositionalLayout
import Testing
import _TestSupport

/// Tests interactive transitions between layouts.
struct InteractiveTransitionTests {
  private let old = UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: .rows(height: 100)))
  private let new = UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: .rows(height: 50, itemWidth: 0.5)))
  private let data = ListDataSource([30])
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: old)
    view.dataSource = data
    view.layoutIfNeeded()
  }

  private func frame(_ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test func elementsAreBetweenTheirTwoPlaces() {
    let transition = view.startInteractiveTransition(to: new)
    #expect(view.collectionViewLayout === transition)
    #expect(transition.currentLayout === old && transition.nextLayout === new)
    view.layoutIfNeeded()
    #expect(frame(3) == CGRect(x: 0, y: 300, width: 320, height: 100))
    #expect(view.contentSize == CGSize(width: 320, height: 3000))
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(frame(3) == CGRect(x: 80, y: 175, width: 240, height: 75))
    #expect(view.contentSize == CGSize(width: 320, height: 1875))
    transition.transitionProgress = 1
    view.layoutIfNeeded()
    #expect(frame(3) == CGRect(x: 160, y: 50, width: 160, height: 50))
    let shown = transition.layoutAttributesForElements(in: view.bounds) ?? []
    #expect(shown.map(\.indexPath.item).sorted() == Array(0..<20), "as the next layout")
  }

  @Test func progressSolvesNothingButChangesOfTheDataDo() {
    let transition = view.startInteractiveTransition(to: new)
    view.layoutIfNeeded()
    let solved = (old.workCounters, new.workCounters)
    for step in 1...10 {
      transition.transitionProgress = CGFloat(step) / 20
      transition.prepare()
    }
    #expect((old.workCounters, new.workCounters) == solved)
    data.counts = [40]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2500)
    view.frame.size.width = 160
    view.layoutIfNeeded()
    #expect(frame(3)?.width == 120)
  }

  @Test func bothLayoutsAreInvalidatedOnceTheViewHasItsNewBounds() {
    let layouts = [LoggingLayout(), LoggingLayout()]
    view.collectionViewLayout = layouts[0]
    view.startInteractiveTransition(to: layouts[1])
    view.layoutIfNeeded()
    for layout in layouts {
      layout.detail = { "\(Int($0.bounds.width))" }
      layout.log = []
    }
    view.bounds.size.width = 480
    for layout in layouts {
      #expect(layout.log.filter { $0.hasPrefix("invalidate") } == ["invalidate 480"])
      #expect(layout.log.filter { $0.hasPrefix("context") } == ["context 320"])
    }
  }

  @Test func bothLayoutsFollowChangesOfTheData() {
    let layouts = (0..<2).map { _ in UICollectionViewCompositionalLayout(section: .shelf()) }
    view.collectionViewLayout = layouts[0]
    data.counts = [20, 20]
    view.reloadData()
    view.startInteractiveTransition(to: layouts[1])
    view.layoutIfNeeded()
    for layout in layouts { layout.setOrthogonalOffset(216, inSection: 0) }
    data.counts = [5, 20, 20]
    view.insertSections([0])
    for layout in layouts {
      #expect((0..<3).map(layout.orthogonalOffset) == [0, 216, 0])
      #expect(layout.initialLayoutAttributesForAppearingItem(at: [0, 0]) == nil, "it is over")
    }
  }

  @Test func elementsOfOneLayoutFade() {
    let section = NSCollectionLayoutSection(group: .rows(height: 100))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .absolute(20)), elementKind: "header",
        alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let transition = view.startInteractiveTransition(
      to: UICollectionViewCompositionalLayout(section: section))
    transition.transitionProgress = 0.25
    view.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let header = transition.layoutAttributesForSupplementaryView(ofKind: "header", at: path)
    #expect(header?.alpha == 0.25)
    let background = transition.layoutAttributesForDecorationView(
      ofKind: "background", at: path)
    #expect(background?.alpha == 0.25)
    #expect(transition.layoutAttributesForItem(at: path)?.alpha == 1)
    #expect(
      transition.layoutAttributesForElements(in: view.bounds)?.contains {
        $0.representedElementKind == "header"
      } == true)
    view.cancelInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "header").isEmpty)
  }

  @Test func elementsOfTheOldLayoutFadeOut() {
    let section = NSCollectionLayoutSection(group: .rows(height: 100))
    section.decorationItems = [.background(elementKind: "background")]
    view.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    view.layoutIfNeeded()
    let transition = view.startInteractiveTransition(to: new)
    transition.transitionProgress = 0.25
    view.layoutIfNeeded()
    let background = transition.layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 0))
    #expect(background?.alpha == 0.75)
  }

  @Test func endedTransitionIsNotAbandonedLater() {
    var endings: [[Bool]] = []
    view.startInteractiveTransition(to: new) { endings.append([$0, $1]) }
    view.finishInteractiveTransition()
    view.collectionViewLayout = old
    view.layoutIfNeeded()
    #expect(endings == [[true, true]])
  }

  @Test func theNextLayoutTakesOverOrTheOldOneAgain() {
    var endings: [[Bool]] = []
    view.startInteractiveTransition(to: new) { endings.append([$0, $1]) }
    view.layoutIfNeeded()
    view.cancelInteractiveTransition()
    #expect(view.collectionViewLayout === old)
    #expect(endings.isEmpty)
    view.layoutIfNeeded()
    #expect(endings == [[true, false]])
    #expect(new.collectionView == nil && old.collectionView === view)
    #expect(frame(3) == CGRect(x: 0, y: 300, width: 320, height: 100))

    view.startInteractiveTransition(to: new) { endings.append([$0, $1]) }
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(endings == [[true, false], [true, true]])
    #expect(view.collectionViewLayout === new)
    #expect(old.collectionView == nil && new.collectionView === view)
    #expect(frame(3) == CGRect(x: 160, y: 50, width: 160, height: 50))

    view.startInteractiveTransition(to: old) { endings.append([$0, $1]) }
    view.collectionViewLayout = new
    view.layoutIfNeeded()
    #expect(endings.last == [false, false], "abandoned")
  }

  @Test func layoutsLearnOfTheTransition() {
    let layouts = [RecordingLayout(), RecordingLayout()]
    view.collectionViewLayout = layouts[0]
    view.layoutIfNeeded()
    layouts[0].calls = []
    view.startInteractiveTransition(to: layouts[1])
    #expect(layouts.map(\.calls) == [["prepareTo"], ["prepareFrom"]])
    view.layoutIfNeeded()
    view.reloadData()
    for layout in layouts {
      #expect(layout.contexts.last?.invalidateEverything == true)
      #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
    }
    view.layoutIfNeeded()
    layouts.forEach { $0.calls = [] }
    layouts[1].targetOffset = CGPoint(x: 0, y: 33)
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(layouts[0].calls == ["finalize"])
    #expect(layouts[1].calls.filter { $0 != "ask" } == ["prepare", "finalize"])
    #expect(view.contentOffset.y == 33)
  }

  @Test func delegateChoosesTransitionLayoutAndOffset() {
    final class Bent: UICollectionViewTransitionLayout {}
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y + 5) }

      func collectionView(
        _ collectionView: UICollectionView,
        transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
      ) -> UICollectionViewTransitionLayout {
        Bent(currentLayout: fromLayout, nextLayout: toLayout)
      }
    }
    let delegate = Delegate()
    view.delegate = delegate
    #expect(view.startInteractiveTransition(to: new) is Bent)
    view.contentOffset.y = 60
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 65)
  }

  @Test func numbersFollowTheProgress() {
    let transition = UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    #expect(transition.value(forAnimatedKey: "tilt") == 0)
    transition.updateValue(3, forAnimatedKey: "tilt")
    #expect(transition.value(forAnimatedKey: "tilt") == 3)
  }

  @Test func completionsOfOrdinaryChangesComeWithThePass() {
    var completed: [Bool] = []
    view.setCollectionViewLayout(new, animated: true) { completed.append($0) }
    #expect(completed.isEmpty)
    view.layoutIfNeeded()
    #expect(completed == [true])
    view.setCollectionViewLayout(new, animated: true) { completed.append($0) }
    #expect(completed == [true, true], "there already")
  }

  @Test func transitionsDoNotNestNorEndTwice() async {
    let nested = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      view.startInteractiveTransition(to: UICollectionViewLayout())
      view.startInteractiveTransition(to: UICollectionViewLayout())
    }
    #expect(nested.standardErrorText.contains("An interactive transition is already in progress."))
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        .finishInteractiveTransition()
    }
    #expect(ended.standardErrorText.contains("No interactive transition is in progress."))
  }
}
