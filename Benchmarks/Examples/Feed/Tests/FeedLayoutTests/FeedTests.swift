import CompositionalLayout
import FeedLayout
import LayoutTesting
import Testing

/// Tests of the feed's screen, with its cells and data source.
@MainActor
struct FeedTests {
  @Test func loadingMeasuresOnlyVisibleRows() throws {
    let screen = try TestScreen(FeedController())
    #expect(screen.loading.matches("feed.loading"))
  }

  @Test func everyGestureKeepsItsPlace() throws {
    let controller = FeedController()
    let screen = try TestScreen(controller)
    let work = try screen.work {
      $0.scroll(by: 4000, steps: 20)
      $0.rotate()
      $0.setTextSize(.accessibilityLarge)
      try $0.apply(controller.snapshot(of: -50..<10_000))  // fifty newer posts
    }
    #expect(work.drift == 0)
    #expect(work.loops.isEmpty)
    #expect(work.matches("feed.gestures"))
  }

  @Test func jumpingLandsOnThePost() throws {
    let screen = try TestScreen(FeedController())
    let work = try screen.work { try $0.scroll(to: IndexPath(item: 7000, section: 0)) }
    #expect(work.landingError == 0)
    #expect(work.itemsMeasured < 30)
  }
}
