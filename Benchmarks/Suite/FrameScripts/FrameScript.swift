import BenchHarness
import BenchScenarios
import LayoutCore

/// Frames of a scroll trace at one rate of the display: equal for equal seeds.
///
/// At each rate the finger does the same: a display of 120 Hz shows twice the number of frames, at
/// half the distance.
struct FrameScript: Hashable {
  /// The number of rows per insertion.
  static let rowsPerInsertion = 50

  /// The scroll trace.
  let kind: FrameScriptKind
  /// The rate of the display, in hertz.
  let hertz: Int
  /// The part of the unmeasured content before the view at first.
  let start: Double
  /// The frames in order.
  let frames: [ScriptedFrame]

  /// Makes the script of a workload.
  init(_ kind: FrameScriptKind, hertz: Int, _ workload: Workload) {
    var random = workload.random(for: 17)
    self.kind = kind
    self.hertz = hertz
    let rows = kind == .across ? RowGestures(workload, &random) : nil
    // Insertions are above the view only where something is above it.
    let isFarDown = kind == .correction || kind == .insert
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
