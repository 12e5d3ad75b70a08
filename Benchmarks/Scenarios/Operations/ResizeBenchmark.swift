import BenchHarness
import LayoutCore
import LayoutViewport
import ScreenPlaces

/// A benchmark that resizes random items of a measured list.
final class ResizeBenchmark<Strategy: LayoutStrategy>: ChangeBenchmark<Strategy> {
  private let sizes: [FittedSize]
  private let originals: [FittedSize]
  private let bytesPerItem: Double?

  /// Creates a benchmark that resizes items of a measured list.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - strategy: The strategy to benchmark; all its items must be measured.
  ///   - measuredBytes: The memory added by measuring all items, in bytes, or `nil` if unknown.
  /// - Throws: `NothingToResize` if no item has an estimated size.
  init(_ workload: Workload, strategy: Strategy, measuredBytes: Int?) throws {
    let changes = try workload.otherSizes()
    sizes = changes.map(\.new)
    originals = changes.map(\.old)
    bytesPerItem = measuredBytes.map { Double($0) / Double(workload.items) }
    super.init(workload, changing: strategy)
    // The store may share the strategy's memory, and each part would be copied when first changed.
    // All parts that will change are therefore changed once before timing starts.
    let sizes = sizes
    attempt { try self.strategy.fit(sizes) }
    undo(sizes.count)
  }

  override var preferredIterationLimit: Int { sizes.count }
  override var metricIterations: Int { min(10, sizes.count) }

  override func change(_ index: Int) -> UInt64 {
    if record != nil { return resizeItemBeforeView(index) }
    attempt { try strategy.fit([sizes[index]]) }
    return visibleChecksum(at: sizes[index].element)
  }

  override func named(_ index: Int) -> Set<ElementID>? { [sizes[index].element] }

  override func undo(_ count: Int) {
    attempt { try strategy.fit(Array(originals.prefix(count))) }
  }

  /// Resizes an item just before the start of the view, and records any movement of the visible
  /// items.
  private func resizeItemBeforeView(_ index: Int) -> UInt64 {
    var view = viewport(below: sizes[index].element)
    let place = ScreenPlace(strategy, in: view, atEnd: false)
    attempt {
      let change = try strategy.fit([sizes[index]], in: view, anchor: .first)
      view.offset = change.offset
    }
    if let place { record?.note(.anchorDrift, atMost: place.drift(strategy, in: view)) }
    record?.set(.bytesPerMeasuredItem, bytesPerItem)
    return find(view, in: &strategy)
  }

  /// Returns a visible rectangle that begins right after an item, moved back if it would extend
  /// beyond the content.
  private func viewport(below id: ElementID) -> Frame {
    let container = workload.upright.container
    let contentSize = strategy.contentSize
    guard let frame = strategy.frame(section: id.section, item: id.item) else {
      return workload.viewport(at: id, in: strategy)
    }
    let end = container.start(of: frame, over: contentSize) + frame.length(container.scrollAxis)
    return container.viewport(
      from: min(end, container.scrollRange(over: contentSize)), over: contentSize)
  }
}

/// The operation of resizing random items.
struct ResizeOperation: OperationDefinition {
  let name = "resize"
  let summary = "resizes a random item of a measured list, gets the total size and finds the item"
  let appliesSizes = true
  let floor: Floor? = Floor(measured: { try ResizeFloorBenchmark($0, strategy: $1) })

  func applies(to scenario: Scenario) -> Bool { scenario.content?.decidesItems == true }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try ResizeBenchmark(
      setup.workload, strategy: setup.strategy(), measuredBytes: setup.measuredBytes)
  }
}

/// The operation of resizing the first item.
struct RepackOperation: OperationDefinition {
  let name = "repack"
  let summary = "resizes the first of many equal items, repacking all rows, then finds the item"
  let appliesSizes = true

  func applies(to scenario: Scenario) -> Bool { scenario.script == .firstItemChanges }

  /// Returns several times the total number of items, because packing starts again from the first
  /// item.
  func visitedItems(on workload: Workload) -> Int { 8 * workload.items }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try ResizeBenchmark(
      setup.workload, strategy: setup.strategy(), measuredBytes: setup.measuredBytes)
  }
}

extension TimedOperation {
  /// Resizing a random item of a measured list.
  public static let resize = TimedOperation(ResizeOperation())
  /// Resizing the first item, so that all rows must be packed again.
  public static let repack = TimedOperation(RepackOperation())
}
