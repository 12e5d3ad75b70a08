/// Viewport over a layout, for a host of one's own: how far it has been scrolled, the elements that
/// need a size, and the elements that it shows.
///
/// A state machine that calls no code of the host: ``next()`` names an element, ``answer(_:)``
/// gets its size, and the host may do anything in between. The scroll anchor stays in place.
///
///     var viewport = try Viewport(DefaultLayoutEngine(input))
///     viewport.scroll(to: 12_000)
///     while let row = viewport.next() { try viewport.answer(host.size(of: row)) }
///     viewport.show(entered: host.add, moved: host.place, left: host.remove)
public struct Viewport<Layout: LayoutStrategy> {
  /// The layout.
  public private(set) var layout: Layout
  /// The visible part of the content, in points.
  public private(set) var bounds: Frame
  /// The scroll anchor.
  public var anchor: LayoutAnchor

  private var settling: Settling?
  private var measuring: LayoutElement?
  private var shown: [LayoutElement] = []
  private var visible = VisibleElements()

  /// Makes a viewport at the start of the content, as large as the layout's container.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - anchor: The scroll anchor.
  public init(_ layout: Layout, anchor: LayoutAnchor = .first) {
    self.layout = layout
    self.anchor = anchor
    let size = layout.input.container.size
    bounds = Frame(x: 0, y: 0, width: size.horizontal, height: size.vertical)
    scroll(to: 0)
  }

  // MARK: Scrolling and changes

  /// Scrolls to a distance from where the content begins, in points, no further than it reaches.
  public mutating func scroll(to start: Double) {
    let line = layout.scrollLine
    let length = line.extent(of: bounds)
    let wanted = min(max(0, layout.grid.pixels(start)), line.lastOffset(ofViewOf: length))
    bounds.offset[layout.input.container.scrollAxis] = layout.grid.points(
      pixels: line.offset(ofViewFrom: wanted, length: length))
    settling = nil
  }

  /// Makes changes while the scroll anchor stays in place.
  ///
  /// - Throws: ``LayoutError`` if a change names an item or a section that is not there, or
  ///   something cannot be laid out.
  public mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) {
    bounds.offset = try layout.apply(changes, in: bounds, anchor: anchor).offset
    settling = nil
  }

  /// Goes over to another input while the scroll anchor stays in place: another width, other plans.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  public mutating func update(to input: LayoutInput) throws(LayoutError) {
    bounds.offset = try layout.update(to: input, in: bounds, anchor: anchor).offset
    bounds.size = input.container.size
    settling = nil
  }

  // MARK: Measuring

  /// Names the next element whose content has to say how large it is, where it is by now; `nil` if
  /// every visible size is known, or enough have been measured.
  ///
  /// An element that is named and gets no answer is named again.
  public mutating func next() -> LayoutElement? {
    if let measuring, settling != nil { return measuring }
    var machine = settling ?? Settling(layout, viewport: bounds, anchor: anchor)
    measuring = machine.next(of: layout)?.element
    settling = measuring == nil ? nil : machine
    return measuring
  }

  /// Applies the size of the element that was named last, in points; `nil` keeps its estimate.
  ///
  /// Without such an element this does nothing, as after a change or a step of scrolling.
  ///
  /// - Throws: ``LayoutError`` if the size is no number or the content gets too long.
  public mutating func answer(_ size: Vector?) throws(LayoutError) {
    guard let element = measuring, var machine = settling else { return }
    (measuring, settling) = (nil, nil)
    try machine.answer(size, for: element, into: &layout)
    bounds.offset = machine.report.offset
    settling = machine
  }

  // MARK: Showing

  /// Compares the visible elements with those of the last call.
  ///
  /// - Parameters:
  ///   - entered: Called with each element that was not visible.
  ///   - moved: Called with each element that is somewhere else in the content.
  ///   - left: Called with each element that is no longer visible.
  /// - Complexity: O(*k* log *k*) for *k* visible elements, and a query.
  public mutating func show(
    entered: (LayoutElement) -> Void, moved: (LayoutElement) -> Void,
    left: (LayoutElement) -> Void
  ) {
    layout.setVisibleBounds(bounds)
    visible.removeAll()
    layout.query(bounds, into: &visible)
    let now = visible.elements.sorted()
    var (old, new) = (0, 0)
    while old < shown.count || new < now.count {
      if new == now.count || (old < shown.count && shown[old] < now[new]) {
        left(shown[old])
        old += 1
      } else if old == shown.count || now[new] < shown[old] {
        entered(now[new])
        new += 1
      } else {
        if now[new] != shown[old] { moved(now[new]) }
        (old, new) = (old + 1, new + 1)
      }
    }
    shown = now
  }
}
