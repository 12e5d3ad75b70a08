import BenchHarness
import LayoutCore

/// A benchmark of one operation on a collection view with cells, performed as it would be in an
/// app.
///
/// The time includes translating the layout description, laying out, creating cells and measuring
/// them.
final class AppBenchmark: AnsweringBenchmark {
  private let workload: Workload
  private let action: AppAction
  private let question: SectionRequestTiming
  private let fresh: FreshAnswer?
  private let driver: AppDriver
  private(set) var visibleItems: Int?
  private(set) var frameDigest: String?
  private(set) var warnings: [ResultWarning] = []

  /// Creates a benchmark of an action on a workload's screen.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - action: The action to perform in each iteration.
  ///   - question: When the layout requests its sections.
  ///   - fresh: A layout computed from scratch to provide the answers, or `nil` to take them from
  ///     the view itself.
  init(
    _ workload: Workload, _ action: AppAction, _ question: SectionRequestTiming = .everyTime,
    fresh: FreshAnswer?
  ) {
    self.workload = workload
    self.action = action
    self.fresh = fresh
    self.question = question
    driver = MainQueue.run { AppDriver(workload, action, question) }
  }

  var inputCount: Int { MainQueue.run { [driver] in driver.actionCount } }

  var preferredIterationLimit: Int { MainQueue.run { [driver] in driver.actionLimit } }

  func prepareBatch(iterations: Int) {
    MainQueue.run { [driver] in driver.prepare(for: iterations) }
  }

  func run(iterations: Int) -> UInt64 {
    MainQueue.run { [driver] in driver.run(iterations) }
  }

  var isCyclic: Bool { action == .firstScreen }
  var key: AnswerKey?
  /// Always empty, because the view keeps its visible elements itself and fills no buffer.
  var lastElements: [LayoutElement] { [] }

  func answer(_ input: Int) -> (steps: [TraceStep], checksum: UInt64) {
    MainQueue.run { [driver, fresh] in
      let (step, checksum) = driver.answer(fresh)
      return ([step], checksum)
    }
  }

  func countWork() -> [String: Int] {
    let (work, items, step) = MainQueue.run { [driver, fresh] in
      (driver.countWork(), driver.visibleItems, driver.shownStep(fresh))
    }
    visibleItems = items
    frameDigest = FrameDigest([step]).text
    return work
  }

  /// Returns the number of bytes kept alive by a shown screen besides its data: the view, its cells
  /// and the layout.
  ///
  /// Only the first screen is measured. An app's own screens create their data together with their
  /// views.
  func liveBytes(using probe: AllocationProbe) -> Int? {
    guard action == .firstScreen, !workload.scenario.hasOwnCells else { return nil }
    MainQueue.run { [driver] in driver.makeScreen() }
    return probe.liveBytes(addedBy: { MainQueue.run { [driver] in driver.showScreen() } })
  }

  var metricIterations: Int { workload.measuresContents ? min(120, inputCount) : 0 }

  func measureMetrics() -> [String: Double?] {
    let count = metricIterations
    let (metrics, faults) = MainQueue.run { [driver] in driver.measureMetrics(count) }
    warnings += faults
    return metrics
  }

  /// Whether to report the times of individual parts of an action: the translation of the layout
  /// description, or the parts of opening an app's screen.
  var hasTimedParts: Bool {
    workload.scenario.hasOwnCells ? action == .firstScreen : question == .everyTime
  }

  func timeParts(by clock: any MeasurementClock) -> [String: Double] {
    if workload.scenario.hasOwnCells { return OpeningTimes(driver, by: clock).byName }
    let timer = PartTimer(clock: clock)
    let lowerings = MainQueue.run { [driver] in driver.lowerings() }
    let times = lowerings.map { lowering in
      timer.median { MainQueue.run { [driver] in driver.repeatLowering(lowering) } }
    }
    return [Metric.loweringNanoseconds.rawValue: times.reduce(0, +)]
  }
}
