/// The state of asking everything that is seen for its size.
struct Settling {
  /// What is known of one element that has been asked.
  private struct Asked {
    var offered: Frame
    var answers: [Vector]
    var count: Int
  }

  private(set) var report: SettlingReport
  private var viewport: Frame
  private let anchor: LayoutAnchor
  private var asked: [ElementID: Asked] = [:]

  init(viewport: Frame, anchor: LayoutAnchor) {
    self.viewport = viewport
    self.anchor = anchor
    report = SettlingReport(offset: viewport.offset)
  }

  /// The elements that are seen and have to be asked, from the top down; `nil` if there are none.
  mutating func next(
    of strategy: some LayoutStrategy, _ visible: inout VisibleElements
  ) -> [LayoutElement]? {
    guard report.measured < type(of: strategy).settlingLimit else {
      report.isSettled = false
      return nil
    }
    visible.removeAll()
    strategy.query(viewport, into: &visible)
    let axis = strategy.input.container.scrollAxis
    let elements = withSiblings(visible.elements, strategy).filter { mustAsk($0, strategy) }
    guard !elements.isEmpty else { return nil }
    return elements.sorted {
      ($0.frame.start(axis), $0.id) < ($1.frame.start(axis), $1.id)
    }
  }

  /// The elements that are seen, with those whose sizes decide on theirs.
  private func withSiblings(
    _ elements: ContiguousArray<LayoutElement>, _ strategy: some LayoutStrategy
  ) -> [LayoutElement] {
    var all = Array(elements)
    var seen: Set<ElementID> = []
    for element in elements where element.kind == .cell {
      let siblings = strategy.uniformSiblings(section: element.section, item: element.item)
      guard siblings.count > 1 else { continue }
      if seen.isEmpty { seen = Set(elements.map(\.id)) }
      for item in siblings where seen.insert(ElementID(section: element.section, item: item)).inserted {
        guard let frame = strategy.frame(section: element.section, item: item) else { continue }
        all.append(
          LayoutElement(section: element.section, item: item, zIndex: element.zIndex, frame: frame))
      }
    }
    return all
  }

  private func mustAsk(_ element: LayoutElement, _ strategy: some LayoutStrategy) -> Bool {
    let axes = strategy.estimatedAxes(of: element.id)
    guard !axes.isEmpty else { return false }
    guard let known = asked[element.id] else {
      return strategy.fittedLengths(of: element.id).isUnknown
    }
    return axes == .both && known.count < type(of: strategy).roundLimit
      && !known.answers.isEmpty && (known.offered.width, known.offered.height)
        != (element.frame.width, element.frame.height)
  }

  /// An element where it is by now; `nil` if it has been pushed out of the viewport.
  func current(_ element: LayoutElement, of strategy: some LayoutStrategy) -> LayoutElement? {
    guard element.kind == .cell,
      let frame = strategy.frame(section: element.section, item: element.item)
    else { return element }
    var current = element
    current.frame = frame
    // What was asked for because of its siblings, or is in a row that has been scrolled, was not
    // where it is reported in the first place.
    guard element.frame.intersects(viewport) || frame == element.frame else { return current }
    return frame.intersects(viewport) || frame == element.frame ? current : nil
  }

  /// Asks an element for its size.
  mutating func ask(
    _ element: LayoutElement, _ axes: AxisSet, _ measure: (LayoutElement, AxisSet) -> Vector?
  ) -> Vector? {
    let answer = measure(element, axes)
    report.measured += 1
    var known = asked[element.id] ?? Asked(offered: element.frame, answers: [], count: 0)
    known.offered = element.frame
    known.count += 1
    if let answer { known.answers = known.answers.suffix(1) + [answer] }
    asked[element.id] = known
    report.rounds = max(report.rounds, known.count)
    return answer
  }

  /// Takes in an answer.
  mutating func take<Strategy: LayoutStrategy>(
    _ size: Vector, for element: LayoutElement, _ axes: AxisSet, into strategy: inout Strategy
  ) throws(LayoutError) {
    let axis = strategy.input.container.scrollAxis
    let change = try strategy.fit(
      [FittedSize(element.id, size: size)], in: viewport, anchor: anchor)
    viewport.offset = change.offset
    report.offset = change.offset
    total += change.contentSizeDelta[axis]
    travelled += abs(change.contentSizeDelta[axis])
    report.contentSizeWobble = travelled - abs(total)
    guard let known = asked[element.id], known.count >= Strategy.roundLimit,
      known.answers.count == 2, known.answers[0] != known.answers[1]
    else { return }
    report.isSettled = false
    report.oscillations.append(
      SettlingReport.Oscillation(
        element: element.id, previous: known.answers[0], last: known.answers[1],
        rounds: known.count))
  }

  private var total = 0.0
  private var travelled = 0.0
}
