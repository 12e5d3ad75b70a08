import CompositionalLayout
import Testing

/// Tests how often a view asks its data source for the numbers of sections and items.
struct CountCallTests {
  /// A data source that logs each call: `nil` for the number of sections, or the section.
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [4, 0, 300]
    private(set) var calls: [Int?] = []

    /// Returns the calls since the log was last read.
    func takeCalls() -> [Int?] {
      defer { calls = [] }
      return calls
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      calls.append(nil)
      return counts.count
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      calls.append(section)
      return counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  private let source = Source()
  private let layout = UICollectionViewCompositionalLayout { _, _ in .estimatedRows() }
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
  }

  @Test func readsEachCountOnceInTheFirstPass() {
    #expect(source.takeCalls() == [nil, 0, 1, 2])
  }

  @Test func readsEachCountOnceAfterAReload() {
    _ = source.takeCalls()
    source.counts = [1, 2]
    view.reloadData()
    #expect(source.takeCalls().isEmpty, "before the next pass")
    view.layoutIfNeeded()
    #expect(source.takeCalls() == [nil, 0, 1])
    #expect(view.numberOfItems(inSection: 1) == 2 && source.takeCalls().isEmpty)
  }

  @Test func readsEachCountOnceAfterABatch() {
    _ = source.takeCalls()
    view.performBatchUpdates {
      source.counts = [5, 0, 299]
      view.insertItems(at: [[0, 0]])
      view.deleteItems(at: [[2, 7]])
    }
    #expect(source.takeCalls() == [nil, 0, 1, 2])
    source.counts = [5, 0, 299, 8]
    view.insertSections([3])
    #expect(source.takeCalls() == [nil, 0, 1, 2, 3])
  }

  @Test func unchangedDataReadsNoCounts() {
    _ = source.takeCalls()
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    view.bounds.size = CGSize(width: 480, height: 320)
    view.layoutIfNeeded()
    view.scrollToItem(at: [2, 200], at: .top, animated: false)
    layout.learnsEstimates = true
    view.layoutIfNeeded()
    #expect(source.takeCalls().isEmpty)
  }
}
