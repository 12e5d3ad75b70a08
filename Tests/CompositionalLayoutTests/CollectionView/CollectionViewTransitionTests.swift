import CompositionalLayout
import Testing

struct CollectionViewTransitionTests {
  private let old = RecordingLayout()
  private let new = RecordingLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: old)
    view.layoutIfNeeded()
    old.calls = []
  }

  @Test func newLayoutAppliesInTheNextPass() {
    new.contentSize = CGSize(width: 1, height: 2)
    view.collectionViewLayout = new
    #expect(old.collectionView == nil)
    #expect(new.collectionView === view)
    #expect(old.calls == ["prepareTo"])
    #expect(new.calls == ["prepareFrom", "invalidate"])
    view.layoutIfNeeded()
    #expect(old.calls == ["prepareTo", "finalize"])
    #expect(new.calls == ["prepareFrom", "invalidate", "prepare", "finalize"])
    #expect(view.contentSize == CGSize(width: 1, height: 2))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(old.calls == ["prepareTo", "finalize"])
  }

  @Test func theLayoutBeforeTwoChangesHearsOfTheirEnd() {
    let last = RecordingLayout()
    view.collectionViewLayout = new
    view.collectionViewLayout = last
    view.layoutIfNeeded()
    #expect(old.calls == ["prepareTo", "finalize"])
    #expect(last.calls == ["prepareFrom", "invalidate", "prepare", "finalize"])
  }

  @Test func theNewLayoutChoosesTheOffset() {
    view.contentOffset.y = 30
    new.targetOffset = CGPoint(x: 0, y: 70)
    view.setCollectionViewLayout(new, animated: false)
    #expect(view.contentOffset.y == 30)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 70)
  }

  @Test("D-125: visible views hear of a transition before the layout is in place and after it")
  func viewsHearOfTransitions() {
    final class Cell: UICollectionViewCell {
      var calls: [String] = []
      override func willTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { calls.append("will \(frame.height) \(oldLayout.collectionView != nil)") }
      override func didTransition(
        from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
      ) { calls.append("did \(frame.height) \(newLayout.collectionView != nil)") }
    }
    let data = CellDataSource(count: 3)
    let layouts = [50, 70, 90].map {
      UICollectionViewCompositionalLayout(section: .rows($0))
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layouts[0])
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 0]) as? Cell
    view.setCollectionViewLayout(layouts[1], animated: false)
    view.layoutIfNeeded()
    #expect(cell?.calls == ["will 50.0 true", "did 70.0 true"])
    view.startInteractiveTransition(to: layouts[2])
    view.layoutIfNeeded()
    view.finishInteractiveTransition()
    view.layoutIfNeeded()
    #expect(cell?.calls.dropFirst(2) == ["will 70.0 true", "did 90.0 true"])
  }

  @Test func theSameLayoutAgainChangesNothing() {
    view.collectionViewLayout = old
    view.layoutIfNeeded()
    #expect(old.calls.isEmpty)
    #expect(old.collectionView === view)
  }

  @Test func theLayoutDoesNotKeepTheViewAlive() {
    let layout = UICollectionViewLayout()
    _ = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView == nil)
  }
}
