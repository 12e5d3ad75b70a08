public import LayoutCore

/// The answers of a strategy at one step of a trace.
public struct TraceStep: Hashable, Sendable {
  /// The description of the action, for messages.
  public var action: String
  /// The size of the content after the action, in points.
  public var contentSize: Vector
  /// The elements found by a query, or the items whose frames or sizes were returned.
  public var elements: [LayoutElement]
  /// The origin of the view, in points.
  public var offset = Vector.zero
  /// The distance the scroll anchor moved on the screen, in points.
  public var drift = 0.0
  /// The number of content views whose size was requested.
  public var measured = 0

  package init(
    action: String, contentSize: Vector, elements: [LayoutElement], offset: Vector = .zero
  ) {
    self.action = action
    self.contentSize = contentSize
    self.elements = elements
    self.offset = offset
  }
}

extension TraceStep {
  /// Creates a step with the elements found by a query.
  ///
  /// The order of the cells is part of the answer, but the order of the other elements is not.
  package init(_ action: String, _ contentSize: Vector, _ view: Frame, _ visible: VisibleElements) {
    let cells = visible.elements.filter { $0.kind == .cell }
    let others = visible.elements.filter { $0.kind != .cell }.sorted()
    self.init(
      action: action, contentSize: contentSize, elements: cells + others,
      offset: view.offset)
  }

  /// Creates a step with the frame of one item.
  ///
  /// The step has no elements if the item has no frame.
  package init(frame: Frame?, ofItem item: Int, section: Int, _ contentSize: Vector) {
    self.init(
      action: "item \(item) of section \(section)", contentSize: contentSize,
      elements: frame.map { [LayoutElement(section: section, item: item, zIndex: 0, frame: $0)] }
        ?? [])
  }

  /// Creates a step from a group of items that are measured together.
  ///
  /// The step records the first and the last of these items without their frames.
  package init(siblings: Range<Int>, ofItem item: Int, section: Int, _ contentSize: Vector) {
    self.init(
      action: "items measured together with item \(item) of section \(section)",
      contentSize: contentSize,
      elements: [siblings.lowerBound, siblings.upperBound - 1].map {
        LayoutElement(section: section, item: $0, zIndex: 0, frame: .zero)
      })
  }

  /// Creates a step with the frames of all items.
  package init(frames: some Collection<Frame>, _ strategy: some LayoutStrategy) {
    let items = ItemNumbering(strategy)
    let elements = frames.enumerated().map { number, frame in
      // Excess frames belong to no item.
      let id = number < items.count ? items[number] : ElementID(section: -1, item: number)
      return LayoutElement(section: id.section, item: id.item, zIndex: 0, frame: frame)
    }
    self.init(
      action: "all \(frames.count) frames", contentSize: strategy.contentSize, elements: elements)
  }
}
