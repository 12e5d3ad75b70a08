import CompositionalLayout
import LayoutTesting
import Testing

/// The screen does what a user and an app do.
@MainActor
struct TestScreenTests {
  @Test func scrollingByADistanceStopsAtTheEnds() throws {
    let screen = try Feed.screen(30)
    screen.scroll(by: 100)
    #expect(screen.view.contentOffset.y == 100)
    screen.scroll(by: -500)
    #expect(screen.view.contentOffset.y == 0)
    // The rows at the end have to be measured first.
    for _ in 0..<3 { screen.scroll(to: 1e9) }
    #expect(screen.view.contentOffset.y == screen.view.contentSize.height - 844)
  }

  @Test func scrollingInStepsMeasuresTheRowsOnTheWay() throws {
    let (atOnce, inSteps) = (try Feed.screen(), try Feed.screen())
    let jump = try atOnce.work { $0.scroll(by: 4000) }
    let drag = try inSteps.work { $0.scroll(by: 4000, steps: 40) }
    #expect(jump.itemsMeasured < 30 && drag.itemsMeasured > 50)
    #expect(jump.passes == 1 && drag.passes == 40)
  }

  @Test func horizontalContentScrollsForwardsInBothReadingDirections() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(100), heightDimension: .fractionalHeight(1))
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      let layout = UICollectionViewCompositionalLayout(
        section: section, configuration: configuration)
      let screen = try TestScreen(layout, CountedItems([100])) { $0.layoutDirection = direction }
      screen.scroll(to: 0)
      let work = try screen.work { $0.scroll(by: 1000) }
      #expect(screen.view.indexPathsForVisibleItems.min()?.item == 10)
      #expect(work.drift == 0)
      let jump = try screen.work { try $0.scroll(to: IndexPath(item: 50, section: 0)) }
      #expect(screen.view.indexPathsForVisibleItems.min()?.item == 50)
      #expect(jump.landingError == 0)
    }
  }

  @Test func aControllerIsLoadedShownAndFound() throws {
    let controller = FeedController(posts: 100)
    let screen = try TestScreen(controller)
    #expect(controller.appearances == ["load", "appear"])
    #expect(screen.view.numberOfItems(inSection: 0) == 100)
    #expect(screen.view.bounds.size == TestScreen.phoneSize)
    #expect(screen.view.traitCollection.displayScale == 3)
  }

  @Test func loadingIsWorkFromTheFirstCallOfTheControllerOn() throws {
    let screen = try TestScreen(FeedController(posts: 100))
    #expect(screen.loading.viewsMade >= screen.view.visibleCells.count)
    #expect(screen.loading.itemsMeasured > 10 && screen.loading.groupsSolved > 0)
  }

  @Test func aScreenWithinWorkIsRefused() throws {
    let screen = try Feed.screen()
    #expect(throws: TestScreenError.nestedWork) { try screen.work { _ in _ = try Feed.screen() } }
  }

  @Test func rotatingSwapsTheSidesAndTheSizeClasses() throws {
    let screen = try TestScreen(FeedController(posts: 1000))
    screen.scroll(by: 3000)
    let work = try screen.work { $0.rotate() }
    #expect(screen.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(screen.view.traitCollection.verticalSizeClass == .compact)
    #expect(work.drift == 0)
    screen.rotate()
    #expect(screen.view.traitCollection.verticalSizeClass == .regular)
    screen.resize(to: CGSize(width: 820, height: 1180))
    #expect(screen.view.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.view.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test func anotherTextSizeMeasuresTheVisibleCellsAgain() throws {
    let screen = try TestScreen(FeedController(posts: 1000))
    let before = screen.view.visibleCells.map(\.frame.height).max() ?? 0
    let work = try screen.work { $0.setTextSize(.accessibilityLarge) }
    #expect(screen.view.visibleCells.map(\.frame.height).max() ?? 0 > 1.5 * before)
    #expect(work.itemsMeasured > 0)
  }

  @Test func aSnapshotKeepsWhatIsVisible() throws {
    let controller = FeedController(posts: 1000)
    let screen = try TestScreen(controller)
    screen.scroll(by: 3000, steps: 10)
    let work = try screen.work { try $0.apply(controller.snapshot(of: -50..<1000)) }
    #expect(screen.view.numberOfItems(inSection: 0) == 1050)
    #expect(work.drift == 0)
  }

  @Test func aSnapshotOfAnotherTypeIsRefused() throws {
    let screen = try TestScreen(FeedController(posts: 10))
    let error = #expect(throws: TestScreenError.self) {
      try screen.work { try $0.apply(NSDiffableDataSourceSnapshot<Int, String>()) }
    }
    #expect(error?.description.contains("Diffable") == true)
    // The failed work has ended.
    _ = try screen.work { $0.scroll(by: 1) }
  }

  @Test func aBatchKeepsWhatIsVisible() throws {
    let items = Feed.items(1000)
    let screen = try TestScreen(Feed.layout(), items)
    screen.scroll(by: 3000, steps: 10)
    let paths = (0..<20).map { IndexPath(item: $0, section: 0) }
    let work = try screen.work {
      $0.batch {
        items.counts[0] += 20
        $0.insertItems(at: paths)
      }
    }
    #expect(work.drift == 0 && screen.view.numberOfItems(inSection: 0) == 1020)
  }

  @Test func deletedVisibleRowsAreNotTakenForMovedOnes() throws {
    let items = Feed.items(1000)
    let screen = try TestScreen(Feed.layout(), items)
    screen.scroll(by: 3000, steps: 10)
    let first = try #require(screen.view.indexPathsForVisibleItems.min())
    let work = try screen.work {
      $0.batch {
        items.counts[0] -= 1
        $0.deleteItems(at: [first])
      }
    }
    #expect(work.drift == 0)
  }

  @Test func aScreenOfOnesOwnWindowStaysInIt() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: Feed.layout())
    let items = Feed.items(100)
    view.dataSource = items
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    #expect(try TestScreen(view).window === window)
  }

  @Test func aViewWithoutASizeGetsAPhone() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: Feed.layout())
    #expect(try TestScreen(view).view.bounds.size == TestScreen.phoneSize)
  }

  @Test func badScreensAndItemsAreErrors() throws {
    #expect(throws: TestScreenError.noCollectionView(controller: "UIViewController")) {
      try TestScreen(UIViewController())
    }
    #expect(throws: TestScreenError.noCompositionalLayout(layout: "UICollectionViewLayout")) {
      try TestScreen(UICollectionViewLayout(), CountedItems([1]))
    }
    let screen = try Feed.screen(10)
    #expect(throws: TestScreenError.noItem(section: 0, item: 10)) {
      try screen.scroll(to: IndexPath(item: 10, section: 0))
    }
    #expect(throws: TestScreenError.noItem(section: 1, item: 0)) {
      try screen.scroll(to: IndexPath(item: 0, section: 1))
    }
    #expect(throws: TestScreenError.nestedWork) {
      try screen.work { _ = try $0.work { _ in } }
    }
    _ = try screen.work { $0.scroll(by: 1) }
  }
}
