import BenchHarness

/// The distance the content has moved, as a function of time.
struct ScrollMotion {
  /// A flick: the finger lifts while moving, and the content keeps scrolling until it comes to rest
  /// or the next touch stops it.
  private struct Flick {
    /// The time since the trace began, in milliseconds.
    let start: Double
    /// The speed in points per second; negative upwards.
    let speed: Double
  }

  /// The speed of the dragging finger on the screen, in points per second.
  private let dragSpeed: Double
  /// The time at which the dragging finger reverses its direction, in milliseconds after the start.
  private let turningPoint: Double
  private let flicks: [Flick]
  private let deceleration: Deceleration

  /// Creates the motion of a scroll trace, with random speeds for flings.
  init(_ kind: FrameScriptKind, _ random: inout SeededRandom) {
    dragSpeed =
      kind.makesChanges ? 600 : [.slowDrag: 240, .jump: 240, .insert: 600][kind] ?? 0
    turningPoint = kind == .slowDrag ? 2000 : .infinity
    deceleration = kind == .flingFast ? .fast : .normal
    let pauses: [FrameScriptKind: Double] = [
      .fling: 2500, .flingFast: 1000, .rotate: 3000, .correction: 1000,
    ]
    let direction = kind == .correction ? -1.0 : 1
    flicks =
      pauses[kind].map { pause in
        stride(from: 0, to: Double(1000 * kind.seconds), by: pause).map { start in
          Flick(start: start, speed: direction * random.next(in: 2000.0..<8000))
        }
      } ?? []
  }

  /// Returns the distance the content has moved after the given number of milliseconds, in points.
  func distance(after milliseconds: Double) -> Double {
    var distance = dragSpeed * (min(milliseconds, 2 * turningPoint - milliseconds)) / 1000
    for (index, flick) in flicks.enumerated() where milliseconds > flick.start {
      let end = index + 1 < flicks.count ? flicks[index + 1].start : .infinity
      distance += deceleration.distance(
        from: flick.speed, after: min(milliseconds, end) - flick.start)
    }
    return distance
  }
}
