import BenchHarness
import BenchScenarios
import LayoutCore
import ScreenPlaces

/// Successive gestures on the visible orthogonal rows.
struct RowGestures {
  /// A gesture and the row it moves.
  private struct Touch {
    let section: Int
    let gesture: RowGesture
  }

  /// The position of the view, as a fraction of the scroll range before any measurement.
  let start: Double
  private let scale: Double
  private let touches: [Touch]

  /// Creates random gestures for a scroll trace, or no gestures if no row is visible.
  init(_ workload: Workload, _ random: inout SeededRandom) {
    start = workload.startOfRow(&random)
    scale = workload.upright.container.displayScale
    let rows = workload.rows(in: workload.viewport(at: start)).compactMap(workload.measuredRow)
    var offsets: [Int: Double] = [:]
    let count = Int(1000 * Double(FrameScriptKind.across.seconds) / RowGesture.duration)
    touches = (0..<(rows.isEmpty ? 0 : count)).map { number in
      let row = rows[random.next(in: 0..<rows.count)]
      // A gesture continues from the offset at which its row came to rest.
      let gesture = RowGesture(
        in: row.row, from: offsets[row.section] ?? row.start(ofGroup: 0), isFlung: number % 4 != 3,
        &random)
      offsets[row.section] = gesture.target
      return Touch(section: row.section, gesture: gesture)
    }
  }

  /// Returns the movement of the touched row at the given time in milliseconds, or `nil` if no row
  /// is touched.
  func event(at milliseconds: Double) -> ScriptedFrame.Event? {
    // A frame at the very end of a gesture shows the row at rest.
    let number = Int((milliseconds / RowGesture.duration).rounded(.up)) - 1
    guard touches.indices.contains(number) else { return nil }
    let touch = touches[number]
    let offset = touch.gesture.offset(
      after: milliseconds - Double(number) * RowGesture.duration)
    return .moveRow(section: touch.section, offset: (offset * scale).rounded() / scale)
  }
}

extension Workload {
  /// Returns the position of a view centred on a random orthogonal row, as a fraction of the scroll
  /// range before any measurement; 0 if there is no row.
  fileprivate func startOfRow(_ random: inout SeededRandom) -> Double {
    let sections = filledRows
    guard !sections.isEmpty,
      let item = unmeasuredFrame(section: sections[random.next(in: 0..<sections.count)], item: 0)
    else { return 0 }
    let container = upright.container
    let range = container.scrollRange(over: contentSize)
    let before = (container.size[axis] - item.length(axis)) / 2
    let start = container.start(of: item, over: contentSize) - before
    return range > 0 ? min(max(0, start / range), 1) : 0
  }
}
