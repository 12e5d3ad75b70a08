/// Edge of the content or of an item that stays where it is on the screen while the content around
/// it changes, and where in the content it was.
package struct ScrollAnchor: Hashable, Sendable {
  /// An edge, by name.
  package enum Subject: Hashable, Sendable {
    /// The leading end of the content.
    case contentStart
    /// The trailing end of the content.
    case contentEnd
    /// The leading edge of an item.
    case itemStart(section: Int, item: Int)
    /// The trailing edge of an item.
    case itemEnd(section: Int, item: Int)

    /// The item; `nil` for the ends of the content.
    package var item: ElementID? {
      switch self {
      case .contentStart, .contentEnd: nil
      case .itemStart(let section, let item), .itemEnd(let section, let item):
        ElementID(section: section, item: item)
      }
    }

    /// Whether it is the edge that is nearer to the trailing end.
    var isTrailing: Bool {
      switch self {
      case .contentStart, .itemStart: false
      case .contentEnd, .itemEnd: true
      }
    }

    /// The same edge of an item that has another place now; `nil` if the item is gone.
    package func named(_ id: ElementID?) -> Subject? {
      switch self {
      case .contentStart, .contentEnd: self
      case .itemStart: id.map { .itemStart(section: $0.section, item: $0.item) }
      case .itemEnd: id.map { .itemEnd(section: $0.section, item: $0.item) }
      }
    }
  }

  /// The edge.
  package let subject: Subject

  /// Where the edge was, in points from where the content begins.
  private var place: Double

  /// The lengths of the content and of the view then, in points.
  private let (contentLength, viewLength): (Double, Double)

  /// Notes where an edge is; `nil` if it is nowhere.
  package init?(_ subject: Subject, in layout: some LayoutStrategy, viewLength: Double) {
    // Read once: where this is not specialised, each look at the input copies it.
    let container = layout.input.container
    let length = layout.contentSize[container.scrollAxis]
    guard let place = layout.place(of: subject, in: container, contentLength: length) else {
      return nil
    }
    self.init(subject, place: place, contentLength: length, viewLength: viewLength)
  }

  private init(_ subject: Subject, place: Double, contentLength: Double, viewLength: Double) {
    self.subject = subject
    self.place = place
    (self.contentLength, self.viewLength) = (contentLength, viewLength)
  }

  /// The same place of an edge whose name has changed; `nil` if it is gone.
  package func followed(to subject: Subject?) -> ScrollAnchor? {
    subject.map {
      ScrollAnchor($0, place: place, contentLength: contentLength, viewLength: viewLength)
    }
  }

  /// Notes where the edge is by now.
  ///
  /// - Returns: How far it has moved away from where the content begins, in pixels; `nil` if it is
  ///   gone.
  mutating func follow(in layout: some LayoutStrategy) -> Int64? {
    let container = layout.input.container
    let length = layout.contentSize[container.scrollAxis]
    return follow(in: layout, container, contentLength: length)
  }

  private mutating func follow(
    in layout: some LayoutStrategy, _ container: LayoutContainer, contentLength: Double
  ) -> Int64? {
    guard
      let now = layout.place(of: subject, in: container, contentLength: contentLength)
    else { return nil }
    defer { place = now }
    return container.grid.pixels(now) - container.grid.pixels(place)
  }

  /// How far a view has to be scrolled for the edge to be where it was on the screen.
  ///
  /// - Parameters:
  ///   - layout: The layout by now.
  ///   - viewLength: The length of the view by now, in points.
  /// - Returns: The distance in points; `nil` if the edge is gone.
  package func adjustment(in layout: some LayoutStrategy, viewLength: Double) -> Double? {
    let container = layout.input.container
    let grid = container.grid
    let length = layout.contentSize[container.scrollAxis]
    var anchor = self
    guard var distance = anchor.follow(in: layout, container, contentLength: length) else {
      return nil
    }
    let growth = grid.pixels(viewLength) - grid.pixels(self.viewLength)
    // A trailing edge stays as far from the trailing end of the view.
    if subject.isTrailing { distance -= growth }
    if container.isMirroredAlongScrolling {
      distance = grid.pixels(length) - grid.pixels(contentLength) - distance - growth
    }
    return grid.points(pixels: distance)
  }
}

extension LayoutContainer {
  /// Whether the content starts at the right and scrolls to the left.
  fileprivate var isMirroredAlongScrolling: Bool { isRightToLeft && scrollAxis == .horizontal }
}

extension LayoutStrategy {
  /// Whether the content starts at the right and scrolls to the left.
  package var isMirroredAlongScrolling: Bool { input.container.isMirroredAlongScrolling }

  /// Where an edge is, in points from where the content begins.
  fileprivate func place(
    of subject: ScrollAnchor.Subject, in container: LayoutContainer, contentLength: Double
  ) -> Double? {
    let axis = container.scrollAxis
    guard let id = subject.item else { return subject.isTrailing ? contentLength : 0 }
    return frame(section: id.section, item: id.item).map { frame in
      let (start, length) = (frame.start(axis), frame.length(axis))
      let leading = container.isMirroredAlongScrolling ? contentLength - start - length : start
      return subject.isTrailing ? leading + length : leading
    }
  }

  // MARK: Choosing an anchor

  /// The edges that an anchor may hold, the best first.
  ///
  /// - Parameters:
  ///   - anchor: The kind of anchor.
  ///   - viewport: The visible part of the content, in points.
  ///   - isMeasuring: Whether nothing changes but sizes: then nothing moves away from the start of
  ///     the content, and an item that is held is not lost.
  ///   - wasShown: Whether an item has been on the screen before: the better anchor.
  /// - Returns: The edges; none if the offset is to stay.
  package func anchorSubjects(
    for anchor: LayoutAnchor, in viewport: Frame, isMeasuring: Bool,
    wasShown: (ElementID) -> Bool = { _ in false }
  ) -> [ScrollAnchor.Subject] {
    func starts() -> [ScrollAnchor.Subject] {
      anchorItems(in: viewport, wasShown: wasShown).map {
        .itemStart(section: $0.section, item: $0.item)
      }
    }
    switch anchor {
    case .none: return []
    case .end where showsEnd(in: viewport): return [.contentEnd]
    case .item(let section, let item):
      return [.itemStart(section: section, item: item)] + (isMeasuring ? [] : starts())
    case .first: return showsStart(in: viewport) ? [.contentStart] : starts()
    case .last, .end:
      if isMeasuring, showsStart(in: viewport) { return [.contentStart] }
      return anchorItems(in: viewport, fromEnd: true, wasShown: wasShown).map {
        .itemEnd(section: $0.section, item: $0.item)
      }
    }
  }

  /// The best edge to hold while nothing changes but sizes: the first one of
  /// ``anchorSubjects(for:in:isMeasuring:wasShown:)``, found without a look at all others.
  func bestAnchorSubject(for anchor: LayoutAnchor, in viewport: Frame) -> ScrollAnchor.Subject? {
    switch anchor {
    case .none, .item: break
    case .end where showsEnd(in: viewport): break
    case .first, .last, .end:
      if showsStart(in: viewport) { break }
      var visible = VisibleElements()
      query(viewport, into: &visible)
      let isFromEnd = anchor != .first
      let count = visible.elements.count
      var best: ElementID?
      for index in 0..<count {
        let element = visible.elements[isFromEnd ? count - 1 - index : index]
        guard element.kind == .cell else { continue }
        let isKnown = isSizeKnown(of: element.id)
        if isKnown || best == nil { best = element.id }
        if isKnown { break }
      }
      return best.map {
        isFromEnd
          ? .itemEnd(section: $0.section, item: $0.item)
          : .itemStart(section: $0.section, item: $0.item)
      }
    }
    return anchorSubjects(for: anchor, in: viewport, isMeasuring: true).first
  }

  /// The visible items: first those of known size that have been on the screen before, then others
  /// of known size, then those that may still change.
  package func anchorItems(
    in viewport: Frame, fromEnd: Bool = false, wasShown: (ElementID) -> Bool = { _ in false }
  ) -> [ElementID] {
    var visible = VisibleElements()
    query(viewport, into: &visible)
    var (shown, known, unknown): ([ElementID], [ElementID], [ElementID]) = ([], [], [])
    for element in visible.elements where element.kind == .cell {
      let id = element.id
      if !isSizeKnown(of: id) {
        unknown.append(id)
      } else if wasShown(id) {
        shown.append(id)
      } else {
        known.append(id)
      }
    }
    return fromEnd
      ? shown.reversed() + known.reversed() + unknown.reversed() : shown + known + unknown
  }

  /// Whether the leading end of the content is visible, or the view is beyond it.
  private func showsStart(in viewport: Frame) -> Bool {
    showsEdge(isFar: isMirroredAlongScrolling, in: viewport)
  }

  /// Whether the trailing end of the content is visible.
  private func showsEnd(in viewport: Frame) -> Bool {
    showsEdge(isFar: !isMirroredAlongScrolling, in: viewport)
  }

  private func showsEdge(isFar: Bool, in viewport: Frame) -> Bool {
    let axis = input.container.scrollAxis
    let start = viewport.start(axis)
    guard isFar else { return grid.pixels(start) <= 0 }
    return grid.pixels(start + viewport.length(axis)) >= grid.pixels(contentSize[axis])
  }
}
