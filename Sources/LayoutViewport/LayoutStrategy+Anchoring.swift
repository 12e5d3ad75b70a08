public import LayoutCore

/// Changes with the scroll anchor staying in place on the screen.
extension LayoutStrategy {
  /// The pixels of the display.
  var grid: PixelGrid { input.container.grid }

  /// Applies measured sizes while the anchor stays in place.
  ///
  /// - Parameters:
  ///   - sizes: The measured sizes.
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The scroll anchor.
  /// - Returns: The changes and how the view has to be scrolled.
  /// - Throws: `LayoutError` if a size is no number or the content gets too long.
  public mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var hold = hold(anchor, in: viewport, for: .measuring)
    return try fit(sizes, in: viewport, holding: &hold)
  }

  /// Applies measured sizes while an edge stays in place.
  mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, holding hold: inout ScrollHold
  ) throws(LayoutError) -> AnchoredChange {
    try keeping(&hold, in: viewport, following: []) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.fit(sizes)
    }
  }

  /// Makes changes, one after the other, while the anchor stays in place.
  ///
  /// - Parameters:
  ///   - changes: The changes to items and sections.
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The scroll anchor.
  /// - Returns: The changes and how the view has to be scrolled.
  /// - Throws: `LayoutError` if a change names a missing item or section, or something cannot be
  ///   laid out.
  public mutating func apply(
    _ changes: [LayoutChange], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var hold = hold(anchor, in: viewport, for: .update)
    return try keeping(&hold, in: viewport, following: changes) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.apply(changes)
    }
  }

  /// Goes over to another input while the anchor stays in place: another width, another display,
  /// other plans.
  ///
  /// - Parameters:
  ///   - input: The other input.
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The scroll anchor.
  /// - Returns: The changes and how the view has to be scrolled.
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

  /// Does something while the first remaining edge of a hold stays in place.
  private mutating func keeping(
    _ hold: inout ScrollHold, in viewport: Frame, following changes: [LayoutChange],
    _ body: (inout Self) throws(LayoutError) -> ContentChange
  ) throws(LayoutError) -> AnchoredChange {
    let axis = input.container.scrollAxis
    let (offset, viewLength) = (viewport.start(axis), viewport.length(axis))
    let before = scrollLine
    let beyond = before.points(max(0, before.distanceBeyondEnd(of: viewport)))
    let done = try body(&self)
    // A view that is held beyond an end of its content may stay as far beyond it.
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
  /// The name of an item after all changes; `nil` if it is gone.
  fileprivate func following(_ id: ElementID) -> ElementID? {
    var id = id
    for change in self {
      guard let next = change.following(id) else { return nil }
      id = next
    }
    return id
  }
}

/// Result of a change, and how the view has to be scrolled for the scroll anchor to stay in place.
public struct AnchoredChange: Hashable, Sendable {
  /// How much larger everything is, in points.
  public var contentSizeDelta: Vector
  /// How far the view has to be scrolled, in points.
  public var offsetAdjustment: Vector
  /// Where the view is then, in points.
  public var offset: Vector
  /// The item kept in place, by its name now; `nil` if an end of the content did, or nothing.
  public var anchor: ElementID?
  /// Whether the end of the content kept the anchor from staying in place.
  public var isClamped: Bool
}
