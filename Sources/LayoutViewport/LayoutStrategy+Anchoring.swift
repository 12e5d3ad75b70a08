public import LayoutCore

/// Methods that change a layout and keep the scroll anchor in place on the screen.
extension LayoutStrategy {
  var grid: PixelGrid { input.container.grid }

  /// Applies measured sizes and keeps the scroll anchor in place.
  ///
  /// - Parameters:
  ///   - sizes: The elements with the sizes their contents need, in points.
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The edge to keep in place on the screen.
  /// - Returns: The change in the content size, and the distance to scroll the view.
  /// - Throws: `LayoutError` if a size is not a number or the content becomes too long.
  public mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var hold = hold(anchor, in: viewport, for: .measuring)
    return try fit(sizes, in: viewport, holding: &hold)
  }

  /// Applies measured sizes and keeps an edge in place on the screen.
  mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, holding hold: inout ScrollHold
  ) throws(LayoutError) -> AnchoredChange {
    try keeping(&hold, in: viewport, following: []) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.fit(sizes)
    }
  }

  /// Applies changes in order and keeps the scroll anchor in place.
  ///
  /// - Parameters:
  ///   - changes: The changes to items and sections.
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The edge to keep in place on the screen.
  /// - Returns: The change in the content size, and the distance to scroll the view.
  /// - Throws: `LayoutError` if a change refers to a missing item or section, or if the result
  ///   cannot be laid out.
  public mutating func apply(
    _ changes: [LayoutChange], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var hold = hold(anchor, in: viewport, for: .update)
    return try keeping(&hold, in: viewport, following: changes) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.apply(changes)
    }
  }

  /// Replaces the input and keeps the scroll anchor in place.
  ///
  /// The input changes, for example, if the width, the display or the section plans change.
  ///
  /// - Parameters:
  ///   - input: The input to lay out from now on.
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The edge to keep in place on the screen.
  /// - Returns: The change in the content size, and the distance to scroll the view.
  /// - Throws: `LayoutError` if the input cannot be laid out.
  public mutating func update(
    to input: LayoutInput, in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var hold = hold(anchor, in: viewport, for: .relayout)
    return try keeping(&hold, in: viewport, following: []) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.update(to: input)
    }
  }

  /// Runs a closure that changes the layout, and keeps an edge in place: the first candidate that
  /// still exists.
  private mutating func keeping(
    _ hold: inout ScrollHold, in viewport: Frame, following changes: [LayoutChange],
    _ body: (inout Self) throws(LayoutError) -> ContentChange
  ) throws(LayoutError) -> AnchoredChange {
    let axis = input.container.scrollAxis
    let (offset, viewLength) = (viewport.start(axis), viewport.length(axis))
    let before = scrollLine
    let beyond = before.points(max(0, before.distanceBeyondEnd(of: viewport)))
    let done = try body(&self)
    // A view that was scrolled beyond an end of its content may stay just as far beyond it.
    let now = scrollLine
    let highest = now.lastOffset(ofViewOf: now.extent(of: viewport)) + grid.pixels(beyond)
    let target = hold.follow(
      in: self, from: offset, viewLength: viewLength,
      within: (min(0, offset), now.points(highest)),
      after: changes.isEmpty ? done : nil, newName: { changes.following($0) })
    var change = AnchoredChange(
      contentSizeDelta: done.contentSizeDelta, offsetAdjustment: .zero, offset: viewport.offset,
      anchor: hold.anchor?.subject.item, isClamped: hold.owed != 0)
    change.offset[axis] = target
    change.offsetAdjustment[axis] = grid.points(pixels: grid.pixels(target) - grid.pixels(offset))
    return change
  }
}

extension [LayoutChange] {
  /// Returns the identifier of an item after all changes, or `nil` if it has been removed.
  fileprivate func following(_ id: ElementID) -> ElementID? {
    var id = id
    for change in self {
      guard let next = change.following(id) else { return nil }
      id = next
    }
    return id
  }
}

/// The result of a change, including how far to scroll to keep the scroll anchor in place.
public struct AnchoredChange: Hashable, Sendable {
  /// The change in the size of the content, in points.
  public var contentSizeDelta: Vector
  /// The distance the view has to be scrolled, in points.
  public var offsetAdjustment: Vector
  /// The resulting scroll offset of the view, in points.
  public var offset: Vector
  /// The new identifier of the item that was kept in place; `nil` if no item was kept in place.
  public var anchor: ElementID?
  /// Whether the anchor could not stay in place because the view reached an end of the content.
  public var isClamped: Bool
}
