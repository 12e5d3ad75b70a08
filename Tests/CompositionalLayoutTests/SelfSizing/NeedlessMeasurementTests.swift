import Testing

@testable import CompositionalLayout

/// A record of a view's work tells needless measurements from others, and divides the time.
struct NeedlessMeasurementTests {
  /// A cell with a height from its item.
  private final class Cell: UICollectionViewCell {
    var heights: Heights?
    var item = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: heights?.ofItem[item] ?? 50)
    }
  }

  /// The heights of items that are not 50 points high.
  private final class Heights {
    var ofItem: [Int: CGFloat] = [:]
  }

  private let heights = Heights()
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let work = ViewWork(comparesReplies: true)

  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      [heights] view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.heights = heights
      (cell as? Cell)?.item = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<100))
    record { source.apply(snapshot) }
    #expect(work.measurements == 10 && work.needlessMeasurements == 0)
    work.clear()
  }

  private func record(_ action: () -> Void) {
    ViewWork.current = work
    action()
    view.layoutIfNeeded()
    ViewWork.current = nil
  }

  private func invalidate(_ item: Int) {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.invalidateIntrinsicContentSize()
  }

  @Test func sameAnswerIsNeedless() {
    record { for item in 0..<4 { invalidate(item) } }
    #expect(work.measurements == 4 && work.needlessMeasurements == 4)
  }

  @Test func lostSizesAreMeasuredNeedlessly() {
    record { view.collectionViewLayout.invalidateLayout() }
    #expect(work.measurements == 10 && work.needlessMeasurements == 10)
  }

  @Test func otherAnswerIsNotNeedless() {
    heights.ofItem[2] = 80
    record { invalidate(2) }
    #expect(work.measurements == 1 && work.needlessMeasurements == 0)
    record { invalidate(2) }
    #expect(work.needlessMeasurements == 1)
  }

  @Test func reconfiguredCellIsNotNeedless() {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([3])
    record { source.apply(snapshot) }
    #expect(work.measurements == 1 && work.needlessMeasurements == 0)
  }

  @Test func reusedCellIsNotNeedless() {
    record { view.contentOffset.y = 2000 }
    #expect(work.viewsMade < work.viewsRequested && work.measurements == work.viewsRequested)
    #expect(work.needlessMeasurements == 0)
  }

  @Test func cellBelowAnInsertionIsFollowed() {
    var snapshot = source.snapshot()
    snapshot.insertItems([-1], beforeItem: 0)
    record {
      source.apply(snapshot)
      invalidate(5)
    }
    #expect(work.needlessMeasurements == 1)
  }

  @Test(arguments: [300, 320] as [CGFloat])
  func anotherWidthOrTraitsAreNotNeedless(width: CGFloat) {
    record {
      if width == 300 {
        view.traitCollection = view.traitCollection.modifyingTraits {
          $0.preferredContentSizeCategory = .extraLarge
        }
      } else {
        view.frame.size.width = width
      }
    }
    #expect(work.measurements == 10 && work.needlessMeasurements == 0)
  }

  @Test func comparisonIsOptional() {
    let plain = ViewWork()
    ViewWork.current = plain
    for _ in 0..<2 {
      invalidate(0)
      view.layoutIfNeeded()
    }
    ViewWork.current = nil
    #expect(plain.measurements == 2 && plain.needlessMeasurements == 0)
  }

  @Test func clockChargesEachPartForItself() {
    var now: Int64 = 0
    let clock = PartClock { now }
    clock.run {
      now += 1
      let outer = clock.enter(.layout)
      now += 10
      let layout = clock.enter(.cells)
      now += 100
      clock.resume(layout)
      now += 1000
      clock.resume(outer)
      now += 10_000
    }
    now += 100_000
    let times = PartClock.Part.allCases.map { clock.nanoseconds(of: $0) }
    #expect(times == [10_001, 1010, 0, 100, 0, 0])
  }
}
