/// State of the measurement of all visible elements.
struct Settling {
  private(set) var report: SettlingReport
  private var viewport: Frame
  /// The edge that stays in place all the time, chosen before the first measurement: if possible
  /// that of an item whose size was known by then, and not one that has just been measured.
  private var hold: ScrollHold
  private var rounds = MeasuringRounds<ElementID>()
  /// The elements that are to be measured before the viewport is queried again, the first one last.
  private var queue: [LayoutElement] = []
  /// The number of measured elements when it was queried last.
  private var measuredBefore = -1
  /// The visible elements, if they have been looked up since the last answer.
  private var seen: [ElementID: LayoutElement]?
  /// The items that are measured without being visible, because they decide on visible sizes.
  private var siblings: Set<ElementID> = []
  private var visible = VisibleElements()

  init(_ strategy: some LayoutStrategy, viewport: Frame, anchor: LayoutAnchor) {
    self.viewport = viewport
    hold = strategy.hold(anchor, in: viewport, for: .measuring)
    report = SettlingReport(offset: viewport.offset)
  }

  /// Names the next element that has to be measured, where it is by now, and the axes along which
  /// its content decides; `nil` if there is none, or enough have been measured.
  mutating func next(of strategy: some LayoutStrategy) -> (element: LayoutElement, axes: AxisSet)? {
    while true {
      while let element = queue.popLast() {
        guard let current = current(element, of: strategy) else { continue }
        return (current, strategy.estimatedAxes(of: current.id))
      }
      // A strategy that finds elements where it says they are not would name them for ever.
      guard report.measured > measuredBefore else {
        report.isSettled = false
        return nil
      }
      measuredBefore = report.measured
      guard let elements = elements(of: strategy) else { return nil }
      queue = elements.reversed()
    }
  }

  /// Returns the elements that have to be measured, visible ones and their siblings, from the top
  /// down; `nil` if there are none, or enough have been measured.
  private mutating func elements(of strategy: some LayoutStrategy) -> [LayoutElement]? {
    let seen = lookUp(in: strategy)
    let line = strategy.scrollLine
    let elements = (seen + unseenSiblings(of: seen, strategy))
      .filter { mustAsk($0, strategy) }
      .map { (start: line.start(of: $0.frame), element: $0) }
      .sorted { ($0.start, $0.element.id) < ($1.start, $1.element.id) }
    guard !elements.isEmpty else { return nil }
    let room = type(of: strategy).settlingLimit - report.measured
    guard room > 0 else {
      report.isSettled = false
      return nil
    }
    return elements.prefix(room).map(\.element)
  }

  /// Queries the visible elements.
  private mutating func lookUp(in strategy: some LayoutStrategy) -> [LayoutElement] {
    visible.removeAll()
    strategy.query(viewport, into: &visible)
    return Array(visible.elements)
  }

  /// Finds the elements that decide on the sizes of visible ones without being visible themselves.
  private mutating func unseenSiblings(
    of elements: [LayoutElement], _ strategy: some LayoutStrategy
  ) -> [LayoutElement] {
    siblings = []
    var known: Set<ElementID> = []
    var found: [LayoutElement] = []
    var last: (section: Int, items: Range<Int>) = (-1, 0..<0)
    for element in elements where element.kind == .cell {
      let items = strategy.uniformSiblings(section: element.section, item: element.item)
      let group = (section: element.section, items: items)
      guard items.count > 1, group != last else { continue }
      last = group
      if known.isEmpty { known = Set(elements.map(\.id)) }
      for item in items {
        let id = ElementID(section: element.section, item: item)
        guard known.insert(id).inserted, let frame = strategy.frame(section: id.section, item: item)
        else { continue }
        siblings.insert(id)
        found.append(
          LayoutElement(section: id.section, item: item, zIndex: element.zIndex, frame: frame))
      }
    }
    return found
  }

  private func mustAsk(_ element: LayoutElement, _ strategy: some LayoutStrategy) -> Bool {
    guard let known = rounds[element.id] else { return !strategy.isSizeKnown(of: element.id) }
    return strategy.estimatedAxes(of: element.id) == .both && !rounds.isOver(for: element.id)
      && known.answer != nil && known.offered != element.frame.size
  }

  /// An element where it is by now; `nil` if it has been pushed out of the viewport.
  private mutating func current(
    _ element: LayoutElement, of strategy: some LayoutStrategy
  ) -> LayoutElement? {
    if element.kind == .cell,
      let frame = strategy.frame(section: element.section, item: element.item)
    {
      var current = element
      current.frame = frame
      if siblings.contains(element.id) { return current }
      // A row may have been scrolled, so that its items are not where they are reported.
      if !strategy.input.isRow(section: element.section) {
        return frame.intersects(viewport) ? current : nil
      }
    }
    if seen == nil {
      seen = Dictionary(
        lookUp(in: strategy).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return seen?[element.id]
  }

  /// Applies the size that an element answered, in points; `nil` keeps its estimate.
  mutating func answer<Strategy: LayoutStrategy>(
    _ answer: Vector?, for element: LayoutElement, into strategy: inout Strategy
  ) throws(LayoutError) {
    report.measured += 1
    let known = rounds.note(answer, offered: element.frame.size, for: element.id)
    report.rounds = max(report.rounds, known.count)
    if let answer { try apply(answer, of: element, into: &strategy) }
  }

  private mutating func apply<Strategy: LayoutStrategy>(
    _ size: Vector, of element: LayoutElement, into strategy: inout Strategy
  ) throws(LayoutError) {
    let axis = strategy.input.container.scrollAxis
    let change = try strategy.fit(
      [FittedSize(element.id, size: size)], in: viewport, holding: &hold)
    viewport.offset = change.offset
    seen = nil
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
