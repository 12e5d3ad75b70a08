import LayoutCore
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests which sections a layout asks for on demand, and when.
struct OnDemandTests {
  private typealias Snapshot = KeyedScreen.Snapshot

  /// A hundred sections of three items.
  private let snapshot = Snapshot(Array(0..<100), itemsPerSection: 3)

  private func screen(_ estimate: CGFloat = 120) -> KeyedScreen {
    let screen = KeyedScreen.onDemand(estimate)
    screen.apply(snapshot)
    return screen
  }

  @Test func firstScreenAsksForVisibleSectionsOnly() throws {
    let screen = screen()
    let asked = screen.askedSections
    #expect(asked == Array(0..<asked.count) && asked.starts(with: screen.visibleSections))
    // Measurements may push a section out of the view again.
    #expect(asked.count <= screen.visibleSections.count + 1)
    #expect(screen.layout.undescribedSectionCount == 100 - asked.count)
    try screen.expectAskedSectionsAreExact("first screen")
    let everyTime = KeyedScreen(hasKeys: false)
    everyTime.apply(snapshot)
    #expect(screen.placesOnScreen == everyTime.placesOnScreen)
    #expect(everyTime.layout.undescribedSectionCount == 0)
  }

  @Test(arguments: [CGFloat(10), 120, 4000])
  func providerCallsEqualSectionsSeen(estimate: CGFloat) {
    let work = ViewWork()
    ViewWork.current = work
    defer { ViewWork.current = nil }
    let screen = screen(estimate)
    var seen = Set(screen.visibleSections)
    for _ in 0..<40 {
      screen.scroll(to: screen.view.contentOffset.y + 90)
      seen.formUnion(screen.visibleSections)
    }
    #expect(work.providerCalls == seen.count)
    #expect(screen.askedSections.sorted() == seen.sorted())
  }

  @Test(arguments: [CGFloat(10), 120, 4000])
  func scrollingBackFromTheMiddleDoesNotMoveVisibleItems(estimate: CGFloat) throws {
    let screen = screen(estimate)
    screen.scroll(to: screen.view.contentSize.height / 2)
    for step in 0..<60 {
      #expect(screen.drift(scrollingBy: -70) == 0, "step \(step)")
    }
    #expect(screen.layout.undescribedSectionCount > 0 || estimate == 4000)
    try screen.expectAskedSectionsAreExact("after scrolling back")
  }

  @Test func noVisibleItemMovesIfAllSizesAreFixed() {
    let screen = KeyedScreen.onDemand(700) { $0 % 5 * 2 }
    screen.apply(snapshot)
    screen.scroll(to: screen.view.contentSize.height / 2)
    for step in 0..<60 {
      let before = screen.placesOnScreen
      screen.scroll(to: screen.view.contentOffset.y - 70)
      let now = screen.placesOnScreen
      for (path, place) in before where now[path] != nil {
        #expect(now[path] == place + 70, "step \(step), item \(path)")
      }
    }
  }

  @Test(arguments: [CGFloat(10), 120, 4000])
  func jumpingAsksForSeenSectionsOnly(estimate: CGFloat) {
    let screen = KeyedScreen.onDemand(estimate) { $0 % 5 * 2 }
    screen.apply(snapshot)
    for part in [0.5, 0.3, 0.9, 0.31] {
      screen.forgetCalls()
      screen.scroll(to: (screen.view.contentSize.height * part).rounded())
      #expect(Set(screen.askedSections).isSubset(of: screen.visibleSections), "at \(part)")
    }
  }

  @Test func everythingScrolledThroughEqualsALayoutThatAsksForEverySection() throws {
    let screen = screen()
    screen.scrollThroughEverything()
    #expect(screen.layout.undescribedSectionCount == 0)
    #expect(screen.askedSections == Array(0..<100))
    try screen.expectAskedSectionsAreExact(isWhole: true, "after everything")
  }

  // MARK: Queries

  @Test func attributesOfAnItemAskForItsSection() throws {
    let screen = screen()
    screen.scroll(to: 700)
    let before = screen.placesOnScreen
    screen.forgetCalls()
    let frame = try #require(screen.layout.layoutAttributesForItem(at: [70, 1])?.frame)
    #expect(screen.askedSections == [70])
    #expect(frame.height == 30)
    #expect(screen.layout.layoutAttributesForItem(at: [2, 0]) != nil)
    screen.view.layoutIfNeeded()
    #expect(screen.drift(from: before) == 0)
    #expect(screen.layout.layoutAttributesForItem(at: [70, 7]) == nil)
    #expect(screen.layout.layoutAttributesForItem(at: [700, 0]) == nil)
  }

  @Test func attributesOfASectionAboveKeepTheVisibleItemsInPlace() throws {
    let screen = screen(1000)
    screen.scroll(to: 40_000)
    let before = screen.placesOnScreen
    let offset = screen.view.contentOffset
    _ = screen.layout.layoutAttributesForItem(at: [20, 2])
    #expect(screen.view.contentOffset != offset)
    screen.view.layoutIfNeeded()
    #expect(!before.isEmpty && screen.placesOnScreen == before)
  }

  @Test func supplementaryViewsAndDecorationsAskForTheirSection() {
    let screen = screen()
    screen.forgetCalls()
    let header = screen.layout.layoutAttributesForSupplementaryView(
      ofKind: "header 1", at: [61, 0])
    #expect(screen.askedSections == [61] && header?.frame.height == 20)
    let background = screen.layout.layoutAttributesForDecorationView(
      ofKind: "background", at: [67, 0])
    #expect(screen.askedSections == [61, 67] && background != nil)
  }

  @Test func aRectangleFindsEveryElementInIt() {
    let screen = screen()
    let rect = CGRect(x: 0, y: 5000, width: 320, height: 600)
    let found = screen.layout.layoutAttributesForElements(in: rect) ?? []
    #expect(!found.isEmpty && !screen.layout.hasUndescribedSections(in: rect))
    #expect(found.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 })
    let all = CGRect(x: 0, y: 0, width: 320, height: 1e6)
    _ = screen.layout.layoutAttributesForElements(in: all)
    #expect(screen.layout.undescribedSectionCount == 0)
  }

  @Test func aPointAsksForItsSection() throws {
    let screen = screen()
    let path = try #require(screen.view.indexPathForItem(at: CGPoint(x: 10, y: 6030)))
    #expect(
      screen.layout.layoutAttributesForItem(at: path)?.frame.contains(CGPoint(x: 10, y: 6030))
        == true)
  }

  @Test(arguments: [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom])
  func scrollingToAnItemLandsExactly(position: UICollectionView.ScrollPosition) throws {
    let screen = screen()
    for section in [50, 99, 3, 71, 70, 0] {
      screen.view.scrollToItem(at: [section, 1], at: position, animated: false)
      let frame = try #require(screen.view.cellForItem(at: [section, 1])?.frame)
      let bounds = screen.view.bounds
      let wanted =
        switch position {
        case .top: frame.minY
        case .bottom: frame.maxY - bounds.height
        default: frame.midY - bounds.height / 2
        }
      let limited = screen.view.clampedOffset(CGPoint(x: 0, y: wanted)).y
      #expect(abs(bounds.minY - limited) <= 0.5, "section \(section)")
      #expect(!screen.layout.hasUndescribedSections(in: bounds))
    }
    #expect(screen.layout.undescribedSectionCount > 50)
  }

  @Test func prefetchingAsksForSectionsWithinOneViewLength() {
    final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
      var paths: Set<IndexPath> = []

      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { paths.formUnion(indexPaths) }
    }
    let (screen, prefetching) = (KeyedScreen.onDemand(), Prefetching())
    screen.view.prefetchDataSource = prefetching
    screen.apply(snapshot)
    let near = screen.view.bounds.insetBy(dx: 0, dy: -480)
    #expect(!screen.layout.hasUndescribedSections(in: near))
    #expect(screen.layout.undescribedSectionCount > 80 && prefetching.paths.contains([10, 0]))
  }

  @Test func queriesDuringABatchDoNotAsk() {
    let screen = screen()
    screen.forgetCalls()
    screen.view.performBatchUpdates {
      #expect(screen.layout.layoutAttributesForItem(at: [60, 0]) == nil)
    }
    #expect(!screen.askedSections.contains(60))
  }

  // MARK: Parts of late sections

  @Test func missingSectionIsReportedWhenItIsAskedFor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let layout = UICollectionViewCompositionalLayout { index, _ in index < 50 ? .rows(40) : nil }
      layout.estimatedSectionLength = 100
      let probe = LayoutProbe(layout, Array(repeating: 3, count: 100))
      guard layout.undescribedSectionCount == 95 || layout.undescribedSectionCount == 96 else {
        return
      }
      probe.scroll(to: 7000)
    }
    #expect(result.standardErrorText.contains("Invalid section definition."))
  }

  @Test func lateHandlersAndPinsMakeTheLayoutFollowScrolling() throws {
    let screen = KeyedScreen.onDemand { $0 < 50 ? 0 : $0 % 10 }
    screen.apply(snapshot)
    #expect(!screen.followsScrolling && screen.handled.isEmpty)
    screen.view.scrollToItem(at: [53, 0], at: .top, animated: false)
    #expect(screen.followsScrolling && screen.handled.contains("3: 53.0"))
    let pinned = KeyedScreen.onDemand { $0 < 50 ? 0 : 5 }
    pinned.apply(snapshot)
    #expect(!pinned.followsScrolling)
    pinned.view.scrollToItem(at: [70, 0], at: .top, animated: false)
    #expect(pinned.followsScrolling)
    let offset = pinned.view.contentOffset.y
    pinned.scroll(to: offset + 15)
    let path = try #require(
      pinned.view.indexPathsForVisibleSupplementaryElements(ofKind: "header 2").first)
    let header = pinned.view.supplementaryView(forElementKind: "header 2", at: path)
    #expect(header?.frame.minY == pinned.view.bounds.minY)
  }

  @Test func handlersFollowTheirSectionThroughABatch() {
    let screen = KeyedScreen.onDemand { $0 == 2 ? 3 : 0 }
    screen.apply(snapshot)
    screen.forgetCalls()
    var changed = snapshot
    changed.insertSections([200, 201], beforeSection: 0)
    changed.deleteSections([1])
    screen.apply(changed)
    #expect(screen.handled.contains("3: 3.0") && !screen.handled.contains("3: 2.0"))
  }

  @Test func laterKindsKeepTheirNames() {
    let screen = screen()
    var kinds: Set<String> = []
    for _ in 0..<30 {
      for kind in ["header 0", "header 1", "header 2"] {
        for path in screen.view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          kinds.insert(kind)
          #expect("header \(path.section % 10 % 3)" == kind)
        }
      }
      screen.scroll(to: screen.view.contentOffset.y + 200)
    }
    #expect(kinds.count == 3)
  }

  @Test func pinnedHeaderOfASectionThatBeginsAboveIsFound() throws {
    let screen = KeyedScreen.onDemand { _ in 5 }
    screen.apply(Snapshot((0..<20).map { 100 * $0 }, itemsPerSection: 40))
    screen.view.scrollToItem(at: [7, 20], at: .top, animated: false)
    let bounds = screen.view.bounds
    let paths = screen.view.indexPathsForVisibleSupplementaryElements(ofKind: "header 2")
    let first = try #require(paths.first)
    let header = try #require(screen.view.supplementaryView(forElementKind: "header 2", at: first))
    #expect(header.frame.minY == bounds.minY)
    #expect(first.section == screen.view.indexPathsForVisibleItems.first?.section)
  }

  @Test func lateProblemsHaveADiagnostic() {
    var reported: [String] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = NSCollectionLayoutSection.rows(40)
      if index == 60 { section.contentInsets.leading = 400 }
      return section
    }
    layout.estimatedSectionLength = 100
    layout.diagnosticHandler = { reported.append($0) }
    let probe = LayoutProbe(layout, Array(repeating: 3, count: 100))
    #expect(layout.diagnostics.isEmpty)
    probe.view.scrollToItem(at: [59, 0], at: .top, animated: false)
    _ = layout.layoutAttributesForItem(at: [60, 0])
    #expect(layout.diagnostics.map(\.section) == [60] && reported.count == 1)
  }
}
