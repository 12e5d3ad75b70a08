import BenchHarness
import LayoutCore
import ScreenPlaces

/// A benchmark that times changes to a strategy's layout.
///
/// Each iteration includes a query of the changed layout, so no work can be deferred.
class ChangeBenchmark<Strategy: LayoutStrategy>: StrategyBenchmark<Strategy> {
  @safe @exclusivity(unchecked) var strategy: Strategy

  init(_ workload: Workload, changing strategy: Strategy) {
    self.strategy = strategy
    super.init(workload)
  }

  /// Performs a change and finds the elements visible afterwards.
  ///
  /// The index is the position of the change in its batch, starting at 0.
  func change(_ index: Int) -> UInt64 {
    preconditionFailure("\(type(of: self)) must override change(_:).")
  }

  /// Undoes the given number of changes, so that the next batch begins in the same state.
  func undo(_ count: Int) {
    preconditionFailure("\(type(of: self)) must override undo(_:).")
  }

  /// The number of changes since the batch began.
  private var changes = 0
  /// The record of the state before the first change, or `nil` if answers are not checked.
  private var rest: UndoCheck?
  /// The first difference that remained after changes were undone.
  private var restDifference: TraceDifference?

  override func prepareBatch(iterations: Int) {
    if changes > 0 {
      undo(changes)
      if let key, restDifference == nil, let text = rest?.difference(of: &strategy) {
        restDifference = TraceDifference(
          "\(key.label): after undoing \(changes) iterations, \(text)")
      }
    } else if key != nil, rest == nil {
      rest = UndoCheck(&strategy, workload, isBrief: key?.isRequired == true)
    }
    changes = 0
  }

  override func finishBatch(checksum: UInt64, iterations: Int) throws {
    if let restDifference { throw restDifference }
    try super.finishBatch(checksum: checksum, iterations: iterations)
  }

  override var isCyclic: Bool { false }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations { checksum &+= iterate(changes) }
    return checksum
  }

  override var inputCount: Int { preferredIterationLimit }

  override func iterate(_ input: Int) -> UInt64 {
    changes += 1
    guard record != nil, takesLocality, let named = named(input) else { return change(input) }
    let before = frames()
    let work = strategy.work
    visible.work = WorkCounters()
    let checksum = change(input)
    var done = strategy.work
    done -= work
    done += visible.work
    visible.work = WorkCounters()
    record?.add(
      UpdateLocality(work: done, visible: visible.elements, named: named) { id in
        origin(of: id, input).flatMap { before[$0] }
      })
    return checksum
  }

  /// Whether the workload is small enough to measure locality, which requires comparing all frames.
  var takesLocality: Bool { workload.items <= UpdateLocality.maxItems }

  /// The number of iterations for measuring locality if no other metric requires iterations.
  var localityIterations: Int { takesLocality ? min(4, preferredIterationLimit) : 0 }

  /// Returns the items that a change updates directly, or `nil` if it updates no particular items.
  ///
  /// The identifiers are valid after the change.
  func named(_ index: Int) -> Set<ElementID>? { nil }

  /// Returns the identifier of an item before a change, given its identifier after the change, or
  /// `nil` if the item is new.
  func origin(of id: ElementID, _ index: Int) -> ElementID? { id }

  /// Returns the frames of all items.
  private func frames() -> [ElementID: Frame] {
    let everything = Frame(
      x: 0, y: 0, width: strategy.contentSize.horizontal, height: strategy.contentSize.vertical)
    var frames: [ElementID: Frame] = [:]
    for cell in strategy.seen(in: everything) where cell.kind == .cell {
      frames[cell.id] = cell.frame
    }
    return frames
  }

  override func countWork() -> [String: Int] {
    let before = strategy.work
    _ = run(iterations: 1)
    var work = strategy.work
    work -= before
    return record(work: work, contentSize: strategy.contentSize)
  }

  /// Returns a checksum of the content size and of the elements visible around an item.
  func visibleChecksum(at id: ElementID) -> UInt64 {
    visibleChecksum(at: id, in: &strategy)
  }

  /// Computes the checksum for a strategy passed `inout`, because reading the strategy from a
  /// property would copy it.
  private func visibleChecksum(at id: ElementID, in strategy: inout Strategy) -> UInt64 {
    strategy.contentSize.checksum
      &+ find(workload.viewport(at: id, in: strategy), in: &strategy)
  }

  /// Measures the items of the given sections whose sizes have been discarded.
  ///
  /// A change that moves an item into a group of a different kind discards its measured size.
  func restoreSizes(inSections sections: Set<Int>) {
    var sizes: [FittedSize] = []
    for section in sections.sorted()
    where strategy.input.plan(ofSection: section).section.group.hasUnlikeItems {
      for item in 0..<strategy.input.sections[section].itemCount
      where strategy.fittedLengths(of: ElementID(section: section, item: item)).isUnknown {
        if let size = workload.fittedSize(section: section, item: item) { sizes.append(size) }
      }
    }
    if !sizes.isEmpty { attempt { try strategy.fit(sizes) } }
  }

  /// Makes the strategy's storage unique outside the timed code, because the first change to shared
  /// storage would copy it.
  func makeUnique() {
    guard let section = strategy.input.sections.firstIndex(where: { $0.itemCount > 0 }) else {
      return
    }
    let id = ElementID(section: section, item: 0)
    let lengths = strategy.fittedLengths(of: id)
    attempt {
      if lengths.isUnknown {
        try strategy.apply([.reloadItems(section: section, 0..<1)])
      } else {
        let grid = strategy.input.container.grid
        try strategy.fit([FittedSize(id, lengths: lengths, grid: grid)])
      }
    }
  }
}
