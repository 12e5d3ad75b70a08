import FeedLayout
import LayoutTesting
import XCTest

final class FeedXCTests: XCTestCase {
  // XCTest on Linux cannot call a method of the main actor, but runs on its thread.
  func testScrollingMeasuresNewRows() throws {
    try MainActor.assumeIsolated {
      let screen = try TestScreen(makeFeedLayout(), CountedItems([1000]))
      let work = try screen.work { $0.scroll(by: 400) }
      XCTAssertLessThanOrEqual(work.itemsMeasured, 12, "\(work)")
      XCTAssert(work.matches("feed.scroll"), "\(work)")
    }
  }
}
