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

  @Test func theNewLayoutTakesOverInTheNextPass() {
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
