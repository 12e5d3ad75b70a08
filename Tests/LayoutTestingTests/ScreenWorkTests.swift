import CompositionalLayout
import LayoutCore
import LayoutTesting
import Testing

/// The reported work contains exactly what the screen did.
@MainActor
struct ScreenWorkTests {
  @Test func nothingCostsNothing() throws {
    let screen = try Feed.screen()
    let work = try screen.work { _ in }
    #expect(work.counters == WorkCounters() && work.passes == 0 && work.rounds == 0)
    #expect(work.itemsMeasured == 0 && work.viewsMade == 0 && work.countCalls == 0)
    #expect(work.drift == 0 && work.landingError == nil && work.loops.isEmpty)
    #expect(work.allocations.count ?? 0 == 0 && work.allocations.bytes ?? 0 == 0)
  }

  @Test func lookingUpTheAnchorIsNoWork() throws {
    let (watched, plain) = (try Feed.screen(), try Feed.screen())
    for screen in [watched, plain] { screen.scroll(by: 3000) }
    let work = try watched.work { $0.scroll(by: 400) }
    let before = (plain.view.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .workCounters
    plain.view.contentOffset.y += 400
    plain.view.layoutIfNeeded()
    let after = (plain.view.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .workCounters
    #expect(work.counters == (try #require(after) - (try #require(before))))
  }

  @Test func workIsTheSameOnEachScreenAndInAMillionItems() throws {
    let small = try Feed.screen(1000).work { $0.scroll(by: 400) }
    let large = try Feed.screen(1_000_000).work { $0.scroll(by: 400) }
    let again = try Feed.screen(1_000_000).work { $0.scroll(by: 400) }
    #expect(small.itemsMeasured == large.itemsMeasured && small.rounds == large.rounds)
    #expect(large.groupsSolved == 0)
    #expect(large.counters == again.counters && large.viewsReused == again.viewsReused)
  }

  @Test func onlyElementsWithAnEstimateAreMeasured() throws {
    let screen = try TestScreen(Feed.layout(height: .absolute(44)), CountedItems([1000]))
    let work = try screen.work { $0.scroll(by: 400) }
    #expect(work.itemsMeasured == 0 && work.viewsMade + work.viewsReused > 0)
  }

  @Test func callsOfProvidersAndDataSourcesCount() throws {
    let section = Feed.section(height: .absolute(44))
    let layout = UICollectionViewCompositionalLayout { _, _ in section }
    let items = CountedItems([10, 10, 10])
    let screen = try TestScreen(layout, items)
    let first = screen.loading
    #expect(first.providerCalls == 3 && first.countCalls == 4)
    #expect(try screen.work { $0.scroll(by: 40) }.providerCalls == 0)
    #expect(try screen.work { $0.view.collectionViewLayout.invalidateLayout() }.providerCalls == 3)
  }

  @Test func aLayoutSetMeanwhileCounts() throws {
    let screen = try TestScreen(Feed.layout(height: .absolute(44)), CountedItems([1000]))
    let work = try screen.work {
      $0.view.collectionViewLayout = Feed.layout(height: .absolute(88))
    }
    #expect(work.groupsSolved == 1)
    let back = try screen.work { $0.scroll(by: 10) }
    #expect(back.groupsSolved == 0)
  }

  @Test func anItemThatHasToStayAndMovesIsDrift() throws {
    /// Without an anchor, measurements above the screen push the visible content.
    let layout = Feed.layout()
    layout.contentAnchor = .none
    let screen = try TestScreen(layout, Feed.items(1000))
    try screen.scroll(to: IndexPath(item: 500, section: 0))
    let work = try screen.work { $0.scroll(by: -400) }
    #expect(work.drift ?? 0 > 1)
    let kept = try Feed.screen()
    try kept.scroll(to: IndexPath(item: 500, section: 0))
    #expect(try kept.work { $0.scroll(by: -400) }.drift == 0)
  }

  @Test func allContentReplacedIsUnknownDrift() throws {
    let screen = try Feed.screen()
    screen.scroll(by: 3000)
    let work = try screen.work { $0.batch { $0.reloadData() } }
    #expect(work.drift == nil)
    #expect("\(work)".contains("drift unknown"))
  }

  @Test func landingIsExactAndTheWorstOneCounts() throws {
    let screen = try Feed.screen(100_000)
    let path = IndexPath(item: 70_000, section: 0)
    for position in [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom] {
      let work = try screen.work {
        try $0.scroll(to: IndexPath(item: 3, section: 0), at: position)
        try $0.scroll(to: path, at: position)
      }
      #expect(work.landingError == 0)
    }
  }

  @Test func aLayoutInvalidatedWheneverACellIsMeasuredIsALoop() throws {
    let layout = Feed.layout()
    var invalidates = true
    let items = CountedItems([100]) {
      if invalidates { layout.invalidateLayout() }
      return CGSize(width: 390, height: Feed.height($0.indexPath.item))
    }
    let screen = try TestScreen(layout, items)
    let work = screen.loading
    #expect(work.loops.count > 10 && work.loops == screen.view.layoutLoopDiagnoses)
    #expect(
      "\(work)".contains(
        "\nThe cell at [0, 0] requested size 390 × 44 in 12 rounds, but never received"))
    #expect("\(work)".contains(" So did \(work.loops.count - 1) more."))
    #expect("\(work)".contains("\nitem 0.0, its size never settled:\ncontainer"))
    // The same loop is reported again, but an earlier loop is not part of later work.
    let again = try screen.work { $0.view.collectionViewLayout.invalidateLayout() }
    #expect(again.loops == work.loops)
    invalidates = false
    #expect(try screen.work { $0.scroll(by: 400) }.loops.isEmpty)
  }

  @Test func theDescriptionExplainsTheItemMeasuredMostOften() throws {
    let work = try Feed.screen().work { $0.scroll(by: 400) }
    let text = "\(work)"
    #expect(text.hasPrefix("itemsMeasured \(work.itemsMeasured), "))
    #expect(text.contains("drift 0") == false)
    #expect(text.contains("the first element measured:\ncontainer"))
    #expect(text.contains(": measured"))
  }

  @Test func aScreenTooLargeToExplainSaysSo() throws {
    let work = try Feed.screen(1_000_000).work { $0.scroll(by: 400) }
    #expect("\(work)".contains("explanations are limited to 20000 items"))
  }

  @Test func allocationsSayTheirBuild() throws {
    let work = try Feed.screen().work { $0.scroll(by: 400) }
    let text = work.allocations.description
    guard let count = work.allocations.count else {
      #expect(text == "allocations not measured: jemalloc is not linked")
      return
    }
    #expect(count > 0 && text.hasPrefix("\(count) allocations, "))
    #expect(text.hasSuffix(work.allocations.isDebugBuild ? "(debug)" : "(release)"))
  }
}
