public import LayoutCore

/// State of the measurement of all visible elements of a strategy.
struct Settling {
  private(set) var report: SettlingReport
  /// The edge staying in place all the time, chosen before the first measurement: if possible the
  /// edge of an item whose size was known by then, not of one just measured.
  private var hold: ScrollHold
  private var pass = MeasuringPass()
  private var rounds = MeasuringRounds<ElementID>()
  /// The elements of the round.
  private var queue: [LayoutElement] = []
  private var elements: UnmeasuredElements

  init(
    _ strategy: some LayoutStrategy, viewport: Frame, anchor: LayoutAnchor, overscan: Double = 0
  ) {
    elements = UnmeasuredElements(viewport: viewport, overscan: overscan)
    hold = strategy.hold(anchor, in: viewport, for: .measuring)
    report = SettlingReport(offset: viewport.offset)
  }

  /// Names the next element to measure, at its current place, and the axes decided by its content;
  /// `nil` if there is none, or enough have been measured.
  mutating func next(of strategy: some LayoutStrategy) -> (element: LayoutElement, axes: AxisSet)? {
    while let step = pass.next(measured: rounds.elementCount) {
      switch step {
      case .lookUp:
        let found = elements.beginRound(in: strategy, after: rounds)
        queue = found ?? []
        pass.begin(count: found?.count)
      case .visit(let index):
        guard let element = elements.current(queue[index], in: strategy) else { continue }
        // A size before it may have made it another subitem of its group, of a size that is given:
        // an answer would be lost, and the element not measured once it is estimated again.
        let axes = strategy.estimatedAxes(of: element.id)
        if !axes.isEmpty { return (element, axes) }
      }
    }
    if pass.isStopped || elements.isExhausted { report.isSettled = false }
    return nil
  }

  /// Applies an element's answer, a size in points; `nil` keeps its estimate.
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

/// Result of measuring all visible elements.
public struct SettlingReport: Hashable, Sendable {
  /// An element with another answer from its content at each measurement.
  public struct Oscillation: Hashable, Sendable, CustomStringConvertible {
    /// The element, by its kind, section and item.
    public var element: ElementID
    /// The last answer but one, in points.
    public var previous: Vector
    /// The last answer, and the element's size in the end, in points.
    public var last: Vector
    /// How often it was measured.
    public var rounds: Int

    /// The element, its two answers and the number of rounds, in one sentence.
    public var description: String {
      """
      Item \(element.item) of section \(element.section) asked for \
      \(previous.horizontal) × \(previous.vertical) and \(last.horizontal) × \(last.vertical) \
      points in turn, and was left at the latter after \(rounds) rounds.
      """
    }
  }

  /// The number of measurements of all elements.
  public var measured = 0
  /// The largest number of measurements of one element.
  public var rounds = 0
  /// Where the view has to be scrolled to for the anchor to stay in place, in points.
  public var offset: Vector
  /// How far the length of the content went back and forth, in points: the sum of its changes
  /// without the remaining difference in the end.
  public var contentSizeWobble = 0.0
  /// The elements given up.
  public var oscillations: [Oscillation] = []
  /// Whether every visible element has a size accepted by its content.
  public var isSettled = true
}

/// Measurement of the visible elements until nothing changes any more.
extension LayoutStrategy {
  /// The number of measurements of one element in one settling before it is given up.
  public static var roundLimit: Int { MeasuringRounds<ElementID>.limit }

  /// How many elements are measured in one go: contents without any size would otherwise let ever
  /// more of them come into view.
  public static var settlingLimit: Int { MeasuringRounds<ElementID>.totalLimit }

  /// Measures the elements in the viewport, from the top down, until all their sizes are known.
  ///
  /// Only visible elements are measured, and those deciding the sizes of visible ones: an element
  /// pushed out of the viewport keeps its estimate, and one coming into it is measured as well. An
  /// element is measured again if a measured size changed its size proposal, as happens where its
  /// content decides both of its dimensions.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The scroll anchor; its item is chosen once, before any measurement.
  ///   - measure: The size needed by an element's content in its frame, in points, or `nil` to keep
  ///     the estimate. Gets the element in its place and the axes decided by its content.
  /// - Returns: The report of the measurements.
  /// - Throws: `LayoutError` if a size is no number or the content gets too long.
  /// - Complexity: O(*k*) measurements for *k* visible elements, and a size applied for each; at
  ///   most `settlingLimit` in all, and at most `roundLimit` of the same element.
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
