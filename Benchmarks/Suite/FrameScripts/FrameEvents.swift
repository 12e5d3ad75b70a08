import BenchScenarios
import LayoutCore

/// Events of a scroll trace at regular times, whatever the rate of the display.
struct FrameEvents {
  private let kind: FrameScriptKind
  /// The time between two events, in milliseconds; nil without any.
  private let pause: Int?
  private let targets: [ElementID]

  /// Makes the events of a scroll trace.
  init(_ kind: FrameScriptKind, _ workload: Workload) {
    self.kind = kind
    pause = [.jump: 250, .rotate: 500, .insert: 100][kind]
    targets = kind == .jump ? workload.places(64, for: 18) : []
  }

  /// The event of a frame, due since the start of the previous frame.
  func event(ofFrame index: Int, hertz: Int) -> ScriptedFrame.Event? {
    guard let pause else { return nil }
    // The number of events before the end of a frame.
    func count(before frame: Int) -> Int { 1000 * frame / (hertz * pause) }
    let number = count(before: index)
    guard index > 0, number > count(before: index - 1) else { return nil }
    switch kind {
    case .rotate: return .turn
    case .insert: return .insertRows
    case .jump:
      return targets.isEmpty
        ? nil : .jump(targets[(number - 1) % targets.count], position: number)
    default: return nil
    }
  }
}
