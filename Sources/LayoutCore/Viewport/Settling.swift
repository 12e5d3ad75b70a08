/// State of the measurement of all visible elements of a strategy.
struct Settling {
  private(set) var report: SettlingReport
  /// The edge that stays in place all the time, chosen before the first measurement: if possible
  /// that of an item whose size was known by then, and not one that has just been measured.
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

  /// Names the next element that has to be measured, where it is by now, and the axes along which
  /// its content decides; `nil` if there is none, or enough have been measured.
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

  /// Applies the size that an element answered, in points; `nil` keeps its estimate.
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
    guard let known = rounds[element.id], rounds.isOver(for: element.id),
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
