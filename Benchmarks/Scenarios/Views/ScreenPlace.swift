package import LayoutCore

/// The position of a visible element on the screen, in whole pixels.
///
/// The element is found by querying rectangles rather than by its frame, so that a strategy cannot
/// conceal a moved anchor by returning wrong frames. Only items of orthogonal sections are found by
/// their frames, because they may have scrolled out of sight with their row.
package struct ScreenPlace {
  /// The element at this position.
  package let element: ElementID
  /// Whether the end of the element is anchored rather than its start.
  let isEnd: Bool
  /// The distance of the anchored edge from the same edge of the view, in pixels.
  let distance: Int64

  /// Finds the start of the first visible item of known size, or the end of the last such item.
  ///
  /// If no size is known, the first or the last visible item is used. Returns `nil` at the start of
  /// the content, because the start itself is then the anchor.
  ///
  /// - Parameters:
  ///   - strategy: The strategy as it is before a change, for looking up visible items.
  ///   - view: The visible part of the content.
  ///   - isEnd: Whether to find the end of the last item instead of the start of the first one.
  package init?(_ strategy: some LayoutStrategy, in view: Frame, atEnd isEnd: Bool) {
    guard let place = Self.candidates(strategy, in: view, atEnd: isEnd).first else { return nil }
    self = place
  }

  /// Returns the positions of visible items that could keep their place on the screen during a
  /// change, the best first.
  ///
  /// Items whose size is known come first. Several positions are returned because the change may
  /// delete some of the items.
  ///
  /// - Parameters:
  ///   - strategy: The strategy as it is before a change, for looking up visible items.
  ///   - view: The visible part of the content.
  ///   - screen: The whole view, including covered parts; the same as `view` if `nil`.
  ///   - isEnd: Whether to use the ends of the items, beginning with the last item.
  ///   - wasShown: A closure returning whether an item was visible before; such items are
  ///     preferred.
  /// - Returns: The positions; empty at the start of the content.
  static func candidates(
    _ strategy: some LayoutStrategy, in view: Frame, on screen: Frame? = nil, atEnd isEnd: Bool,
    wasShown: (ElementID) -> Bool = { _ in false }
  ) -> [ScreenPlace] {
    let container = strategy.input.container
    if !isEnd, container.startPixels(of: view, over: strategy.contentSize) <= 0 { return [] }
    var cells = strategy.seen(in: view).filter { $0.kind == .cell }
    if isEnd { cells.reverse() }
    let known = cells.filter { strategy.isSizeKnown(of: $0.id) }
    let ordered = known.filter { wasShown($0.id) } + known.filter { !wasShown($0.id) }
    return (known.isEmpty ? cells : ordered).map {
      ScreenPlace($0, strategy, in: screen ?? view, atEnd: isEnd)
    }
  }

  init(
    _ element: LayoutElement, _ strategy: some LayoutStrategy, in view: Frame, atEnd isEnd: Bool
  ) {
    self.element = element.id
    self.isEnd = isEnd
    let container = strategy.input.container
    let start = container.pixels(from: view, to: element.frame)
    distance = isEnd ? start + container.pixels(of: element.frame) : start
  }

  /// Returns the element's movement on the screen, in points, apart from any movement forced by the
  /// ends of the content.
  ///
  /// - Parameters:
  ///   - strategy: The strategy as it is after the change.
  ///   - view: The visible range after the change.
  ///   - screen: The whole view, including covered parts; the same as `view` if `nil`.
  ///   - element: The identifier of the element after the change, if it is different.
  /// - Returns: The distance, never negative: 0 if the element is no longer laid out, and infinity
  ///   if it has a frame but no query finds it.
  package func drift(
    _ strategy: some LayoutStrategy, in view: Frame, on screen: Frame? = nil,
    asNow element: ElementID? = nil
  ) -> Double {
    let id = element ?? self.element
    // An item for which a view of a different size has no room has neither a frame nor a drift.
    guard strategy.frame(section: id.section, item: id.item) != nil else { return 0 }
    guard let found = strategy.place(of: id, near: view) else { return .infinity }
    let now = ScreenPlace(found, strategy, in: screen ?? view, atEnd: isEnd)
    return strategy.correction(of: now.distance - distance, in: view)
  }

  /// Converts a length in points to whole pixels.
  static func pixels(_ points: Double, _ scale: Double) -> Int64 {
    Int64((points * scale).rounded(.toNearestOrAwayFromZero))
  }
}

extension ElementID {
  /// Returns the identifier of the item after a change, derived only from the definition of the
  /// change; `nil` if the item is deleted or moved.
  package func after(_ change: LayoutChange) -> ElementID? {
    var place = self
    switch change {
    case .insertItems(section, let first, let count):
      if item >= first { place.item += count }
    case .removeItems(section, let items):
      if items.contains(item) { return nil }
      if item >= items.upperBound { place.item -= items.count }
    case .moveItem(let section, let from, let toSection, let to):
      if section == place.section {
        if from == item { return nil }
        if from < item { place.item -= 1 }
      }
      if toSection == place.section, to <= place.item { place.item += 1 }
    default:
      break
    }
    return place
  }
}

extension LayoutStrategy {
  /// Returns the elements in a rectangle, in the order of the query.
  func seen(in rectangle: Frame) -> [LayoutElement] {
    var visible = VisibleElements()
    query(rectangle, into: &visible)
    return Array(visible.elements)
  }

  /// Finds an item by queries or, in an orthogonal section, by its frame.
  ///
  /// Items of orthogonal sections may have scrolled out of sight with their row.
  func place(of id: ElementID, near view: Frame) -> LayoutElement? {
    guard input.isRow(section: id.section) else { return find(id, near: view) }
    return frame(section: id.section, item: id.item).map {
      LayoutElement(section: id.section, item: id.item, zIndex: 0, frame: $0)
    }
  }

  /// Finds an element in a view or, if it is not there, in an ever larger range around it.
  func find(_ id: ElementID, near view: Frame) -> LayoutElement? {
    let axis = input.container.scrollAxis
    var reach = view
    // A view that has just been rotated may still report its old, narrower width.
    reach.size[axis.other] = max(view.length(axis.other), contentSize[axis.other])
    while true {
      if let element = seen(in: reach).first(where: { $0.id == id }) { return element }
      // A view of zero length would never reach further.
      let length = max(1, reach.length(axis))
      guard reach.start(axis) > 0 || reach.start(axis) + length < contentSize[axis] else {
        return nil
      }
      reach.offset[axis] -= length
      reach.size[axis] = 3 * length
    }
  }

  /// Returns the scroll distance that undoes a drift, in points, limited to the ends of the
  /// content.
  func correction(of pixels: Int64, in view: Frame) -> Double {
    let (wanted, offset) = input.container.corrected(view, by: pixels, over: contentSize)
    return Double(abs(wanted - offset)) / input.container.displayScale
  }
}
