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
    return try fit(sizes, in: viewport, anchor: anchor, holding: &held)
  }

  /// Applies measured sizes while an edge stays in place, whose position is brought up to date.
  mutating func fit(
    _ sizes: [FittedSize], in viewport: Frame, anchor: LayoutAnchor,
    holding held: inout ScrollAnchor?
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
    var anchors = anchors(for: anchor, in: viewport, isMeasuring: false)
    return try keeping(anchor, &anchors, in: viewport, following: changes) {
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
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  public mutating func update(
    to input: LayoutInput, in viewport: Frame, anchor: LayoutAnchor
  ) throws(LayoutError) -> AnchoredChange {
    var anchors = anchors(for: anchor, in: viewport, isMeasuring: true)
    return try keeping(anchor, &anchors, in: viewport, following: []) {
      (strategy: inout Self) throws(LayoutError) in
      try strategy.update(to: input)
    }
  }

  /// Does something while the first of some anchors that is left stays in place; if none is, the
  /// start of the content does.
  private mutating func keeping(
    _ anchor: LayoutAnchor, _ anchors: inout [ScrollAnchor], in viewport: Frame,
    following changes: [LayoutChange],
    _ body: (inout Self) throws(LayoutError) -> ContentChange
  ) throws(LayoutError) -> AnchoredChange {
    let axis = input.container.scrollAxis
    var (container, before) = (input.container, contentSize)
    let done = try body(&self)
    // The display may be another one now, so pixels are those of afterwards.
    container.displayScale = input.container.displayScale
    var moved: (id: ElementID?, distance: Int64)?
    for index in anchors.indices where moved == nil {
      let subject = anchors[index].subject
      let id = subject.item.flatMap { followed($0, by: changes) }
      guard var held = anchors[index].followed(to: subject.named(id)) else { continue }
      if let id, changes.isEmpty, done.keeps(id) {
        moved = (id, 0)
      } else if let distance = held.follow(in: self) {
        moved = (id, distance)
      }
      anchors[index] = held
    }
    let distance = moved?.distance ?? 0
    let offset = offset(
      of: viewport, movedBy: anchor == .none ? nil : distance,
      from: ScrollLine(container, contentSize: before), to: scrollLine)
    var change = AnchoredChange(
      contentSizeDelta: done.contentSizeDelta,
      offsetAdjustment: .zero, offset: viewport.offset, anchor: moved?.id,
      isClamped: offset.isClamped)
    let oldOffset = grid.pixels(viewport.start(axis))
    if offset.pixels != oldOffset {
      change.offset[axis] = grid.points(pixels: offset.pixels)
      change.offsetAdjustment[axis] = grid.points(pixels: offset.pixels - oldOffset)
    }
    return change
  }

  /// Where a view is once its anchor has moved by a distance, in pixels, as far as the ends of the
  /// content allow; without an anchor, where it was.
  ///
  /// A view that is held beyond an end of its content is not brought back, and may stay as far
  /// beyond it.
  private func offset(
    of viewport: Frame, movedBy distance: Int64?, from old: ScrollLine, to new: ScrollLine
  ) -> (pixels: Int64, isClamped: Bool) {
    let offset = grid.pixels(viewport.start(input.container.scrollAxis))
    let length = new.extent(of: viewport)
    let start = old.start(of: viewport)
    let wanted = distance.map { new.offset(ofViewFrom: start + $0, length: length) } ?? offset
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

  /// Returns the edges that may stay in place, the best first.
  private func anchors(
    for anchor: LayoutAnchor, in viewport: Frame, isMeasuring: Bool
  ) -> [ScrollAnchor] {
    let length = viewport.length(input.container.scrollAxis)
    return anchorSubjects(for: anchor, in: viewport, isMeasuring: isMeasuring)
      .compactMap { ScrollAnchor($0, in: self, viewLength: length) }
  }

  /// Returns the best edge to stay in place while sizes change; `nil` if there is none.
  func anchor(for anchor: LayoutAnchor, in viewport: Frame) -> ScrollAnchor? {
    let length = viewport.length(input.container.scrollAxis)
    return bestAnchorSubject(for: anchor, in: viewport)
      .flatMap { ScrollAnchor($0, in: self, viewLength: length) }
  }
}
