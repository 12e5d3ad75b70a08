import BenchScenarios
import CompositionalLayout
import LayoutCore

/// Screen of an app for playing the frames of a scroll trace.
@MainActor
final class ScriptedScreen {
  let script: FrameScript
  private let workload: Workload
  /// Sets up each new screen.
  private let configure: (AppScreen) -> Void
  /// The screen of the next frame.
  private(set) var screen: AppScreen
  private var isTurned = false
  /// The anchor drift, in points, while the anchor is watched.
  var drift: Double?

  /// The length of the content along the scroll axis, in points.
  var contentLength: Double { screen.contentSize[workload.axis] }

  /// Whether the sizes of contents decide where something is.
  var measuresContents: Bool { workload.scenario.content != nil }

  /// Makes a screen; `rewind` has to come before the first frame.
  ///
  /// - Parameters:
  ///   - workload: The workload.
  ///   - script: The frames.
  ///   - configure: Sets up each new screen.
  init(
    _ workload: Workload, _ script: FrameScript,
    configure: @escaping (AppScreen) -> Void = { _ in }
  ) {
    self.workload = workload
    self.script = script
    self.configure = configure
    screen = AppScreen(AppContents(workload))
  }

  /// Makes the screen afresh, with the sizes of only the visible cells at the start of the trace.
  ///
  /// - Parameter countsAlive: Whether the screen's created views are recorded.
  func rewind(countsAlive: Bool = false) {
    let contents = AppContents(workload)
    if countsAlive { contents.madeViews = MadeViews() }
    screen = AppScreen(contents)
    isTurned = false
    configure(screen)
    screen.move(to: workload.viewport(at: script.start).offset)
    screen.view.layoutIfNeeded()
  }

  /// Does the work of a frame.
  func play(_ index: Int) {
    let frame = script.frames[index]
    switch frame.event {
    case nil: scroll(frame.pixels)
    case .insertRows:
      scroll(frame.pixels)
      let rows = screen.insertion(of: FrameScript.rowsPerInsertion)
      keepingPlace(after: { $0.after(rows) }, through: { screen.insert(rows) })
    case .turn:
      // The finger's way is not the content's while that turns.
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
