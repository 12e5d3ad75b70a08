import BenchHarness
import LayoutCore
import ScreenPlaces

/// The positions of the view and of orthogonal rows, frame by frame, while a user scrolls.
///
/// The trace has ten gestures. Each is a slow drag followed by a fling that loses 4 % of its speed
/// per frame. Each gesture starts at a different place. Every eighth frame, beginning with the
/// first, also moves a visible orthogonal row, if any. With estimated sizes, every other gesture
/// scrolls up, because newly measured sizes above the visible range could move the visible items.
struct ScrollTrace {
  /// A single frame of a gesture.
  struct Step {
    var view: Frame
    /// Whether the view jumped to this position to start a gesture.
    var isFirst = false
    var row: (section: Int, offset: Double)?
  }

  let steps: [Step]

  init(_ workload: Workload) {
    var random = workload.random(for: 3)
    var steps: [Step] = []
    let length = max(1, workload.upright.container.scrollRange(over: workload.contentSize))
    for gesture in 0..<10 {
      let isUpward = workload.scenario.content != nil && gesture % 2 == 1
      var fraction = random.next(in: 0.0..<0.9)
      var speed = 4.0
      for frame in 0..<60 {
        // The finger leaves the screen after 20 frames.
        speed = frame < 20 ? 4 : frame == 20 ? random.next(in: 20.0..<120) : speed * 0.96
        fraction = min(max(0, fraction + (isUpward ? -speed : speed) / length), 1)
        var step = Step(view: workload.viewport(at: fraction), isFirst: frame == 0)
        if frame % 8 == 0 {
          let rows = workload.rows(in: step.view)
          if !rows.isEmpty {
            let row = rows[random.next(in: 0..<rows.count)]
            // The whole row, with some space beyond its ends.
            let range = workload.rowRange(ofSection: row)
            step.row = (
              row,
              random.next(in: range.lowerBound - 40..<range.upperBound + 40).rounded()
            )
          }
        }
        steps.append(step)
      }
    }
    self.steps = steps
  }
}
