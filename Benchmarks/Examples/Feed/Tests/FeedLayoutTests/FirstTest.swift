import FeedLayout
import LayoutTesting
import Testing

@MainActor @Test func scrollingMeasuresNewRows() throws {
  let screen = try TestScreen(makeFeedLayout(), CountedItems([1000]))
  let work = try screen.work { $0.scroll(by: 400) }
  #expect(work.itemsMeasured <= 12, "\(work)")
  #expect(work.drift == 0)
}
