import CompositionalLayout
import Testing

struct PrefetchingTests {
  private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var fetched: [[Int]] = []
    var cancelled: [[Int]] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { fetched.append(indexPaths.map(\.item)) }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { cancelled.append(indexPaths.map(\.item)) }
  }

  private let data = CellDataSource(count: 100)
  private let prefetcher = Prefetcher()
  private let view: UICollectionView

  /// Creates rows of 20 points in a view of 100 points.
  init() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.prefetchDataSource = prefetcher
    view.dataSource = data
    view.layoutIfNeeded()
  }

  private func scroll(to offset: CGFloat) {
    prefetcher.fetched = []
    prefetcher.cancelled = []
    view.contentOffset.y = offset
    view.layoutIfNeeded()
  }

  /// **D-107**: items within one length of the view are prefetched once.
  @Test func prefetchesItemsNearTheView() {
    #expect(prefetcher.fetched == [Array(5..<10)])
    view.layoutIfNeeded()
    #expect(prefetcher.fetched.count == 1)
    scroll(to: 40)
    // Items that have become visible are neither cancelled nor fetched again.
    #expect(prefetcher.fetched == [[0, 1, 10, 11]] && prefetcher.cancelled == [])
    scroll(to: 1000)
    #expect(prefetcher.fetched == [Array(45..<50) + Array(55..<60)])
    #expect(prefetcher.cancelled == [[0, 1] + Array(7..<12)])
  }

  @Test func fetchedItemsFollowUpdates() {
    prefetcher.fetched = []
    view.performBatchUpdates {
      data.count += 1
      view.insertItems(at: [[0, 0]])
    }
    // The ninth item is now the tenth, and the fifth has been pushed out of sight.
    #expect(prefetcher.fetched == [[5]])
    #expect(prefetcher.cancelled == [[10]])
  }

  /// A layout can place items beside the content along a fixed axis.
  @Test func doesNotPrefetchUnreachableItems() {
    final class Beside: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let places = [CGPoint.zero, CGPoint(x: 150, y: 0), CGPoint(x: 0, y: 150)]
        return places.enumerated().compactMap { item, place in
          let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: item, section: 0))
          attributes.frame = CGRect(origin: place, size: CGSize(width: 20, height: 20))
          return attributes.frame.intersects(rect) ? attributes : nil
        }
      }
    }
    prefetcher.fetched = []
    view.collectionViewLayout = Beside()
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems == [[0, 0]])
    #expect(prefetcher.fetched == [])
  }

  @Test func prefetchesNothingWithoutTheFlag() {
    view.isPrefetchingEnabled = false
    scroll(to: 500)
    #expect(prefetcher.fetched == [] && prefetcher.cancelled == [])
  }
}
