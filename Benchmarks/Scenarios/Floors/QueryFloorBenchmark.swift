import BenchHarness
import LayoutCore
import ScreenPlaces

/// The lower bound of `query`: finds the first row in a visible rectangle by binary search, and
/// copies the elements in the rectangle.
///
/// The search uses a sorted array of row starts. The default strategy finds the elements before
/// timing starts.
///
/// The strategies receive the same sequence of rectangles.
final class QueryFloorBenchmark: PreparedBenchmark {
  private let rows: RowStarts
  /// The offset of each visible rectangle from the start of the content, in points.
  private let offsets: [Double]
  private var store = ElementStore()
  private var next = 0
  /// The index of the first visible row in the last iteration.
  private(set) var row = 0

  init(_ workload: Workload, strategy: DefaultLayoutEngine) {
    var strategy = strategy
    let contentSize = strategy.contentSize
    let container = strategy.input.container
    let views = workload.randomViews(of: contentSize)
    rows = RowStarts(of: strategy)
    offsets = views.map { container.start(of: $0, over: contentSize) }
    for view in views { store.append(&strategy, in: view) }
  }

  /// The elements found by the last iteration.
  var elements: ContiguousArray<LayoutElement> { store.buffer }

  func prepareBatch(iterations: Int) { next = 0 }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      row = rows.row(at: offsets[next])
      checksum &+= UInt64(row) &+ store.copy(next)
      next += 1
      if next == offsets.count { next = 0 }
    }
    return checksum
  }

  func countWork() -> [String: Int] {
    _ = run(iterations: 1)
    return ["elementsEmitted": elements.count]
  }
}
