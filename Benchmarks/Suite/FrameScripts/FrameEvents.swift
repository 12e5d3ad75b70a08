import BenchScenarios
import LayoutCore

/// The events of a scroll trace, at regular times independent of the display's frame rate.
struct FrameEvents {
  private let kind: FrameScriptKind
  /// The interval between events, in milliseconds, or `nil` for a trace without events.
  private let pause: Int?
  private let targets: [ElementID]

  /// Creates the events of a scroll trace.
  init(_ kind: FrameScriptKind, _ workload: Workload) {
    self.kind = kind
    pause = kind.makesChanges ? 250 : [.jump: 250, .rotate: 500, .insert: 100][kind]
    targets = kind == .jump ? workload.places(64, for: 18) : []
  }

  /// Returns the event of a frame, or `nil` if no event has become due since the previous frame.
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
    case .changesOnDemand, .changesByKey, .changes: return number % 4 == 0 ? .turn : .insertRows
    default: return nil
    }
  }
}
