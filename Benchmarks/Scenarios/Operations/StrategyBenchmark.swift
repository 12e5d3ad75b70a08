import BenchHarness
import LayoutCore
import LayoutViewport
import ScreenPlaces

/// The base class of all benchmarks of a strategy.
///
/// It holds the workload, a buffer of visible elements, and the record of the iterations.
///
/// Accesses to the properties used by an iteration never overlap. This is not checked at run time,
/// because the check would take a tenth of the time of a query.
class StrategyBenchmark<Strategy: LayoutStrategy>: AnsweringBenchmark {
  let workload: Workload
  @safe @exclusivity(unchecked) var visible = VisibleElements(capacity: 512)
  private var digest: FrameDigest?
  private(set) var visibleItems: Int?
  /// The metrics of the iterations, or `nil` while iterations are being timed.
  @safe @exclusivity(unchecked) var record: MetricRecord?
  /// The distinct warnings about the results.
  private(set) var warnings: [ResultWarning] = []

  init(_ workload: Workload) { self.workload = workload }

  func run(iterations: Int) -> UInt64 {
    preconditionFailure("\(type(of: self)) must override run(iterations:).")
  }

  /// Runs one iteration with one of the distinct inputs, and returns a checksum of its result.
  func iterate(_ input: Int) -> UInt64 {
    preconditionFailure("\(type(of: self)) must override iterate(_:).")
  }

  var inputCount: Int { 1 }
  var isCyclic: Bool { true }
  var key: AnswerKey?
  var lastElements: [LayoutElement] { Array(visible.elements) }
  var lastDigest: UInt64 { FrameDigest(lastElements).value }

  /// The transcript of the current iteration, or `nil` if no answer is being recorded.
  @safe @exclusivity(unchecked) private var transcript: [TraceStep]?
  /// The number of content views measured since the last step in the transcript.
  private var measured = 0

  func answer(_ input: Int) -> (steps: [TraceStep], checksum: UInt64) {
    transcript = []
    let checksum = iterate(input)
    defer { transcript = nil }
    return (transcript ?? [], checksum)
  }

  func digest(_ input: Int) -> AnswerDigest {
    let answer = answer(input)
    return AnswerDigest(
      value: FrameDigest(answer.steps).value, checksum: answer.checksum,
      buffer: lastDigest)
  }

  func finishBatch(checksum: UInt64, iterations: Int) throws {
    try key?.check(self, checksum: checksum, iterations: iterations)
  }

  /// Whether an answer is being recorded.
  var isAnswering: Bool { transcript != nil }

  /// Adds a step to the answer being recorded.
  func note(_ step: @autoclosure () -> TraceStep) {
    guard transcript != nil else { return }
    var step = step()
    step.measured = measured
    measured = 0
    transcript?.append(step)
  }

  func countWork() -> [String: Int] {
    preconditionFailure("\(type(of: self)) must override countWork().")
  }

  var preferredIterationLimit: Int { .max }

  var metricIterations: Int { 0 }

  func measureMetrics() -> [String: Double?] {
    record = MetricRecord()
    defer { record = nil }
    _ = run(iterations: metricIterations)
    warnings += record?.faults ?? []
    return record?.byName(iterations: metricIterations) ?? [:]
  }

  func prepareBatch(iterations: Int) {}

  func liveBytes(using probe: AllocationProbe) -> Int? { nil }

  var frameDigest: String? { digest?.text }

  /// Returns a new strategy with the workload laid out.
  func laidOut() -> Strategy { workload.laidOut() }

  /// Measures the visible elements as a collection view does, and returns the view at its new
  /// offset.
  ///
  /// The view is unchanged if no size is estimated.
  func settle(_ strategy: inout Strategy, in view: Frame, anchor: LayoutAnchor = .first) -> Frame {
    guard workload.scenario.content != nil else { return view }
    let place = record == nil ? nil : ScreenPlace(strategy, in: view, atEnd: anchor == .end)
    let start = record == nil ? 0 : distance(toStartOf: strategy, from: view)
    var settled = view
    attempt {
      let report = try strategy.settle(in: view, anchor: anchor, measure: workload.measure)
      settled.offset = report.offset
      if isAnswering { measured += report.measured }
      guard record != nil else { return }
      record?.note(report)
      warn(about: report)
    }
    if let place {
      record?.note(.anchorDrift, atMost: place.drift(strategy, in: settled))
    } else if record != nil {
      // If no item is anchored, the start of the content is, as far as the ends of the content
      // allow.
      let pixels = start - self.distance(toStartOf: strategy, from: settled)
      record?.note(.anchorDrift, atMost: strategy.correction(of: pixels, in: settled))
    }
    return settled
  }

  private func distance(toStartOf strategy: Strategy, from view: Frame) -> Int64 {
    strategy.input.container.startPixels(of: view, over: strategy.contentSize)
  }

  /// Adds one warning for each content view whose size keeps changing.
  private func warn(about report: SettlingReport) {
    for oscillation in report.oscillations {
      let warning = ResultWarning(.gaveUp, "given up: \(oscillation)")
      if !warnings.contains(warning) { warnings.append(warning) }
    }
  }

  /// Calls a closure that throws only if the strategy is faulty, and traps if it throws.
  func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      preconditionFailure("The strategy failed in \(workload.scenario.name): \(error)")
    }
  }

  /// Discards all measured sizes and the positions of pinned headers.
  func forgetSizes(of strategy: inout Strategy) {
    strategy.setVisibleBounds(workload.viewport(at: 0))
    guard strategy.fittedSizes.allSatisfy({ $0.element.kind == .cell }) else {
      let input = strategy.input
      attempt {
        try strategy.update(to: LayoutInput(container: input.container))
        try strategy.update(to: input)
      }
      return
    }
    var ranges: [LayoutChange] = []
    var open: (section: Int, items: Range<Int>)?
    for size in strategy.fittedSizes where size.element.kind == .cell {
      let (section, item) = (size.element.section, size.element.item)
      if let last = open, last.section == section, last.items.upperBound == item {
        open = (section, last.items.lowerBound..<item + 1)
        continue
      }
      if let open { ranges.append(.reloadItems(section: open.section, open.items)) }
      open = (section, item..<item + 1)
    }
    if let open { ranges.append(.reloadItems(section: open.section, open.items)) }
    guard !ranges.isEmpty else { return }
    attempt { try strategy.apply(ranges) }
  }

  /// Finds the elements in a visible rectangle, and returns their checksum.
  func find(_ view: Frame, in strategy: inout Strategy) -> UInt64 {
    strategy.setVisibleBounds(view)
    return find(in: view, of: &strategy)
  }

  /// Finds the elements in part of the visible rectangle, and returns their checksum.
  @inline(__always)
  final func find(in rectangle: Frame, of strategy: inout Strategy) -> UInt64 {
    visible.removeAll()
    strategy.query(rectangle, into: &visible)
    note(
      TraceStep(
        "view at \(TraceDifference.text(rectangle.offset))", strategy.contentSize, rectangle,
        visible))
    let count = visible.elements.count
    // `last` would allocate in unoptimised builds.
    return UInt64(count) &+ (count > 0 ? visible.elements[count - 1].frame.checksum : 0)
  }

  /// Runs one iteration, records its result, and returns its work.
  ///
  /// - Parameter total: A closure returning the total work of the strategy so far.
  /// - Returns: The work of the iteration, keyed by counter name.
  func countIteration(_ total: () -> WorkCounters) -> [String: Int] {
    let before = total()
    _ = run(iterations: 1)
    var work = total()
    work -= before
    return record(work: work)
  }

  /// Records the result of one iteration, and returns the iteration's work, keyed by counter name.
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

  /// Stores the digest of one iteration's frames.
  func remember(_ digest: FrameDigest) { self.digest = digest }
}
