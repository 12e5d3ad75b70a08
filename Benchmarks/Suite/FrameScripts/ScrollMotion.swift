import BenchHarness

/// Way of the content under a finger, as a function of time.
struct ScrollMotion {
  /// Release of a finger at some speed; the next finger stops the content.
  private struct Flick {
    /// In milliseconds since the trace began.
    let start: Double
    /// In points per second, negative upwards.
    let speed: Double
  }

  /// The speed of a finger on the screen, in points per second.
  private let dragSpeed: Double
  /// The time of a dragging finger's turn, in milliseconds.
  private let turningPoint: Double
  private let flicks: [Flick]
  private let deceleration: Deceleration

  /// Makes the motion of a scroll trace, with speeds of flicks drawn from the generator.
  init(_ kind: FrameScriptKind, _ random: inout SeededRandom) {
    dragSpeed = [.slowDrag: 240, .jump: 240, .insert: 600][kind] ?? 0
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

  /// The distance from the beginning after some time, in points.
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
