import LayoutCore

/// Visible elements of unknown size in a strategy, and siblings deciding visible sizes.
struct UnmeasuredElements {
  /// The visible part of the content, in points.
  var viewport: Frame

  /// Whether elements are left that must not be asked any more.
  private(set) var isExhausted = false

  private var visible = VisibleElements()
  /// The items measured whether they are visible or not.
  private var siblings: Set<ElementID> = []
  private var askedSiblings: Set<ElementID> = []

  /// How far beyond both ends of the viewport elements are measured, in points.
  private let overscan: Double

  init(viewport: Frame, overscan: Double) {
    self.viewport = viewport
    self.overscan = overscan
  }

  /// The measured part of the content, in points.
  private func range(in strategy: some LayoutStrategy) -> Frame {
    // Mostly there is no overscan, and the input need not be read.
    overscan == 0
      ? viewport : viewport.extended(along: strategy.input.container.scrollAxis, by: overscan)
  }

  /// Finds the elements to measure; `nil` if there are none, or enough have been.
  mutating func beginRound(
    in strategy: some LayoutStrategy, after rounds: MeasuringRounds<ElementID>
  ) -> [LayoutElement]? {
    visible.removeAll()
    strategy.query(range(in: strategy), into: &visible)
    let found = visible.elements
    var elements = found.filter { mustMeasure($0, strategy, rounds) }
    appendSiblings(of: found, to: &elements, in: strategy)
    guard !elements.isEmpty, rounds.room > 0 else {
      isExhausted = !elements.isEmpty
      return nil
    }
    if let order = strategy.measuringOrder(of: elements.map { $0.frame }, name: { elements[$0].id })
    {
      elements = order.map { elements[$0] }
    }
    if elements.count > rounds.room { elements.removeLast(elements.count - rounds.room) }
    return elements
  }

  /// Adds the items deciding the size of visible ones, unless they are there.
  private mutating func appendSiblings(
    of visible: ContiguousArray<LayoutElement>, to elements: inout [LayoutElement],
    in strategy: some LayoutStrategy
  ) {
    let found = strategy.unmeasuredSiblings(of: visible.map { $0.id }, asked: &askedSiblings)
    guard !found.isEmpty else { return }
    siblings.formUnion(found)
    let known = Set(visible.map { $0.id })
    for id in found where !known.contains(id) {
      guard let frame = strategy.frame(section: id.section, item: id.item) else { continue }
      elements.append(LayoutElement(section: id.section, item: id.item, zIndex: 0, frame: frame))
    }
  }

  /// Whether an element has to be measured: for the first time, or since its size proposal has
  /// changed.
  private func mustMeasure(
    _ element: LayoutElement, _ strategy: some LayoutStrategy, _ rounds: MeasuringRounds<ElementID>
  ) -> Bool {
    guard let known = rounds[element.id] else { return !strategy.isSizeKnown(of: element.id) }
    return strategy.estimatedAxes(of: element.id) == .both && !rounds.isExhausted(for: element.id)
      && known.answer != nil && known.offered != element.frame.size
  }

  /// An element at its current place; `nil` if it is neither visible nor a sibling.
  func current(_ element: LayoutElement, in strategy: some LayoutStrategy) -> LayoutElement? {
    var current = element
    if element.kind == .cell {
      guard let frame = strategy.frame(section: element.section, item: element.item) else {
        return nil
      }
      current.frame = frame
      if siblings.contains(element.id) { return current }
    }
    return strategy.visible(current, in: range(in: strategy))
  }
}
