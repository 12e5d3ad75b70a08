import CompositionalLayout
import Testing

struct CollectionViewLayoutPassTests {
  private let layout = RecordingLayout()
  private let dataSource = ListDataSource([3, 0, 4])
  private let view: UICollectionView

  /// Creates a view after its first pass, with an empty log.
  init() {
    view = UICollectionView(
      frame: CGRect(x: 5, y: 6, width: 320, height: 480), collectionViewLayout: layout)
    view.dataSource = dataSource
    view.layoutIfNeeded()
    layout.calls = []
  }

  @Test func theFirstPassPrepares() {
    #expect(layout.collectionView === view)
    #expect(layout.preparedBounds == [CGRect(x: 0, y: 0, width: 320, height: 480)])
    #expect(layout.preparedCounts == [[3, 0, 4]])
    #expect(view.contentSize == CGSize(width: 100, height: 1000))
  }

  @Test func aPassWithoutInvalidationPreparesNothing() {
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(layout.calls.isEmpty)
  }

  @Test func contentSizeIsReadInEachPass() {
    layout.contentSize.height = 2000
    #expect(view.contentSize.height == 1000)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 2000)
  }

  @Test func invalidationIsCoalesced() {
    layout.invalidateLayout()
    layout.invalidateLayout()
    #expect(layout.calls == ["invalidate", "invalidate"])
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(layout.calls == ["invalidate", "invalidate", "prepare"])
  }

  @Test func scrollingAsksWithoutPreparing() {
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.calls == ["ask"])
    #expect(view.bounds == CGRect(x: 0, y: 10, width: 320, height: 480))
    #expect(view.contentOffset == CGPoint(x: 0, y: 10))
  }

  @Test func equalBoundsInvalidateNothing() {
    view.bounds = view.bounds
    #expect(layout.calls.isEmpty)
  }

  @Test func aNewSizeInvalidatesWithTheContextOfTheLayout() throws {
    view.bounds.size.width = 400
    #expect(layout.calls == ["ask", "context", "invalidate"])
    let context = try #require(layout.contexts.last)
    #expect(context is RecordingLayout.Context)
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    view.layoutIfNeeded()
    #expect(layout.calls.last == "prepare")
    #expect(layout.preparedBounds.last?.width == 400)
  }

  @Test func theLayoutSeesTheOldBoundsWhileItIsAsked() {
    var seen: [CGRect] = []
    layout.invalidatesForBounds = { old, new in
      seen = [old, new]
      return false
    }
    view.bounds = CGRect(x: 0, y: 50, width: 320, height: 480)
    #expect(seen.map(\.minY) == [0, 50])
  }

  @Test func offsetAdjustmentForNewBoundsIsAddedToThem() {
    layout.invalidatesForBounds = { _, _ in true }
    layout.offsetAdjustment = CGPoint(x: 0, y: 7)
    view.contentOffset.y = 100
    #expect(view.contentOffset.y == 107)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 107)
    #expect(layout.preparedBounds.last?.minY == 107)
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 107)
  }

  /// Like a layout that keeps a position, each context states the remaining distance.
  @Test func contextStartsFromThePreviousOffset() {
    for _ in 0..<2 {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment.y = 500 - view.contentOffset.y
      layout.invalidateLayout(with: context)
      #expect(view.contentOffset.y == 500)
    }
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 500)
  }

  @Test func offsetAdjustmentsAddUp() {
    layout.contentSize.width = 1000
    view.contentOffset = CGPoint(x: 100, y: 100)
    view.layoutIfNeeded()
    for step in [3.0, 4.0] {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: step, y: -step)
      layout.invalidateLayout(with: context)
    }
    view.layoutIfNeeded()
    #expect(view.contentOffset == CGPoint(x: 107, y: 93))
  }

  @Test("D-67: adjusted offsets are limited to the content when the pass is over")
  func limitsAdjustedOffsetsLast() {
    func adjust() {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 700)
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
    }
    // The content grows only in the second round.
    var offsets: [CGFloat] = []
    layout.onPrepare = { [layout, view] in
      offsets.append(view.contentOffset.y)
      if offsets.count == 1 {
        layout.invalidateLayout()
      } else {
        layout.contentSize.height = 2000
      }
    }
    view.contentOffset.y = 500
    adjust()
    #expect(offsets == [1200, 1200], "once, and not limited in between")
    #expect(view.contentOffset.y == 1200)
    adjust()
    #expect(offsets == [1200, 1200, 1900])
    #expect(view.contentOffset.y == 1520, "2000 less 480")
  }

  @Test("D-67: offsets beyond the content stay until it changes")
  func offsetsBeyondTheContent() {
    view.contentOffset.y = -50
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -50)
    layout.contentSize.height = 2000
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == -50, "longer content")
    layout.contentSize.height = 1990
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 0, "shorter content")
  }

  @Test func sizeAdjustmentsAddUpUntilTheNextContentSize() {
    var seen: CGSize?
    layout.onPrepare = { [view] in seen = view.contentSize }
    for step in [3.0, 4.0] {
      let context = UICollectionViewLayoutInvalidationContext()
      context.contentSizeAdjustment = CGSize(width: step, height: -step)
      layout.invalidateLayout(with: context)
    }
    view.layoutIfNeeded()
    #expect(seen == CGSize(width: 107, height: 993))
    #expect(view.contentSize == CGSize(width: 100, height: 1000))
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(seen == CGSize(width: 100, height: 1000))
  }

  @Test func selfInvalidatingLayoutGetsAnotherRound() {
    var remaining = 2
    layout.onPrepare = { [layout] in
      if remaining > 0 {
        remaining -= 1
        layout.invalidateLayout()
      }
    }
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.calls.filter { $0 == "prepare" }.count == 3)
  }

  @Test func unsettledLayoutDoesNotHang() {
    layout.onPrepare = { [layout] in layout.invalidateLayout() }
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.calls.filter { $0 == "prepare" }.count == 100)
  }

  @Test func surroundingsInvalidateTheLayoutWhenTheyChange() {
    let changes: [(UICollectionView) -> Void] = [
      { $0.traitCollection = UITraitCollection(displayScale: 3) },
      { $0.assignedSafeAreaInsets.top = 20 }, { $0.layoutMargins.left = 30 },
      { $0.directionalLayoutMargins.trailing = 31 }, { $0.contentInset.bottom = 5 },
      { $0.readableContentInsets = .zero }, { $0.contentInsetAdjustmentBehavior = .never },
      { $0.alwaysBounceVertical = true }, { $0.alwaysBounceHorizontal = true },
    ]
    for (index, change) in changes.enumerated() {
      layout.calls = []
      change(view)
      #expect(layout.calls == ["invalidate"], "change \(index)")
      change(view)
      #expect(layout.calls == ["invalidate"], "change \(index) again")
    }
  }

  @Test func framesComeFromTheLayout() {
    let path = IndexPath(item: 1, section: 2)
    #expect(view.layoutAttributesForItem(at: path)?.indexPath == path)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: "h", at: path) == nil)
  }
}
