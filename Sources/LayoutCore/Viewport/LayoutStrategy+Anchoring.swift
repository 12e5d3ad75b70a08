/// Changes during which something stays where it is on the screen.
extension LayoutStrategy {
  /// The pixels of the display.
  var grid: PixelGrid { input.container.grid }

  /// Takes in measured sizes while the anchor stays in place.
  ///
  /// - Parameters:
  ///   - sizes: What has been measured.
  ///   - viewport: What is seen of the content, in points.
  ///   - anchor: What stays in place.
  /// - Returns: What has changed and how the view has to be scrolled.
  /// - Throws: ``LayoutError`` if a size is no number or the content gets too long.
  public mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var change = try keeping(anchor, in: viewport, following: []) {
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
  ///   - changes: What becomes of items and sections.
  ///   - viewport: What is seen of the content, in points.
  ///   - anchor: What stays in place.
  /// - Returns: What has changed and how the view has to be scrolled.
  /// - Throws: ``LayoutError`` if a change names what is not there, or something cannot be laid out.
  public mutating func apply(
    _ changes: [LayoutChange], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var change = try keeping(anchor, in: viewport, following: changes) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.apply(changes)
    }
    change.touched = changes.compactMap { $0.touched(itemCounts: input.sections) }
    return change
  }

  /// Goes over to another input while the anchor stays in place: another width, another display,
  /// other plans.
  ///
  /// - Parameters:
  ///   - input: The other input.
  ///   - viewport: What is seen of the content, in points.
  ///   - anchor: What stays in place.
  /// - Returns: What has changed and how the view has to be scrolled; everything is touched.
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  public mutating func update(
    to input: LayoutInput, in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var change = try keeping(anchor, in: viewport, following: []) {
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
    _ anchor: LayoutAnchor, in viewport: Frame, following changes: [LayoutChange],
    _ body: (inout Self) throws(LayoutError) -> Void
  ) throws(LayoutError) -> AnchoredChange {
    let before = contentSize
    let candidates = anchors(for: anchor, in: viewport)
    try body(&self)
    let axis = input.container.scrollAxis
    let after = contentSize
    var moved: (id: ElementID, distance: Int64)?
    for candidate in candidates where moved == nil {
      guard let id = followed(candidate.id, by: changes),
        let edge = edge(of: id, isEnd: candidate.isEnd)
      else { continue }
      moved = (id, edge - candidate.edge)
    }
    if anchor == .end, isAtEnd(viewport, content: before) {
      moved = (
        moved?.id ?? ElementID(section: 0, item: 0),
        grid.pixels(after[axis]) - grid.pixels(before[axis])
      )
    }
    let wanted = grid.pixels(viewport.start(axis)) + (moved?.distance ?? 0)
    let last = max(0, grid.pixels(after[axis]) - grid.pixels(viewport.length(axis)))
    let old = grid.pixels(viewport.start(axis))
    let oldLast = max(0, grid.pixels(before[axis]) - grid.pixels(viewport.length(axis)))
    // A view that is held beyond the ends of its content is not brought back.
    let offset = old < 0 || old > oldLast ? wanted : min(max(0, wanted), last)
    var change = AnchoredChange(
      contentSizeDelta: Vector(
        horizontal: after.horizontal - before.horizontal,
        vertical: after.vertical - before.vertical),
      offsetAdjustment: .zero, offset: viewport.offset, anchor: moved?.id,
      isClamped: offset != wanted, touched: [])
    if offset != old {
      change.offset[axis] = grid.points(pixels: offset)
      change.offsetAdjustment[axis] = grid.points(pixels: offset - old)
    }
    return change
  }

  private func followed(_ id: ElementID, by changes: [LayoutChange]) -> ElementID? {
    var id = id
    for change in changes {
      guard let next = change.following(id) else { return nil }
      id = next
    }
    return id
  }

  private func isAtEnd(_ viewport: Frame, content: Vector) -> Bool {
    let axis = input.container.scrollAxis
    return grid.pixels(viewport.start(axis)) + grid.pixels(viewport.length(axis))
      >= grid.pixels(content[axis])
  }

  /// What may stay in place, the best first, and where it is in pixels.
  private func anchors(
    for anchor: LayoutAnchor, in viewport: Frame
  ) -> [(id: ElementID, isEnd: Bool, edge: Int64)] {
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
    // What may still change its size is a poor anchor, but better than none.
    let known = ids.filter { estimatedAxes(of: $0).isEmpty || !fittedLengths(of: $0).isUnknown }
    return (known + ids.filter { !known.contains($0) }).compactMap { id in
      edge(of: id, isEnd: isEnd).map { (id, isEnd, $0) }
    }
  }

  /// The items that are seen, in order.
  private func seenItems(in viewport: Frame) -> [ElementID] {
    var visible = VisibleElements()
    query(viewport, into: &visible)
    return visible.elements.filter { $0.kind == .cell }.map(\.id)
  }

  /// Where an item starts or ends along the scroll axis, in pixels.
  private func edge(of id: ElementID, isEnd: Bool) -> Int64? {
    guard let frame = frame(section: id.section, item: id.item) else { return nil }
    let axis = input.container.scrollAxis
    let start = grid.pixels(frame.start(axis))
    return isEnd ? start + grid.pixels(frame.length(axis)) : start
  }
}
