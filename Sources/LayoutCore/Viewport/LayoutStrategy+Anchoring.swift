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
    var held = self.anchor(for: anchor, in: viewport)
    var change = try fit(sizes, in: viewport, anchor: anchor, holding: &held)
    change.touched = sizes.filter { $0.element.kind == .cell }.map {
      TouchedItems(section: $0.element.section, items: $0.element.item..<$0.element.item + 1)
    }
    return change
  }

  /// Applies measured sizes while an item stays in place, whose frame is brought up to date.
  mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, anchor: LayoutAnchor,
    holding held: inout HeldAnchor?
  ) throws(LayoutError) -> AnchoredChange {
    var anchors = held.map { [$0] } ?? []
    defer { held = anchors.first }
    return try keeping(anchor, &anchors, in: viewport, following: []) {
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
  /// - Throws: ``LayoutError`` if a change names an item or a section that is not there, or
  ///   something cannot be laid out.
  public mutating func apply(
    _ changes: [LayoutChange], in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var anchors = anchors(for: anchor, in: viewport)
    var change = try keeping(anchor, &anchors, in: viewport, following: changes) {
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
    var anchors = anchors(for: anchor, in: viewport)
    var change = try keeping(anchor, &anchors, in: viewport, following: []) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.update(to: input)
    }
    change.touched = input.sections.enumerated().map {
      TouchedItems(section: $0.offset, items: 0..<$0.element.itemCount)
    }
    return change
  }

  /// Does something while the first of some anchors that is left stays in place.
  private mutating func keeping(
    _ anchor: LayoutAnchor, _ anchors: inout [HeldAnchor], in viewport: Frame,
    following changes: [LayoutChange],
    _ body: (inout Self) throws(LayoutError) -> ContentChange
  ) throws(LayoutError) -> AnchoredChange {
    for index in anchors.indices where anchors[index].frame == nil {
      anchors[index].frame = frame(section: anchors[index].id.section, item: anchors[index].id.item)
    }
    var (container, before) = (input.container, contentSize)
    let done = try body(&self)
    // The display may be another one now, so pixels are those of afterwards.
    container.displayScale = input.container.displayScale
    let old = ScrollLine(container, contentSize: before)
    let new = scrollLine
    var moved: (id: ElementID, distance: Int64)?
    for index in anchors.indices where moved == nil {
      let held = anchors[index]
      guard let oldFrame = held.frame, let id = followed(held.id, by: changes) else { continue }
      if !changes.isEmpty || !done.keeps(id) {
        anchors[index].frame = frame(section: id.section, item: id.item)
      }
      guard let frame = anchors[index].frame else { continue }
      let distance =
        held.isEnd
        ? new.end(of: frame) - old.end(of: oldFrame)
        : new.start(of: frame) - old.start(of: oldFrame)
      moved = (id, distance)
    }
    var distance = moved?.distance ?? 0
    if anchor == .end, old.end(of: viewport) >= old.length { distance = new.length - old.length }
    let offset = offset(of: viewport, anchor: anchor, movedBy: distance, from: old, to: new)
    let axis = input.container.scrollAxis
    var change = AnchoredChange(
      contentSizeDelta: done.contentSizeDelta,
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
  ///
  /// An item that may still change its size is a poor anchor, but better than none.
  private func anchors(for anchor: LayoutAnchor, in viewport: Frame) -> [HeldAnchor] {
    var known: [HeldAnchor] = []
    var unknown: [HeldAnchor] = []
    for candidate in candidates(for: anchor, in: viewport) {
      if isSizeKnown(of: candidate.id) {
        known.append(candidate)
      } else {
        unknown.append(candidate)
      }
    }
    return known + unknown
  }

  /// Returns the best item to be the scroll anchor; `nil` if there is none.
  func anchor(for anchor: LayoutAnchor, in viewport: Frame) -> HeldAnchor? {
    let candidates = candidates(for: anchor, in: viewport)
    return candidates.first { isSizeKnown(of: $0.id) } ?? candidates.first
  }

  /// Returns the items that an anchor may be, in order.
  private func candidates(for anchor: LayoutAnchor, in viewport: Frame) -> [HeldAnchor] {
    switch anchor {
    case .none: []
    case .item(let section, let item):
      [HeldAnchor(id: ElementID(section: section, item: item), isEnd: false)]
    case .first: seenItems(in: viewport).map { HeldAnchor(id: $0, isEnd: false) }
    case .last, .end: seenItems(in: viewport).reversed().map { HeldAnchor(id: $0, isEnd: true) }
    }
  }

  /// Returns the visible items, in order.
  private func seenItems(in viewport: Frame) -> [ElementID] {
    var visible = VisibleElements()
    query(viewport, into: &visible)
    return visible.elements.filter { $0.kind == .cell }.map(\.id)
  }
}
