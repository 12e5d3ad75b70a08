/// Changes during which the scroll anchor stays where it is on the screen.
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
  /// - Throws: ``LayoutError`` if a size is no number or the content gets too long.
  public mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    try fit(sizes, in: viewport, anchor: anchor, holding: anchors(for: anchor, in: viewport))
  }

  /// Applies measured sizes while the first of some anchors stays in place.
  mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, anchor: LayoutAnchor, holding anchors: [HeldAnchor]
  ) throws(LayoutError) -> AnchoredChange {
    var change = try keeping(anchor, anchors, in: viewport, following: []) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.fit(sizes)
    }
    change.touched = sizes.filter { $0.element.kind == .cell }.map {
      TouchedItems(section: $0.element.section, items: $0.element.item..<$0.element.item + 1)
    }
    return change
  }

  /// Makes changes, one after the other, while the anchor stays in place.
  ///
  /// - Parameters:
  ///   - changes: The changes to items and sections.
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The scroll anchor.
  /// - Returns: The changes and how the view has to be scrolled.
  /// - Throws: ``LayoutError`` if a change names an item or a section that is not there, or
  ///   something cannot be laid out.
  public mutating func apply(
    _ changes: [LayoutChange], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var change = try keeping(
      anchor, anchors(for: anchor, in: viewport), in: viewport, following: changes
    ) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.apply(changes)
    }
    change.touched = TouchedItems.touched(by: changes, sections: input.sections)
    return change
  }

  /// Goes over to another input while the anchor stays in place: another width, another display,
  /// other plans.
  ///
  /// - Parameters:
  ///   - input: The other input.
  ///   - viewport: The visible part of the content, in points.
  ///   - anchor: The scroll anchor.
  /// - Returns: The changes and how the view has to be scrolled; everything is touched.
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  public mutating func update(
    to input: LayoutInput, in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var change = try keeping(
      anchor, anchors(for: anchor, in: viewport), in: viewport, following: []
    ) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.update(to: input)
    }
    change.touched = input.sections.enumerated().map {
      TouchedItems(section: $0.offset, items: 0..<$0.element.itemCount)
    }
    return change
  }

  /// Does something while the anchor stays in place.
  private mutating func keeping(
    _ anchor: LayoutAnchor, _ anchors: [HeldAnchor], in viewport: Frame,
    following changes: [LayoutChange], _ body: (inout Self) throws(LayoutError) -> Void
  ) throws(LayoutError) -> AnchoredChange {
    let before = contentSize
    var container = input.container
    let candidates = anchors.compactMap { anchor in
      frame(section: anchor.id.section, item: anchor.id.item).map { (anchor, $0) }
    }
    try body(&self)
    // The display may be another one now, so pixels are those of afterwards.
    container.displayScale = input.container.displayScale
    let old = ScrollLine(container, contentSize: before)
    let new = scrollLine
    var moved: (id: ElementID, distance: Int64)?
    for (candidate, oldFrame) in candidates where moved == nil {
      guard let id = followed(candidate.id, by: changes),
        let frame = frame(section: id.section, item: id.item)
      else { continue }
      let distance =
        candidate.isEnd
        ? new.end(of: frame) - old.end(of: oldFrame)
        : new.start(of: frame) - old.start(of: oldFrame)
      moved = (id, distance)
    }
    var distance = moved?.distance ?? 0
    if anchor == .end, old.end(of: viewport) >= old.length { distance = new.length - old.length }
    let offset = offset(of: viewport, anchor: anchor, movedBy: distance, from: old, to: new)
    let axis = input.container.scrollAxis
    var change = AnchoredChange(
      contentSizeDelta: Vector(
        horizontal: contentSize.horizontal - before.horizontal,
        vertical: contentSize.vertical - before.vertical),
      offsetAdjustment: .zero, offset: viewport.offset, anchor: moved?.id,
      isClamped: offset.isClamped, touched: [])
    let oldOffset = grid.pixels(viewport.start(axis))
    if offset.pixels != oldOffset {
      change.offset[axis] = grid.points(pixels: offset.pixels)
      change.offsetAdjustment[axis] = grid.points(pixels: offset.pixels - oldOffset)
    }
    return change
  }

  /// Where a view is once what it shows has moved by a distance, in pixels, as far as the ends of
  /// the content allow.
  ///
  /// A view that is held beyond an end of its content is not brought back, and may stay as far
  /// beyond it.
  private func offset(
    of viewport: Frame, anchor: LayoutAnchor, movedBy distance: Int64, from old: ScrollLine,
    to new: ScrollLine
  ) -> (pixels: Int64, isClamped: Bool) {
    let offset = grid.pixels(viewport.start(input.container.scrollAxis))
    let length = new.extent(of: viewport)
    let wanted =
      anchor == .none
      ? offset : new.offset(ofViewFrom: old.start(of: viewport) + distance, length: length)
    let lowest = min(0, offset)
    let highest =
      new.lastOffset(ofViewOf: length) + max(0, offset - old.lastOffset(ofViewOf: length))
    let allowed = min(max(lowest, wanted), highest)
    return (allowed, allowed != wanted)
  }

  private func followed(_ id: ElementID, by changes: [LayoutChange]) -> ElementID? {
    var id = id
    for change in changes {
      guard let next = change.following(id) else { return nil }
      id = next
    }
    return id
  }

  /// Returns the items that may be the scroll anchor, the best first.
  func anchors(for anchor: LayoutAnchor, in viewport: Frame) -> [HeldAnchor] {
    var ids: [ElementID] = []
    var isEnd = false
    switch anchor {
    case .none: return []
    case .item(let section, let item): ids = [ElementID(section: section, item: item)]
    case .first: ids = seenItems(in: viewport)
    case .last, .end:
      ids = seenItems(in: viewport).reversed()
      isEnd = true
    }
    // An item that may still change its size is a poor anchor, but better than none.
    let known = ids.filter { isSizeKnown(of: $0) }
    let unknown = ids.filter { !isSizeKnown(of: $0) }
    return (known + unknown).map { HeldAnchor(id: $0, isEnd: isEnd) }
  }

  /// Returns the visible items, in order.
  private func seenItems(in viewport: Frame) -> [ElementID] {
    var visible = VisibleElements()
    query(viewport, into: &visible)
    return visible.elements.filter { $0.kind == .cell }.map(\.id)
  }
}
