import BenchHarness
import LayoutCore
import ScreenPlaces

/// The lower bound of `resize`: changes the length of one row, finds the first visible element, and
/// copies the visible elements.
///
/// It uses simple block sums, which give the total length and the start of the changed row.
///
/// The strategies receive the same sequence of changes. The changes in length and the visible
/// elements are recorded from the default strategy before timing starts.
final class ResizeFloorBenchmark: PreparedBenchmark {
  /// A change in the length of one row.
  private struct Change {
    var row: Int
    /// The change in the length of the row, in subpixels.
    var difference: Int64
  }

  private var sums: BlockSums
  private var changes: [Change] = []
  /// The start of the first row, in subpixels.
  private let base: Int64
  private let viewLength: Int64
  private var store = ElementStore()
  private var next = 0
  /// The start of the last changed row, in subpixels.
  private(set) var start: Int64 = 0
  /// The index of the first visible row in the last iteration.
  private(set) var firstRow = 0

  /// Creates the lower-bound benchmark after recording the changes with the default strategy.
  ///
  /// - Throws: `NothingToResize` if no item has an estimated size.
  init(_ workload: Workload, strategy: DefaultLayoutEngine) throws {
    var strategy = strategy
    let container = strategy.input.container
    let grid = container.grid
    func length() -> Int64 {
      grid.subpixels(strategy.contentSize[container.scrollAxis]).rawValue
    }
    let rows = RowStarts(of: strategy)
    let starts = rows.starts.map { grid.subpixels($0).rawValue } + [length()]
    base = starts[0]
    sums = BlockSums(zip(starts, starts.dropFirst()).map { $1 - $0 })
    viewLength = grid.subpixels(container.size[container.scrollAxis]).rawValue
    let sizes = try workload.otherSizes().map(\.new)
    // The rows are numbered as they are before any change.
    let places = sizes.map { size -> Int in
      let (section, item) = (size.element.section, size.element.item)
      guard let frame = strategy.frame(section: section, item: item) else { return 0 }
      return rows.row(at: container.start(of: frame, over: strategy.contentSize))
    }
    for (size, row) in zip(sizes, places) {
      let before = length()
      try strategy.fit([size])
      changes.append(Change(row: row, difference: length() - before))
      store.append(&strategy, in: workload.viewport(at: size.element, in: strategy))
    }
  }

  /// The length of the whole content, in subpixels.
  var length: Int64 { base + sums.total }

  /// The elements found by the last iteration.
  var elements: ContiguousArray<LayoutElement> { store.buffer }

  var preferredIterationLimit: Int { changes.count }

  func prepareBatch(iterations: Int) {
    for change in changes.prefix(next) { sums.add(-change.difference, at: change.row) }
    next = 0
  }

  func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      let change = changes[next]
      sums.add(change.difference, at: change.row)
      start = base &+ sums.sum(before: change.row)
      let offset = max(0, min(start, length &- viewLength))
      firstRow = sums.index(at: offset &- base)
      checksum &+= UInt64(truncatingIfNeeded: length ^ start) &+ UInt64(firstRow)
      checksum &+= store.copy(next)
      next += 1
    }
    return checksum
  }

  func countWork() -> [String: Int] {
    _ = run(iterations: 1)
    return ["elementsEmitted": elements.count]
  }
}
