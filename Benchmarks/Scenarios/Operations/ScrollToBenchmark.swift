import BenchHarness
import LayoutCore
import LayoutViewport
import ScreenPlaces

/// A benchmark that scrolls to distant items, without measuring the items in between.
final class ScrollToBenchmark<Strategy: LayoutStrategy>: ChangeBenchmark<Strategy> {
  private let targets: [ElementID]
  private var view: Frame

  init(_ workload: Workload, strategy: Strategy) {
    var targets = workload.places(64, for: 13)
    if workload.scenario.script == .restlessJumps {
      let last = ElementID(section: 0, item: max(0, workload.items - 1))
      // The targets cycle through the middle, the end and a random item.
      for index in stride(from: 0, to: targets.count - 1, by: 3) {
        targets[index] = ElementID(section: 0, item: last.item / 2)
        targets[index + 1] = last
      }
    }
    self.targets = targets
    view = workload.viewport(at: 0)
    super.init(workload, changing: strategy)
    makeUnique()
  }

  override var preferredIterationLimit: Int { targets.count }
  override var metricIterations: Int { min(12, targets.count) }

  override func change(_ index: Int) -> UInt64 {
    let id = targets[index]
    // The targets alternate between the ends and the centre of the view.
    let end = [ScrollTarget.start, .center, .end, .start][index % 4]
    if workload.upright.isRow(section: id.section) { reveal(id) }
    land(on: id, at: end)
    if workload.scenario.script == .restlessJumps {
      for round in 1...2 {
        changeNeighbours(of: id, revision: 2 * index + round)
        land(on: id, at: end)
      }
    }
    return strategy.contentSize.checksum &+ find(view, in: &strategy)
  }

  /// Scrolls an item's orthogonal row until the item is the first visible one.
  ///
  /// Scrolling to an item moves only the view, not the row.
  private func reveal(_ id: ElementID) {
    let axis = workload.axis.other
    guard let first = strategy.frame(section: id.section, item: 0),
      let frame = strategy.frame(section: id.section, item: id.item)
    else { return }
    let isMirrored = axis == .horizontal && workload.upright.container.isRightToLeft
    let offset =
      isMirrored
      ? first.start(axis) + first.length(axis) - frame.start(axis) - frame.length(axis)
      : frame.start(axis) - first.start(axis)
    strategy.setRowOffset(offset, section: id.section)
  }

  private func land(on id: ElementID, at end: ScrollTarget) {
    attempt {
      guard
        let report = try strategy.scroll(
          toSection: id.section, item: id.item, at: end, in: view, measure: workload.measure)
      else { return }
      view.offset = report.offset
      guard record != nil else { return }
      record?.note(.rounds, atMost: Double(report.rounds))
      record?.add(.itemsMeasured, Double(report.measured))
      record?.note(.landingError, atMost: strategy.landingError(of: id, at: end, in: view))
    }
  }

  /// Resizes the items around an item, as if pictures had finished loading.
  private func changeNeighbours(of id: ElementID, revision: Int) {
    let count = strategy.input.sections[id.section].itemCount
    let items = max(0, id.item - 4)..<min(count, id.item + 5)
    let sizes = items.compactMap { item -> FittedSize? in
      item == id.item
        ? nil : workload.fittedSize(section: id.section, item: item, revision: revision)
    }
    guard !sizes.isEmpty else { return }
    attempt {
      let change = try strategy.fit(
        sizes, in: view, anchor: .item(section: id.section, item: id.item))
      view.offset = change.offset
    }
  }

  override func undo(_ count: Int) {
    forgetSizes(of: &strategy)
    for id in targets.prefix(count) where workload.upright.isRow(section: id.section) {
      strategy.setRowOffset(0, section: id.section)
    }
    view = workload.viewport(at: 0)
  }
}

/// The operation of scrolling to distant items.
struct ScrollToOperation: OperationDefinition {
  let name = "scroll-to"
  let summary =
    "scrolls past unmeasured items to a random one, then measures the visible items"

  func applies(to scenario: Scenario) -> Bool { scenario.content != nil }

  func state(in scenario: Scenario) -> StrategyStore.State { .laidOut }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try ScrollToBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Scrolling to an item past unmeasured ones.
  public static let scrollTo = TimedOperation(ScrollToOperation())
}
