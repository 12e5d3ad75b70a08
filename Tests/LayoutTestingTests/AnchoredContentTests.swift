import CompositionalLayout
import LayoutCore
import LayoutTesting
import Testing

/// Drift and landing are measured at the content that the layout's anchor names.
@MainActor
struct AnchoredContentTests {
  private func screen(
    _ anchor: UICollectionViewCompositionalLayout.ContentAnchor,
    _ items: CountedItems = Feed.items(1000)
  ) throws -> TestScreen {
    let layout = Feed.layout()
    layout.contentAnchor = anchor
    return try TestScreen(layout, items)
  }

  @Test(
    arguments: [.first, .last, .end, .item([0, 400])]
      as [UICollectionViewCompositionalLayout.ContentAnchor])
  func anchoredContentStays(anchor: UICollectionViewCompositionalLayout.ContentAnchor) throws {
    let items = Feed.items(1000)
    let screen = try screen(anchor, items)
    try screen.scroll(to: IndexPath(item: 400, section: 0))
    let work = try screen.work {
      $0.scroll(by: -100, steps: 4)
      $0.rotate()
      $0.rotate()
      $0.batch {
        items.counts[0] += 20
        $0.insertItems(at: (0..<20).map { IndexPath(item: $0, section: 0) })
      }
    }
    #expect(work.drift == 0)
  }

  /// Earlier messages move up on the screen when one is added.
  @Test func conversationFollowsItsEnd() throws {
    let items = Feed.items(200)
    let screen = try screen(.end, items)
    for _ in 0..<3 { screen.scroll(to: 1e9) }
    let start = screen.view.contentOffset.y
    let work = try screen.work {
      $0.batch {
        items.counts[0] += 1
        $0.insertItems(at: [IndexPath(item: 200, section: 0)])
      }
      $0.rotate()
    }
    #expect(screen.view.contentOffset.y > start && work.drift == 0)
    let moved = try screen.work { screen in
      screen.batch {
        items.counts[0] -= 1
        $0.deleteItems(at: [IndexPath(item: 0, section: 0)])
        screen.view.contentOffset.y -= 100
      }
    }
    #expect(moved.drift == 100)
  }

  /// Cells enlarged by a handler are no drift.
  @Test func handlersDoNotMoveTheAnchor() throws {
    let section = Feed.section(height: .absolute(50))
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items { item.transform = CGAffineTransform(translationX: 0, y: offset.y / 10) }
    }
    let screen = try TestScreen(
      UICollectionViewCompositionalLayout(section: section), CountedItems([1000]))
    #expect(try screen.work { $0.scroll(by: 4000, steps: 10) }.drift == 0)
  }

  /// The rows have odd and even heights in pixels.
  @Test(arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom])
  func landingIsExactForEachHeight(position: UICollectionView.ScrollPosition) throws {
    let screen = try Feed.screen()
    let work = try screen.work {
      for item in stride(from: 20, to: 980, by: 37) {
        try $0.scroll(to: IndexPath(item: item, section: 0), at: position)
      }
    }
    #expect(work.landingError == 0)
  }

  @Test func itemWithoutACellIsInfinitelyFar() throws {
    var view: UICollectionView?
    // A cell that scrolls the view back to its start while it is being measured.
    let items = CountedItems([1000]) {
      if $0.indexPath.item > 600 { view?.contentOffset.y = 0 }
      return CGSize(width: $0.size.width, height: 50)
    }
    let screen = try screen(.first, items)
    view = screen.view
    let far = try screen.work { try $0.scroll(to: IndexPath(item: 700, section: 0)) }
    #expect(far.landingError == .infinity && "\(far)".contains("landingError infinite"))
    let across = try screen.work {
      try $0.scroll(to: IndexPath(item: 3, section: 0), at: .left)
    }
    #expect(across.landingError == nil)
  }
}
