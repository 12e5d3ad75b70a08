import BenchScenarios
import CompositionalLayout
import LayoutCore
import ScreenPlaces

/// An app's screen for playing the frames of a scroll trace.
@MainActor
final class ScriptedScreen {
  let script: FrameScript
  private let workload: Workload
  /// A closure that configures each new screen with the suite's cells.
  private let configure: (SuiteScreen) -> Void
  /// The states of the data, or `nil` if the screen applies no snapshots.
  private let states: AppDiffStates?
  /// The source of the current screen.
  private(set) var source: any ScreenSource
  /// The screen that plays the next frame.
  private(set) var screen: any DrivenScreen
  private var isTurned = false
  /// The number of changes to the data since the screen was created.
  private var changes = 0
  /// The anchor drift, in points, or `nil` while it is not being recorded.
  var drift: Double?

  /// The length of the content along the scroll axis, in points.
  var contentLength: Double { screen.contentSize[workload.axis] }

  /// Whether any position depends on an estimated length.
  private var hasEstimates: Bool {
    workload.measuresContents || script.kind.question == .onDemand
  }

  /// Whether any visible item should stay in place during the trace.
  var keepsPlaces: Bool { hasEstimates || script.kind.makesChanges }

  /// Creates a screen for playing a script.
  ///
  /// Call ``rewind(records:)`` before playing the first frame.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - script: The frames to play, one after the other.
  ///   - configure: A closure that configures each new screen with the suite's cells.
  init(
    _ workload: Workload, _ script: FrameScript,
    configure: @escaping (SuiteScreen) -> Void = { _ in }
  ) {
    self.workload = workload
    self.script = script
    self.configure = configure
    source = workload.screens(script.kind.question, configure: configure)
    screen = source.makeScreen()
    states =
      script.kind.question.usesSnapshots
      ? AppDiffStates(itemCounts: source.itemCounts, random: workload.random(for: 23)) : nil
  }

  /// Creates a new screen at the start of the trace, with only its visible cells measured.
  ///
  /// - Parameter records: Whether to record the screen's work from the start.
  func rewind(records: Bool = false) {
    source = workload.screens(script.kind.question, configure: configure)
    if records { source.startCountingLiveViews() }
    source.isRecording = records
    screen = source.makeScreen()
    if let states { (screen as? SuiteScreen)?.useSnapshots(states) }
    (isTurned, changes) = (false, 0)
    screen.begin(at: workload.viewport(at: script.start).offset)
  }

  /// Plays the frame with the given index, by scrolling the screen and performing the frame's
  /// event.
  func play(_ index: Int) {
    let frame = script.frames[index]
    switch frame.event {
    case nil: scroll(frame.pixels)
    case .insertRows:
      scroll(frame.pixels)
      changeData()
    case .turn:
      // While the view rotates, its content does not follow the finger.
      isTurned.toggle()
      let upright = workload.scenario.environment
      let environment = isTurned ? upright.turned : upright
      // Without estimates, a rotated view keeps its offset and not its items.
      guard hasEstimates else { return screen.rotate(to: environment) }
      keepingPlace(through: { screen.rotate(to: environment) })
    case .moveRow(let section, let offset):
      keepingPlace(through: { screen.moveRow(ofSection: section, to: offset) })
    case .jump(let id, let position):
      screen.jump(to: id, position: position, along: workload.axis)
    }
  }

  private func changeData() {
    let (step, rows) = (changes, FrameScript.rowsPerInsertion)
    changes += 1
    keepingPlace(
      following: screen.trackedItems(through: rows),
      through: { screen.changeData(step, rows: rows) })
  }

  private func scroll(_ pixels: Int) {
    guard let engine = screen.layout.engine else { return }
    let (container, size) = (engine.input.container, engine.contentSize)
    let scale = container.displayScale
    let start = (container.start(of: screen.bounds, over: size) * scale).rounded() + Double(pixels)
    let last = container.scrollRange(over: size)
    screen.move(to: container.viewport(from: min(max(0, start / scale), last), over: size).offset)
    keepingPlace(through: { screen.view.layoutIfNeeded() })
  }

  private func keepingPlace(
    following items: @autoclosure () -> ItemTracker = .unmoved, through body: () -> Void
  ) {
    guard let drift else { return body() }
    self.drift = max(drift, screen.drift(following: items(), through: body) ?? 0)
  }
}
