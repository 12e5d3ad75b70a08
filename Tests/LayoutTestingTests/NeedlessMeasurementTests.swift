import Allocations
import CompositionalLayout
import LayoutTesting
import Testing

/// The work of a screen tells needless measurements from others.
@MainActor
struct NeedlessMeasurementTests {
  /// Measures all visible cells again, as a cell does that invalidates its size in each pass.
  private func remeasure(_ screen: TestScreen) {
    for cell in screen.view.visibleCells { cell.invalidateIntrinsicContentSize() }
  }

  @Test func cleanScreenHasNone() throws {
    let controller = FeedController(posts: 1000)
    let screen = try TestScreen(controller)
    #expect(screen.loading.needlessMeasurements == 0)
    let work = try screen.work {
      $0.scroll(by: 4000, steps: 20)
      $0.rotate()
      $0.setTextSize(.accessibilityLarge)
      try $0.apply(controller.snapshot(of: -50..<1000))
    }
    #expect(work.itemsMeasured > 20 && work.needlessMeasurements == 0)
  }

  @Test func cellThatRemeasuresLeadsTheFigures() throws {
    let screen = try Feed.screen()
    let cells = screen.view.visibleCells.count
    let work = try screen.work { _ in remeasure(screen) }
    #expect(work.needlessMeasurements == cells && work.itemsMeasured == cells)
    #expect("\(work)".hasPrefix("needlessMeasurements \(cells), itemsMeasured \(cells), "))
    #expect(try screen.work { $0.scroll(by: 40) }.needlessMeasurements == 0)
  }

  /// Answers before a closure and outside it are compared with its own.
  @Test func actionsOutsideTheClosureAreFollowed() throws {
    let screen = try Feed.screen()
    screen.scroll(by: 3000)
    screen.view.visibleCells.first?.invalidateIntrinsicContentSize()
    // The pending measurement takes place before the closure.
    #expect(try screen.work { _ in }.itemsMeasured == 0)
    #expect(
      try screen.work { _ in remeasure(screen) }.needlessMeasurements
        == screen.view.visibleCells.count)
  }

  /// A view recycled by a direct change shows another item of the same size.
  @Test func viewRecycledElsewhereIsNotNeedless() throws {
    let items = CountedItems([1000]) { CGSize(width: $0.size.width, height: 50) }
    let screen = try TestScreen(Feed.layout(), items)
    screen.view.frame.size.height = 200
    screen.view.layoutIfNeeded()
    let work = try screen.work { $0.view.frame.size.height = 844 }
    #expect(work.itemsMeasured > 0 && work.needlessMeasurements == 0)
  }

  @Test func comparingAnswersAllocatesNothing() throws {
    guard let meter = ThreadAllocationMeter() else { return }
    func allocations(_ record: ViewWork) throws -> Int {
      let screen = try Feed.screen()
      // Types and globals are created by the first run.
      for distance in [400, 800] as [CGFloat] {
        ViewWork.current = record
        defer { ViewWork.current = nil }
        meter.reset()
        meter.resume()
        screen.view.contentOffset.y += distance
        screen.view.layoutIfNeeded()
        meter.pause()
      }
      return meter.total.count
    }
    _ = try allocations(ViewWork(comparesReplies: true))
    #expect(try allocations(ViewWork(comparesReplies: true)) == allocations(ViewWork()))
  }
}
