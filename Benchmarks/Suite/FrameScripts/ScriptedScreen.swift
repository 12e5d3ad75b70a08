import BenchScenarios
import CompositionalLayout
import LayoutCore

/// The screen of an app that plays the frames of a scroll trace.
@MainActor
final class ScriptedScreen {
  let script: FrameScript
  private let workload: Workload
  /// Configures each new screen.
  private let configure: (AppScreen) -> Void
  /// The screen of the next frame.
  private(set) var screen: AppScreen
  private var isTurned = false
  /// The anchor drift, in points; `nil` while it is not being recorded.
  var drift: Double?

  /// The length of the content along the scroll axis, in points.
  var contentLength: Double { screen.contentSize[workload.axis] }

  /// Whether some positions depend on the sizes of contents.
  var measuresContents: Bool { workload.scenario.content != nil }

  /// Creates a screen.
  ///
  /// Call ``rewind(countsAlive:)`` before playing the first frame.
  ///
  /// - Parameters:
  ///   - workload: The workload.
  ///   - script: The frames to play.
  ///   - configure: Configures each new screen.
  init(
    _ workload: Workload, _ script: FrameScript,
    configure: @escaping (AppScreen) -> Void = { _ in }
  ) {
    self.workload = workload
    self.script = script
    self.configure = configure
    screen = AppScreen(AppContents(workload))
  }

  /// Creates a new screen at the start of the trace, with only its visible cells measured.
  ///
  /// - Parameter countsAlive: Whether to record the views created by the screen.
  func rewind(countsAlive: Bool = false) {
    let contents = AppContents(workload)
    if countsAlive { contents.madeViews = MadeViews() }
    screen = AppScreen(contents)
    isTurned = false
    configure(screen)
    screen.move(to: workload.viewport(at: script.start).offset)
    screen.view.layoutIfNeeded()
  }

  /// Performs the work of a frame.
  func play(_ index: Int) {
    let frame = script.frames[index]
    switch frame.event {
    case nil: scroll(frame.pixels)
    case .insertRows:
      scroll(frame.pixels)
      let rows = screen.insertion(of: FrameScript.rowsPerInsertion)
      keepingPlace(after: { $0.after(rows) }, through: { screen.insert(rows) })
    case .turn:
      // While the view rotates, its content does not follow the finger.
      isTurned.toggle()
      let upright = workload.scenario.environment
      keepingPlace(through: { screen.rotate(to: isTurned ? upright.turned : upright) })
    case .moveRow(let section, let offset):
      keepingPlace(through: { screen.moveRow(ofSection: section, to: offset) })
    case .jump(let id, let position):
      screen.jump(to: id, position: position, along: workload.axis)
    }
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
    after: (ElementID) -> ElementID? = { $0 }, through body: () -> Void
  ) {
    guard let drift else { return body() }
    self.drift = max(drift, screen.drift(after: after, through: body) ?? 0)
  }
}
