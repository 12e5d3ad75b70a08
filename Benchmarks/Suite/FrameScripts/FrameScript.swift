import BenchHarness
import BenchScenarios
import LayoutCore

/// The frames of a scroll trace at one frame rate.
///
/// Equal seeds give equal frames.
///
/// The finger moves in the same way at each rate. A 120 Hz display shows twice as many frames as a
/// 60 Hz display, each moved by half the distance.
struct FrameScript: Hashable {
  /// The number of rows inserted at a time.
  static let rowsPerInsertion = 50

  /// The scroll trace to play.
  let kind: FrameScriptKind
  /// The frame rate of the display, in hertz.
  let hertz: Int
  /// The initial position of the view, as a fraction of the scroll range before any measurement.
  let start: Double
  /// The frames of the trace, in order.
  let frames: [ScriptedFrame]

  /// Creates the script for a workload.
  init(_ kind: FrameScriptKind, hertz: Int, _ workload: Workload) {
    var random = workload.random(for: 17)
    self.kind = kind
    self.hertz = hertz
    let rows = kind == .across ? RowGestures(workload, &random) : nil
    // Rows can only be inserted above the view if it does not begin at the top.
    let isFarDown = kind == .correction || kind == .insert || kind.makesChanges
    start =
      rows?.start ?? (isFarDown ? random.next(in: 0.5..<0.9) : random.next(in: 0.1..<0.5))
    let motion = ScrollMotion(kind, &random)
    let events = FrameEvents(kind, workload)
    let scale = workload.upright.container.displayScale
    let end = workload.items == 0 ? 0 : kind.seconds * hertz
    var shown = 0
    frames = (0..<end).map { index in
      let milliseconds = 1000 * Double(index + 1) / Double(hertz)
      let event = rows?.event(at: milliseconds) ?? events.event(ofFrame: index, hertz: hertz)
      let wanted = Int((motion.distance(after: milliseconds) * scale).rounded())
      defer { shown = wanted }
      return ScriptedFrame(pixels: wanted - shown, event: event)
    }
  }
}
