import BenchHarness
import LayoutCore
import LayoutViewport
import ScreenPlaces

/// A benchmark that inserts rows before the first one while the end of the content is visible and
/// must not move.
final class PrependBenchmark<Strategy: LayoutStrategy>: ChangeBenchmark<Strategy> {
  private let count: Int
  private var start = Frame.zero
  private var view = Frame.zero

  /// Creates a benchmark that inserts rows before the first one.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - strategy: The strategy with no items measured.
  ///   - count: The number of rows in each insertion.
  init(_ workload: Workload, strategy: Strategy, count: Int) {
    self.count = count
    super.init(workload, changing: strategy)
    start = settle(&self.strategy, in: workload.viewport(at: 1), anchor: .end)
    view = start
  }

  override var preferredIterationLimit: Int { max(8, min(64, workload.items / 1000)) }
  override var metricIterations: Int { 8 }

  override func change(_ index: Int) -> UInt64 {
    let rows = LayoutChange.insertItems(section: 0, at: 0, count: count)
    let place = record == nil ? nil : ScreenPlace(strategy, in: view, atEnd: true)
    attempt {
      let change = try strategy.apply(
        [rows], in: view, anchor: index % 2 == 0 ? .last : .end)
      view.offset = change.offset
      let report = try strategy.settle(in: view, anchor: .end) { element, _ in
        // Rows are numbered from the oldest of the original rows.
        workload.contentSize(
          section: element.section, item: element.item - (index + 1) * count,
          offered: element.frame)
      }
      view.offset = report.offset
      record?.note(report)
    }
    if let place {
      let now = place.element.after(rows)
      record?.note(.anchorDrift, atMost: place.drift(strategy, in: view, asNow: now))
    }
    return strategy.contentSize.checksum &+ find(view, in: &strategy)
  }

  override func named(_ index: Int) -> Set<ElementID>? {
    Set((0..<count).map { ElementID(section: 0, item: $0) })
  }

  override func origin(of id: ElementID, _ index: Int) -> ElementID? {
    id.before(inserting: count, at: ElementID(section: 0, item: 0))
  }

  override func undo(_ changes: Int) {
    attempt { try strategy.apply([.removeItems(section: 0, 0..<changes * count)]) }
    view = start
  }
}
