import BenchHarness
import LayoutCore
import ScreenPlaces

/// The offsets of orthogonal rows, frame by frame, while a user drags and flings one row after
/// another.
///
/// The trace has twenty gestures, each on a random row and starting from a random group, while the
/// view itself stays still. Every fourth row is released at rest. A row returns to its start when
/// the next gesture begins, so every repetition of the trace does the same work.
struct RowGestureTrace {
  /// A single frame of a gesture.
  struct Step {
    /// The index of the section whose row is touched.
    var section: Int
    /// The offset of the section's row, in points.
    var offset: Double
    /// The section touched by the previous gesture, in the first frame of a gesture; otherwise
    /// `nil`.
    var released: Int?
    /// The visible range of the content.
    var view: Frame
    /// The visible part of the row.
    var row: Frame
  }

  private static let gestures = 20
  /// The number of frames of a gesture at 60 Hz.
  private static let frames = Int(RowGesture.duration * 60 / 1000)

  let steps: [Step]

  /// Creates the trace of random gestures on a workload's orthogonal rows.
  ///
  /// - Parameters:
  ///   - workload: The scenario and its size; it must have orthogonal rows.
  ///   - strategy: A strategy with all items measured, used to locate the rows.
  /// - Throws: `NothingToScroll` if the workload has no filled row.
  init(_ workload: Workload, in strategy: some LayoutStrategy) throws {
    var random = workload.random(for: 27)
    let sections = workload.filledRows
    let (container, contentSize) = (workload.upright.container, strategy.contentSize)
    var steps: [Step] = []
    for number in 0..<(sections.isEmpty ? 0 : Self.gestures) {
      let place = random.next(in: 0.0..<1)
      let group = random.next(in: 0.0..<1)
      // Work is counted in the first frame. In the middle of the content it is the same for any
      // number of items.
      let index = Int((number == 0 ? 0.5 : place) * Double(sections.count))
      let room = random.next(in: 0.0..<1)
      guard let row = workload.measuredRow(ofSection: sections[index]),
        let step = Self.firstStep(row, room, workload, strategy, contentSize)
      else { continue }
      let from = row.start(
        ofGroup: Int((number == 0 ? 0.5 : group) * Double(row.row.groupCount)))
      let gesture = RowGesture(
        in: row.row, from: from, isFlung: number % 4 != 3, &random)
      for frame in 0..<Self.frames {
        var step = step
        step.offset = container.wholePixels(gesture.offset(after: 1000 * Double(frame + 1) / 60))
        if frame == 0 { step.released = steps.last?.section }
        steps.append(step)
      }
    }
    guard !steps.isEmpty else { throw NothingToScroll(scenario: workload.scenario.name) }
    steps[0].released = steps[steps.count - 1].section
    self.steps = steps
  }

  /// Returns a step that shows a row before it is scrolled.
  ///
  /// The visible range is longer than the row; the given fraction of the free space lies before the
  /// row.
  private static func firstStep(
    _ row: Workload.MeasuredRow, _ room: Double, _ workload: Workload,
    _ strategy: some LayoutStrategy, _ contentSize: Vector
  ) -> Step? {
    guard let item = strategy.frame(section: row.section, item: 0) else { return nil }
    let (container, axis) = (workload.upright.container, workload.axis)
    let start = container.start(of: item, over: contentSize) - row.inset
    let before = room * max(0, container.size[axis] - row.length)
    let last = container.scrollRange(over: contentSize)
    var view = container.viewport(
      from: min(max(0, (start - before).rounded()), last), over: contentSize)
    view.offset[axis] = container.wholePixels(view.offset[axis])
    var band = view
    band.size[axis] = row.length
    // Right-to-left content begins at the far edge.
    band.offset[axis] =
      axis == .horizontal && container.isRightToLeft
      ? item.start(axis) + item.length(axis) + row.inset - row.length : item.start(axis) - row.inset
    return Step(section: row.section, offset: 0, view: view, row: band.intersection(view))
  }
}
