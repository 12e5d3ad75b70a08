import BenchHarness
import CompositionalLayout
import LayoutCore
import ScreenPlaces

/// A driver that performs the actions of a user or of an app on a screen, one per iteration.
///
/// Everything runs on the main actor; the benchmark enters it once per batch.
@MainActor
final class AppDriver {
  private static let rowsPerBatch = 50
  /// The maximum number of an app's screens to prepare for one batch.
  ///
  /// The total number of items on these screens has a limit of its own.
  private static let maxPrepared = 16
  private static let maxPreparedItems = 1_000_000

  let action: AppAction
  let workload: Workload
  /// The source of the screens.
  let source: any ScreenSource
  private let trace: ScrollTrace?
  private let targets: [ElementID]
  private let states: AppDiffStates?
  /// The diffable data source, or `nil` if the action applies no snapshots.
  private var diff: AppDiff? { (screen as? SuiteScreen)?.diff }
  /// The screen for the next action.
  private(set) var screen: any DrivenScreen
  /// The number of actions since the screen was created.
  private var actions = 0
  /// The total distance by which wrong estimates have shifted the view during this gesture, in
  /// points.
  private var correction = 0.0
  /// The metrics of the iterations so far, or `nil` while no metrics are being recorded.
  private var record: MetricRecord?

  /// Creates a driver for a workload's screens.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - action: The action to perform in each iteration.
  ///   - question: When the layout requests its sections.
  ///   - configure: A closure that configures each new layout of the suite's screens.
  init(
    _ workload: Workload, _ action: AppAction, _ question: SectionRequestTiming = .everyTime,
    configure: @escaping (UICollectionViewCompositionalLayout) -> Void = { _ in }
  ) {
    self.action = action
    self.workload = workload
    source = workload.screens(question) { configure($0.layout) }
    trace = action == .scroll ? ScrollTrace(workload) : nil
    states =
      action == .diff || action == .batch && question.usesSnapshots || question == .onDemand
      ? AppDiffStates(itemCounts: source.itemCounts, random: workload.random(for: 23)) : nil
    targets = action == .jump ? workload.places(64, for: 13) : []
    screen = source.makeScreen()
  }

  /// The number of distinct actions.
  ///
  /// After the last one, the driver begins again with the first.
  var actionCount: Int {
    switch action {
    case .scroll: trace?.steps.count ?? 1
    case .jump: targets.count
    case .batch: 16
    case .diff: 2
    default: 1
    }
  }

  /// The maximum number of successive actions on one screen.
  var actionLimit: Int {
    switch action {
    case .firstScreen where workload.scenario.hasOwnCells:
      max(1, min(Self.maxPrepared, Self.maxPreparedItems / max(1, workload.items)))
    case .firstScreen, .rotate, .diff: .max
    default: actionCount
    }
  }

  // MARK: Actions

  /// Discards all changes so far, and creates a screen without showing it.
  func makeScreen() {
    source.reset()
    actions = 0
    correction = 0
    screen = source.makeScreen()
  }

  /// Creates a new screen and measures only the cells visible at the position of the first action.
  ///
  /// - Parameter count: The number of screens to prepare if each action opens one.
  func prepare(for count: Int = 1) {
    makeScreen()
    guard action != .firstScreen else { return source.prepareScreens(count) }
    source.record(showScreen)
  }

  /// Shows the screen and, unless the action does so itself, scrolls to the middle of the content.
  func showScreen() {
    if let states { (screen as? SuiteScreen)?.useSnapshots(states) }
    screen.show()
    guard [.batch, .rotate, .diff].contains(action) else { return }
    screen.move(to: workload.viewport(at: 0.5).offset)
    screen.view.layoutIfNeeded()
  }

  /// Performs the next actions, and returns a value that depends on all of them.
  func run(_ count: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<count {
      act(actions)
      actions += 1
      checksum &+= screen.contentSize.checksum
      let offset = screen.view.contentOffset
      checksum &+= Vector(horizontal: offset.x, vertical: offset.y).checksum
    }
    return checksum
  }

  private func act(_ index: Int) {
    switch action {
    case .firstScreen:
      openScreen()
    case .scroll:
      if let trace { scroll(trace.steps[index % trace.steps.count]) }
    case .batch:
      changeData(index)
    case .rotate:
      let environment = workload.scenario.environment
      for environment in [environment.turned, environment] { rotate(to: environment) }
    case .diff:
      diff.map { applyChanges($0, index) }
    case .jump:
      jump(to: targets[index % targets.count], position: index)
    }
  }

  private func openScreen() {
    guard let states, let opened = source.makeScreen() as? SuiteScreen else {
      screen = source.openScreen()
      return
    }
    opened.useSnapshots(states)
    opened.show()
    screen = opened
  }

  private func scroll(_ step: ScrollTrace.Step) {
    if let row = step.row {
      screen.layout.setOrthogonalOffset(row.offset, inSection: row.section)
    }
    if step.isFirst { correction = 0 }
    let axis = workload.axis
    var target = step.view.offset
    target[axis] = min(max(0, target[axis] + correction), scrollRange)
    screen.move(to: target)
    keepingPlace(through: { screen.view.layoutIfNeeded() })
    correction = screen.bounds.start(axis) - step.view.start(axis)
  }

  /// The current scroll range of the content, in points.
  private var scrollRange: Double {
    workload.upright.container.scrollRange(over: screen.contentSize)
  }

  /// Changes the data of an app's screen, or inserts rows before the first one.
  ///
  /// In a long list, the rows are inserted far above the visible ones.
  private func changeData(_ index: Int) {
    let rows = Self.rowsPerBatch
    keepingPlace(
      following: screen.trackedItems(through: rows),
      through: { screen.changeData(index, rows: rows) })
  }

  private func rotate(to environment: HeadlessEnvironment) {
    // A layout without measured sizes keeps its offset, as in UIKit.
    if record != nil, screen.layout.measuredSizes.elements.isEmpty {
      screen.rotate(to: environment)
    } else {
      keepingPlace(through: { screen.rotate(to: environment) })
    }
  }

  /// Applies the next state of the data.
  private func applyChanges(_ diff: AppDiff, _ index: Int) {
    let moved = record == nil ? [] : diff.movedItems(by: index)
    var identifiers: [ElementID: Int] = [:]
    keepingPlace(
      following: ItemTracker(
        before: { if !moved.contains($0) { identifiers[$0] = diff.identifier(of: $0) } },
        after: { identifiers[$0].flatMap(diff.element) }),
      through: { diff.apply(index) })
  }

  // MARK: Metrics

  private var measuresDrift: Bool { record != nil && workload.measuresContents }

  /// Performs a change, and records how far the first remaining visible item moves on the screen.
  ///
  /// - Parameters:
  ///   - items: The rule for finding the visible items again after the change.
  ///   - body: The change, such as a rotation or new data.
  private func keepingPlace(
    following items: @autoclosure () -> ItemTracker = .unmoved, through body: () -> Void
  ) {
    guard measuresDrift else { return body() }
    guard let drift = screen.drift(following: items(), through: body) else { return }
    record?.note(.anchorDrift, atMost: drift)
  }

  private func jump(to id: ElementID, position index: Int) {
    let target = screen.jump(to: id, position: index, along: workload.axis)
    guard record != nil else { return }
    // An item of zero size has no frame and therefore no position.
    record?.note(.landingError, atMost: screen.view.landingError(of: id, at: target) ?? 0)
  }

  /// Performs the given number of actions, and returns their metrics.
  func measureMetrics(_ count: Int) -> (metrics: [String: Double?], warnings: [ResultWarning]) {
    record = MetricRecord()
    var faults: [ResultWarning] = []
    defer {
      record = nil
      source.clearTally()
    }
    for _ in 0..<count {
      source.clearTally(countsRounds: true)
      source.record { _ = run(1) }
      let tally = source.tally
      record?.note(.rounds, atMost: Double(tally.rounds?.values.max() ?? 0))
      record?.add(.itemsMeasured, Double(tally.contentsAsked))
      if let fault { faults = [fault] }
    }
    return (record?.byName(iterations: count) ?? [:], faults + (record?.faults ?? []))
  }

  /// A warning about the first cell that shows an item other than the one at its index path, or
  /// `nil` if all cells are correct.
  var fault: ResultWarning? { diff?.fault }

  /// Performs one action, and returns the counts of its work by name.
  ///
  /// The first frame of a scroll gesture shows only new cells. On an app's screen, the second frame
  /// is counted instead, because its cells have already been measured.
  func countWork() -> [String: Int] {
    if action == .scroll, workload.scenario.hasOwnCells { source.record { _ = run(1) } }
    let before = action == .firstScreen ? ScreenCounts.ofNoScreen : ScreenCounts(screen)
    source.clearTally()
    source.record { _ = run(1) }
    var counts = ScreenCounts(screen).counts(since: before)
    counts.merge(source.tally.byName) { $1 }
    counts["layoutRounds"] = nil
    return counts
  }

  // MARK: Answers

  /// Performs the next action, and returns its answer and its checksum.
  ///
  /// The answer contains the elements of the view or, if `fresh` is given, of a fresh layout with
  /// the same sizes.
  func answer(_ fresh: FreshAnswer?) -> (step: TraceStep, checksum: UInt64) {
    source.clearTally()
    let checksum = source.record { run(1) }
    return (shownStep(fresh), checksum)
  }

  /// Returns the elements currently shown by the view or, if `fresh` is given, by a fresh layout
  /// with the same sizes.
  func shownStep(_ fresh: FreshAnswer?) -> TraceStep {
    var step = TraceStep(
      action: "\(action.rawValue) \(actions)", contentSize: screen.contentSize, elements: [],
      offset: screen.bounds.offset)
    // An app's needless measurements are counted, but its frames stay the same.
    if !workload.scenario.hasOwnCells { step.measured = source.tally.contentsAsked }
    guard let fresh else {
      step.elements = screen.shownElements
      return step
    }
    if let state = screen.state, let answer = try? fresh.answer(state) {
      (step.contentSize, step.elements) = answer
    }
    return step
  }

  /// The number of cells visible on the screen.
  var visibleItems: Int { screen.view.indexPathsForVisibleItems.count }
}
