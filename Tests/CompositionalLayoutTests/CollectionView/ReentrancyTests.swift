import CompositionalLayout
import Testing
import _TestSupport

/// Tests reentrant calls of a view.
struct ReentrancyTests {
  /// A screen with two sections of rows of 20 points, all visible, recording what callbacks find in
  /// the view.
  private final class Screen: NSObject, UICollectionViewDelegate {
    let screen = SnapshotScreen(
      .rows(20), .init(Array(0..<15), Array(100..<110)))
    var visibleCounts: [Int] = []
    var strays: [IndexPath] = []
    var view: UICollectionView { screen.view }

    override init() {
      super.init()
      view.delegate = self
      // Views that are visible before the delegate is set are not reported.
      view.reloadData()
      view.layoutIfNeeded()
    }

    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { use() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { use() }

    /// Selects and scrolls to all items reported as visible by the view.
    func use() {
      let paths = view.indexPathsForVisibleItems
      visibleCounts.append(paths.count)
      for path in paths {
        guard screen.dataSource.itemIdentifier(for: path) != nil else {
          strays.append(path)
          continue
        }
        view.selectItem(at: path, animated: false, scrollPosition: [])
        view.scrollToItem(at: path, at: [], animated: false)
      }
    }
  }

  @Test("Behaviour 105: a callback of an update finds the paths of the new data")
  func departuresFindTheNewData() {
    let screen = Screen()
    var snapshot = screen.screen.dataSource.snapshot()
    snapshot.deleteItems(Array(0..<8) + Array(100..<105))
    screen.screen.dataSource.apply(snapshot)
    #expect(screen.strays == [])
    #expect(screen.visibleCounts == Array(repeating: 11, count: 13))
    #expect(screen.screen.visibleItems == Array(8..<15) + Array(105..<110))
  }

  @Test("Behaviour 105: a view that is reloaded shows nothing until it is laid out")
  func reloadsShowNothing() {
    let screen = Screen()
    let view = screen.view
    view.reloadData()
    #expect(screen.visibleCounts == Array(repeating: 0, count: 24))
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 5)) == [0, 0])
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.count == 24)
  }

  @Test("Behaviour 105: handlers find the paths of the new data")
  func handlersFindTheNewData() {
    let section = NSCollectionLayoutSection.rows(20)
    var found: [[Int]] = []
    var screen: SnapshotScreen?
    section.visibleItemsInvalidationHandler = { _, _, _ in
      guard let screen else { return }
      found.append(screen.view.indexPathsForVisibleItems.map(\.item))
      for path in screen.view.indexPathsForVisibleItems {
        screen.view.scrollToItem(at: path, at: .top, animated: false)
      }
    }
    screen = SnapshotScreen(section, .init([1, 2, 3, 4]))
    found = []
    screen?.dataSource.apply(.init([2, 4]))
    #expect(found.allSatisfy { $0 == [0, 1] })
    #expect(!found.isEmpty)
  }

  @Test("Behaviour 105: a view that a provider resizes is laid out in its new size")
  func providersResizeTheView() {
    weak var view: UICollectionView?
    let layout = UICollectionViewCompositionalLayout { _, _ in
      view?.bounds.size.width = 154
      return .rows(20)
    }
    let screen = SnapshotScreen(layout)
    screen.dataSource.apply(.init([1, 2, 3]))
    view = screen.view
    layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentSize.width == 154)
    #expect(screen.cell(of: 1)?.frame.width == 154)
  }
}
