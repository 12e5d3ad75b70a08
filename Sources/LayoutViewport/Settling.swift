public import LayoutCore

/// The state of measuring all visible elements of a strategy.
struct Settling {
  private(set) var report: SettlingReport
  /// The edge to keep in place, chosen before the first measurement.
  ///
  /// If possible it belongs to an item whose size was already known then, rather than to a newly
  /// measured one.
  private var hold: ScrollHold
  private var pass = MeasuringPass()
  private var rounds = MeasuringRounds<ElementID>()
  /// The elements to visit in this round.
  private var queue: [LayoutElement] = []
  private var elements: UnmeasuredElements

  init(
    _ strategy: some LayoutStrategy, viewport: Frame, anchor: LayoutAnchor, overscan: Double = 0
  ) {
    elements = UnmeasuredElements(viewport: viewport, overscan: overscan)
    hold = strategy.hold(anchor, in: viewport, for: .measuring)
    report = SettlingReport(offset: viewport.offset)
  }

  /// Returns the next element to measure, at its current position, and the axes decided by its
  /// content; `nil` if none is left or the limit has been reached.
  mutating func next(of strategy: some LayoutStrategy) -> (element: LayoutElement, axes: AxisSet)? {
    while let step = pass.next(measured: rounds.elementCount) {
      switch step {
      case .lookUp:
        let found = elements.beginRound(in: strategy, after: rounds)
        queue = found ?? []
        pass.begin(count: found?.count)
      case .visit(let index):
        guard let element = elements.current(queue[index], in: strategy) else { continue }
        // An earlier measurement may have turned it into a different subitem of its group, one with
        // a fixed size. Its answer would then be lost, and it would not be measured once it is
        // estimated again.
        let axes = strategy.estimatedAxes(of: element.id)
        if !axes.isEmpty { return (element, axes) }
      }
    }
    if pass.isStopped || elements.isExhausted { report.isSettled = false }
    return nil
  }

  /// Applies an element's measured size in points; `nil` keeps its estimate.
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
  /// An element whose content requests a different size at each measurement.
  public struct Oscillation: Hashable, Sendable, CustomStringConvertible {
    /// The element, by its kind, section and item.
    public var element: ElementID
    /// The second to last answer, in points.
    public var previous: Vector
    /// The last answer and final size of the element, in points.
    public var last: Vector
    /// The number of times the element was measured.
    public var rounds: Int

    /// A sentence with the element, its two answers and the number of rounds.
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
  /// The distance the length of the content went back and forth, in points: the sum of all its
  /// changes minus the net change.
  public var contentSizeWobble = 0.0
  /// The elements given up because their answers kept changing.
  public var oscillations: [Oscillation] = []
  /// Whether the content of every visible element has accepted its size.
  public var isSettled = true
}

/// Measuring the visible elements until nothing changes any more.
extension LayoutStrategy {
  /// The maximum number of measurements of one element in one settling before it is given up.
  public static var roundLimit: Int { MeasuringRounds<ElementID>.limit }

  /// The maximum number of measurements in one settling.
  ///
  /// Without this limit, contents of zero size would bring ever more elements into view.
  public static var settlingLimit: Int { MeasuringRounds<ElementID>.totalLimit }

  /// Measures the elements in the viewport, from the top down, until all their sizes are known.
  ///
  /// Only visible elements and the elements that decide their sizes are measured. An element pushed
  /// out of the viewport keeps its estimate, and an element that comes into view is measured as
  /// well. An element is measured again if a measured size changed its size proposal. This happens
  /// if the content decides both dimensions.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The scroll anchor; its item is chosen once, before any measurement.
  ///   - measure: Returns the size needed by an element's content, in points, or `nil` to keep the
  ///     estimate. Called with the element at its current position and the axes decided by its
  ///     content.
  /// - Returns: A report on the measurements.
  /// - Throws: `LayoutError` if a size is not a number or the content becomes too long.
  /// - Complexity: O(*k*) measurements for *k* visible elements, and a size applied for each; at
  ///   most `settlingLimit` in total, and at most `roundLimit` of the same element.
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
