import BenchHarness
import LayoutCore

/// What all operations on one strategy have in common: the workload, the buffer, and what one
/// iteration gave.
class StrategyBenchmark<Strategy: LayoutStrategy>: PreparedBenchmark {
  let workload: Workload
  var visible = VisibleElements(capacity: 512)
  private var digest: FrameDigest?
  private(set) var visibleItems: Int?

  init(_ workload: Workload) { self.workload = workload }

  func run(iterations: Int) -> UInt64 {
    preconditionFailure("\(type(of: self)) does not say what to run.")
  }

  func countWork() -> [String: Int] {
    preconditionFailure("\(type(of: self)) does not say what to count.")
  }

  var preferredIterationLimit: Int { .max }

  func prepareBatch(iterations: Int) {}

  func liveBytes(using probe: AllocationProbe) -> Int? { nil }

  var frameDigest: String? { digest?.text }

  /// Lays the workload out.
  ///
  /// The workload was laid out by the default strategy when it was made, so no strategy can refuse
  /// it.
  func laidOut() -> Strategy {
    do {
      return try Strategy(workload.upright)
    } catch {
      preconditionFailure("\(Strategy.name) cannot lay out \(workload.scenario.name): \(error)")
    }
  }

  /// Finds what a strategy shows in a view, and returns something that depends on all of it.
  func find(_ view: Frame, in strategy: inout Strategy) -> UInt64 {
    visible.removeAll()
    strategy.setVisibleBounds(view)
    strategy.query(view, into: &visible)
    let count = visible.elements.count
    // Not `last`, which allocates in builds that are not optimised.
    return UInt64(count) &+ (count > 0 ? visible.elements[count - 1].frame.y.bitPattern : 0)
  }

  /// Remembers what one iteration found, and returns what that and some other work cost.
  func record(work: WorkCounters, contentSize: Vector? = nil) -> [String: Int] {
    var digest = FrameDigest()
    if let contentSize { digest.combine(contentSize) }
    visible.sort()
    for element in visible.elements { digest.combine(element) }
    remember(digest)
    visibleItems = visible.elements.count { $0.kind == .cell }
    var total = visible.work
    total += work
    visible.work = WorkCounters()
    return total.byName
  }

  /// Remembers the fingerprint of one iteration.
  func remember(_ digest: FrameDigest) { self.digest = digest }
}
