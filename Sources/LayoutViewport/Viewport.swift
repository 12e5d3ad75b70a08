public import LayoutCore

/// Viewport over a layout, for a host of one's own: its scroll offset, the elements in need of a
/// size, and the shown elements.
///
/// A state machine without calls of the host's code: ``next()`` names an element, ``answer(_:)``
/// gets its size, and the host may do anything in between. The scroll anchor stays in place.
///
///     var viewport = try Viewport(DefaultLayoutEngine(input))
///     viewport.scroll(to: 12_000)
///     while let row = viewport.next() { try viewport.answer(host.size(of: row)) }
///     viewport.show(entered: host.add, moved: host.place, left: host.remove)
public struct Viewport<Layout: LayoutStrategy> {
  /// The layout, owned by the viewport: it changes only through the viewport.
  public private(set) var layout: Layout
  /// The visible part of the content, in points.
  public private(set) var bounds: Frame
  /// The scroll anchor.
  public var anchor: LayoutAnchor
  /// How far beyond both ends of the visible part elements are measured and shown, in points.
  public var overscan = 0.0 { didSet { settling = nil } }
  /// How far beyond both ends of the visible part contents are to be fetched, in points.
  public var prefetchDistance = 0.0

  private var settling: Settling?
  private var measuring: LayoutElement?
  private var shown = ShownElements()
  private var prefetched = ShownElements()

  /// Creates a viewport at the start of the content, with the size of the layout's container.
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
  /// - Throws: `LayoutError` if a change names a missing item or section, or something cannot be
  ///   laid out.
  public mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) {
    bounds.offset = try layout.apply(changes, in: bounds, anchor: anchor).offset
    settling = nil
  }

  /// Goes over to another input while the scroll anchor stays in place: another width, other plans.
  ///
  /// - Throws: `LayoutError` if the input cannot be laid out.
  public mutating func update(to input: LayoutInput) throws(LayoutError) {
    bounds.offset = try layout.update(to: input, in: bounds, anchor: anchor).offset
    bounds.size = input.container.size
    settling = nil
  }

  // MARK: Measuring

  /// Names the next element to measure, at its current place; `nil` if every visible size is known,
  /// or enough have been measured.
  ///
  /// An element named without an answer is named again.
  public mutating func next() -> LayoutElement? {
    if let measuring, settling != nil { return measuring }
    var machine = settling ?? Settling(layout, viewport: bounds, anchor: anchor, overscan: overscan)
    measuring = machine.next(of: layout)?.element
    settling = measuring == nil ? nil : machine
    return measuring
  }

  /// Applies the size of the last named element, in points; `nil` keeps its estimate.
  ///
  /// Without such an element this does nothing, as after a change or a step of scrolling.
  ///
  /// - Throws: `LayoutError` if the size is no number or the content gets too long.
  public mutating func answer(_ size: Vector?) throws(LayoutError) {
    guard let element = measuring, var machine = settling else { return }
    (measuring, settling) = (nil, nil)
    try machine.answer(size, for: element, into: &layout)
    bounds.offset = machine.report.offset
    settling = machine
  }

  // MARK: Showing

  /// Compares the visible elements, and those within the overscan, with the last call's.
  ///
  /// - Parameters:
  ///   - entered: Called with each newly visible element.
  ///   - moved: Called with each element at another place in the content.
  ///   - left: Called with each element no longer visible.
  /// - Complexity: A query, and O(*k*) for *k* visible elements; O(*k* log *k*) where cells are not
  ///   alone.
  public mutating func show(
    entered: (LayoutElement) -> Void, moved: (LayoutElement) -> Void,
    left: (LayoutElement) -> Void
  ) {
    layout.setVisibleBounds(bounds)
    shown.compare(
      layout, in: bounds.extended(along: layout.input.container.scrollAxis, by: overscan),
      entered: entered, moved: moved, left: left)
  }

  /// Compares the elements within the prefetch distance with the last call's.
  ///
  /// Nothing is measured for it: the places of elements out of sight follow from their estimates.
  ///
  /// - Parameters:
  ///   - entered: Called with each element whose content is to be fetched.
  ///   - left: Called with each element whose content is not needed any more.
  /// - Complexity: As ``show(entered:moved:left:)``.
  public mutating func prefetch(entered: (LayoutElement) -> Void, left: (LayoutElement) -> Void) {
    prefetched.compare(
      layout, in: bounds.extended(along: layout.input.container.scrollAxis, by: prefetchDistance),
      entered: entered, moved: { _ in }, left: left)
  }
}
