import Allocations
import CompositionalLayout
import LayoutCore

/// A recorder of the work done by one closure, excluding the look-ups that the test makes for
/// itself.
@MainActor
final class WorkRecorder {
  private let meter: ThreadAllocationMeter?
  private let record: ViewWork
  /// The layouts observed so far, each with its initial counts.
  private var layouts: [(layout: UICollectionViewCompositionalLayout, start: WorkCounters)] = []
  /// The work of the test's own look-ups, which is subtracted.
  private var lookups = WorkCounters()
  /// The largest movement of the anchored item, in points; `nil` after a change that left no item
  /// to compare.
  private var drift: Double? = 0
  /// The largest distance of an item from its scroll target, in points; `nil` before the first
  /// scroll to an item.
  private var landingError: Double?

  /// Creates a recorder without any recorded work.
  ///
  /// - Parameters:
  ///   - record: The screen's record, including the last answers of its views to size requests.
  ///   - meter: The allocation meter; `nil` without jemalloc.
  init(_ record: ViewWork, _ meter: ThreadAllocationMeter?) {
    (self.record, self.meter) = (record, meter)
  }

  /// Runs a closure and records the work it does.
  func record(_ body: () throws -> Void) rethrows {
    record.clear()
    meter?.reset()
    ViewWork.current = record
    meter?.resume()
    defer {
      meter?.pause()
      ViewWork.current = nil
    }
    try body()
  }

  /// Performs a look-up without counting its work.
  func lookUp<Result>(in view: UICollectionView, _ body: () -> Result) -> Result {
    meter?.pause()
    ViewWork.current = nil
    noteLayout(of: view, isNew: true)
    let before = counters
    defer {
      lookups += counters - before
      ViewWork.current = record
      meter?.resume()
    }
    return body()
  }

  /// Records the movement of the anchored item; pass `nil` if no item remained to compare.
  func note(drift movement: Double?) { drift = movement.flatMap { m in drift.map { max($0, m) } } }

  /// Records the final distance of an item from its scroll target.
  func note(landingError error: Double) { landingError = max(landingError ?? 0, error) }

  /// Returns the work recorded so far.
  ///
  /// - Throws: ``TestScreenError/noCompositionalLayout(layout:)`` if the view has another kind of
  ///   layout.
  func work(of view: UICollectionView) throws -> ScreenWork {
    guard view.collectionViewLayout is UICollectionViewCompositionalLayout else {
      throw TestScreenError.noCompositionalLayout(
        layout: "\(type(of: view.collectionViewLayout))")
    }
    noteLayout(of: view, isNew: true)
    return ScreenWork(
      counters: counters - lookups, itemsMeasured: record.measurements,
      needlessMeasurements: record.needlessMeasurements, viewsMade: record.viewsMade,
      viewsReused: max(0, record.viewsRequested - record.viewsMade),
      countCalls: record.countCalls, providerCalls: record.providerCalls, passes: record.passes,
      rounds: record.rounds, loops: record.loops, drift: drift, landingError: landingError,
      allocations: AllocationFigures(meter?.total), culprit: Culprit(record, in: view))
  }

  /// The counts of all layouts since they were first seen.
  private var counters: WorkCounters {
    var sum = WorkCounters()
    for (layout, start) in layouts { sum += layout.workCounters - start }
    return sum
  }

  /// Adds the layout of a view to the counted layouts, unless it is already among them.
  ///
  /// If `isNew` is `true`, all of the layout's work is counted, even work before this call.
  func noteLayout(of view: UICollectionView, isNew: Bool) {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      !layouts.contains(where: { $0.layout === layout })
    else { return }
    layouts.append((layout, isNew ? WorkCounters() : layout.workCounters))
  }
}
