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
  /// The distance from an edge of the view to the same edge of the element, in pixels; positive if
  /// the element's edge lies after the view's edge.
  let distance: Int64

  /// Creates the position of the first visible item of known size, or of the last such item.
  ///
  /// If no size is known, the first or the last visible item is used. The result is `nil` at the
  /// start of the content, because the start itself is then the anchor.
  ///
  /// - Parameters:
  ///   - strategy: The strategy before a change, for looking up visible items.
  ///   - view: The visible part of the content.
  ///   - isEnd: Whether to use the end of the last item instead of the start of the first one.
  package init?(_ strategy: some LayoutStrategy, in view: Frame, atEnd isEnd: Bool) {
    guard let place = Self.candidates(strategy, in: view, atEnd: isEnd).first else { return nil }
    self = place
  }

  /// Returns the positions of visible items that may be kept in place on the screen during a
  /// change, best first.
  ///
  /// Items whose size is known come first. Several positions are returned because the change may
  /// delete some of the items.
  ///
  /// - Parameters:
  ///   - strategy: The strategy before a change, for looking up visible items.
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
    distance =
      isEnd
      ? container.endPixels(from: view, to: element.frame)
      : container.pixels(from: view, to: element.frame)
  }

  /// Returns the distance the element has moved on the screen, in points, not counting movements
  /// forced by the ends of the content.
  ///
  /// - Parameters:
  ///   - strategy: The strategy after the change.
  ///   - view: The visible part of the content after the change.
  ///   - screen: The whole view, including covered parts; the same as `view` if `nil`.
  ///   - element: The identifier of the element after the change, if it is different.
  /// - Returns: The magnitude of the distance; 0 if the element is no longer laid out, and infinity
  ///   if it has a frame but no query finds it.
  package func drift(
    _ strategy: some LayoutStrategy, in view: Frame, on screen: Frame? = nil,
    asNow element: ElementID? = nil
  ) -> Double {
    let id = element ?? self.element
    // An item that does not fit into a view of a different size has neither a frame nor a drift.
    guard strategy.frame(section: id.section, item: id.item) != nil else { return 0 }
    guard let found = strategy.place(of: id, near: view) else { return .infinity }
    let now = ScreenPlace(found, strategy, in: screen ?? view, atEnd: isEnd)
    return strategy.correction(of: now.distance - distance, in: view)
  }
}
