public import LayoutCore

/// The state of a call to `LayoutStrategy.settle(in:anchor:measure:)`, which measures all visible
/// elements.
struct Settling {
  private(set) var report: SettlingReport
  /// The edge to keep in place on the screen, chosen before the first measurement.
  ///
  /// If possible, the edge belongs to an item whose size is already known before that measurement.
  private var hold: ScrollHold
  private var pass = MeasuringPass()
  private var rounds = MeasuringRounds<ElementID>()
  /// The elements to measure in the current round, found at its beginning.
  private var queue: [LayoutElement] = []
  private var elements: UnmeasuredElements

  init(
    _ strategy: some LayoutStrategy, viewport: Frame, anchor: LayoutAnchor, overscan: Double = 0
  ) {
    elements = UnmeasuredElements(viewport: viewport, overscan: overscan)
    hold = strategy.hold(anchor, in: viewport, for: .measuring)
    report = SettlingReport(offset: viewport.offset)
  }

  /// Returns the next element to measure with its current frame, and its self-sizing axes.
  ///
  /// Returns `nil` if no element is left or the limit has been reached.
  mutating func next(of strategy: some LayoutStrategy) -> (element: LayoutElement, axes: AxisSet)? {
    while let step = pass.next(measured: rounds.elementCount) {
      switch step {
      case .lookUp:
        let found = elements.beginRound(in: strategy, after: rounds)
        queue = found ?? []
        pass.begin(count: found?.count)
      case .visit(let index):
        guard let element = elements.current(queue[index], in: strategy) else { continue }
        // An earlier measurement may have turned the element into a different subitem of its group,
        // one with a fixed size. A size measured now would be lost, and the element would not be
        // measured again once its size is an estimate.
        let axes = strategy.estimatedAxes(of: element.id)
        if !axes.isEmpty { return (element, axes) }
      }
    }
    if pass.isStopped || elements.isExhausted { report.isSettled = false }
    return nil
  }

  /// Applies an element's measured size in points, or keeps the estimate if the size is `nil`.
  mutating func answer(
    _ answer: Vector?, for element: LayoutElement, into strategy: inout some LayoutStrategy
  ) throws(LayoutError) {
    report.measured += 1
    let known = rounds.note(answer, offered: element.frame.size, for: element.id)
    report.rounds = max(report.rounds, known.count)
    if let answer { try apply(answer, of: element, into: &strategy) }
  }

  private mutating func apply(
    _ size: Vector, of element: LayoutElement, into strategy: inout some LayoutStrategy
  ) throws(LayoutError) {
    let axis = strategy.input.container.scrollAxis
    let change = try strategy.fit(
      [FittedSize(element.id, size: size)], in: elements.viewport, holding: &hold)
    elements.viewport.offset = change.offset
    report.offset = change.offset
    total += change.contentSizeDelta[axis]
    travelled += abs(change.contentSizeDelta[axis])
    report.contentSizeWobble = travelled - abs(total)
    guard let known = rounds[element.id], rounds.isExhausted(for: element.id),
      let previous = known.previous, let answer = known.answer, previous != answer
    else { return }
    report.isSettled = false
    report.oscillations.append(
      SettlingReport.Oscillation(
        element: element.id, previous: previous, last: answer,
        rounds: known.count))
  }

  private var total = 0.0
  private var travelled = 0.0
}

/// The result of measuring all visible elements.
public struct SettlingReport: Hashable, Sendable {
  /// An element whose content requests a different size each time it is measured.
  public struct Oscillation: Hashable, Sendable, CustomStringConvertible {
    /// The element, by its kind, section and item.
    public var element: ElementID
    /// The size requested in the second-to-last measurement, in points.
    public var previous: Vector
    /// The size requested in the last measurement, in points; the element keeps this size.
    public var last: Vector
    /// The number of times the element was measured.
    public var rounds: Int

    /// A sentence naming the element, its last two sizes and the number of measurements.
    public var description: String {
      """
      Item \(element.item) of section \(element.section) requested \
      \(previous.horizontal) × \(previous.vertical) and \(last.horizontal) × \(last.vertical) \
      points in turn, and kept the latter after \(rounds) rounds.
      """
    }
  }

  /// The total number of measurements.
  public var measured = 0
  /// The largest number of measurements of a single element.
  public var rounds = 0
  /// The scroll offset that keeps the anchor in place, in points.
  public var offset: Vector
  /// The fluctuation of the content length, in points: the sum of the magnitudes of its changes
  /// minus the magnitude of the net change.
  public var contentSizeWobble = 0.0
  /// The elements excluded from measurement because their requested sizes kept changing.
  public var oscillations: [Oscillation] = []
  /// Whether every visible element has the size its content requested.
  public var isSettled = true
}

/// Methods that measure the visible elements until their sizes no longer change.
extension LayoutStrategy {
  /// The maximum number of times one call to `settle(in:anchor:measure:)` measures the same
  /// element.
  public static var roundLimit: Int { MeasuringRounds<ElementID>.limit }

  /// The maximum number of measurements in one call to `settle(in:anchor:measure:)`.
  ///
  /// Without this limit, content of zero size would bring ever more elements into view.
  public static var settlingLimit: Int { MeasuringRounds<ElementID>.totalLimit }

  /// Measures the elements in the viewport, from the top down, until all their sizes are known.
  ///
  /// Only visible elements and the elements that affect their sizes are measured. An element pushed
  /// out of the viewport keeps its estimate, and an element that comes into view is measured as
  /// well. If both its axes are self-sizing, an element may be measured again, because the
  /// measurement of another element can change the size proposed to it.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The rule for choosing the item to keep in place, applied once before any
  ///     measurement.
  ///   - measure: A closure returning the size needed by an element's content, in points, or `nil`
  ///     to keep the estimate. It receives the element, with its current frame, and the element's
  ///     self-sizing axes.
  /// - Returns: A report on the measurements.
  /// - Throws: `LayoutError` if a size is not a number or the content becomes too long.
  /// - Complexity: O(*k*) measurements for *k* visible elements, each followed by applying the
  ///   size; at most `settlingLimit` in total, and at most `roundLimit` of the same element.
  public mutating func settle(
    in viewport: Frame, anchor: LayoutAnchor = .first,
    measure: (LayoutElement, AxisSet) -> Vector?
  ) throws(LayoutError) -> SettlingReport {
    var settling = Settling(self, viewport: viewport, anchor: anchor)
    while let (element, axes) = settling.next(of: self) {
      try settling.answer(measure(element, axes), for: element, into: &self)
    }
    return settling.report
  }
}
