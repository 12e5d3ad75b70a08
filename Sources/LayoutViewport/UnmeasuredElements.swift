import LayoutCore

/// A search for the elements to measure: visible elements of unknown size, and siblings that affect
/// the sizes of visible elements.
struct UnmeasuredElements {
  /// The visible part of the content, in points.
  var viewport: Frame

  /// Whether some elements are left unmeasured because the measurement limit has been reached.
  private(set) var isExhausted = false

  private var visible = VisibleElements()
  /// The items to measure whether or not they are visible.
  private var siblings: Set<ElementID> = []
  private var askedSiblings: Set<ElementID> = []

  /// The extra distance at each end of the viewport where elements are also measured, in points.
  private let overscan: Double

  init(viewport: Frame, overscan: Double) {
    self.viewport = viewport
    self.overscan = overscan
  }

  /// Returns the part of the content whose elements are measured, in points.
  private func range(in strategy: some LayoutStrategy) -> Frame {
    // Usually there is no overscan, so the input need not be read.
    overscan == 0
      ? viewport : viewport.extended(along: strategy.input.container.scrollAxis, by: overscan)
  }

  /// Begins a round and returns the elements to measure, or `nil` if none is left or the limit has
  /// been reached.
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

  /// Appends the unmeasured items that affect the sizes of visible items, unless they are visible
  /// themselves.
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

  /// Returns whether an element has to be measured, either for the first time or because the size
  /// proposed to it has changed.
  private func mustMeasure(
    _ element: LayoutElement, _ strategy: some LayoutStrategy, _ rounds: MeasuringRounds<ElementID>
  ) -> Bool {
    guard let known = rounds[element.id] else { return !strategy.isSizeKnown(of: element.id) }
    return strategy.estimatedAxes(of: element.id) == .both && !rounds.isExhausted(for: element.id)
      && known.answer != nil && known.offered != element.frame.size
  }

  /// Returns an element with its current frame; `nil` if the element is neither visible nor among
  /// the siblings to measure.
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
