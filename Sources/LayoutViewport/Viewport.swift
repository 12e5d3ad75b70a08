public import LayoutCore

/// The visible part of a layout in a custom host.
///
/// The viewport tracks the scroll offset, the elements to measure and the elements to show.
///
/// The viewport is a state machine that never calls the host: ``next()`` returns an element,
/// ``answer(_:)`` receives its size, and the host may do anything in between. The scroll anchor
/// stays in place.
///
///     var viewport = try Viewport(DefaultLayoutEngine(input))
///     viewport.scroll(to: 12_000)
///     while let row = viewport.next() { try viewport.answer(host.size(of: row)) }
///     viewport.show(entered: host.add, moved: host.place, left: host.remove)
public struct Viewport<Layout: LayoutStrategy> {
  /// The layout; only the viewport can change it.
  public private(set) var layout: Layout
  /// The visible part of the content, in points.
  public private(set) var bounds: Frame
  /// The scroll anchor: the rule for choosing the content that stays in place during changes and
  /// measurements.
  public var anchor: LayoutAnchor
  /// The extra distance at each end of the visible part where elements are also measured and shown,
  /// in points.
  public var overscan = 0.0 { didSet { settling = nil } }
  /// The extra distance at each end of the visible part where content is prefetched, in points.
  public var prefetchDistance = 0.0

  private var settling: Settling?
  private var measuring: LayoutElement?
  private var shown = DisplayedElements()
  private var prefetched = DisplayedElements()

  /// Creates a viewport at the start of the content, with the size of the layout's container.
  ///
  /// - Parameters:
  ///   - layout: The layout to show; from now on, change it only through the viewport.
  ///   - anchor: The rule for choosing the content to keep in place during changes and
  ///     measurements.
  public init(_ layout: Layout, anchor: LayoutAnchor = .first) {
    self.layout = layout
    self.anchor = anchor
    let size = layout.input.container.size
    bounds = Frame(x: 0, y: 0, width: size.horizontal, height: size.vertical)
    scroll(to: 0)
  }

  // MARK: Scrolling and changes

  /// Scrolls to a distance from the start of the content, in points, clamped to the ends of the
  /// content.
  public mutating func scroll(to start: Double) {
    let line = layout.scrollLine
    let length = line.extent(of: bounds)
    let wanted = min(max(0, layout.grid.pixels(start)), line.lastOffset(ofViewOf: length))
    bounds.offset[layout.input.container.scrollAxis] = layout.grid.points(
      pixels: line.offset(ofViewFrom: wanted, length: length))
    settling = nil
  }

  /// Applies changes and keeps the scroll anchor in place.
  ///
  /// - Throws: `LayoutError` if a change refers to a missing item or section, or if the result
  ///   cannot be laid out.
  public mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) {
    bounds.offset = try layout.apply(changes, in: bounds, anchor: anchor).offset
    settling = nil
  }

  /// Replaces the input and keeps the scroll anchor in place.
  ///
  /// The input changes, for example, if the width or the section plans change.
  ///
  /// - Throws: `LayoutError` if the input cannot be laid out.
  public mutating func update(to input: LayoutInput) throws(LayoutError) {
    bounds.offset = try layout.update(to: input, in: bounds, anchor: anchor).offset
    bounds.size = input.container.size
    settling = nil
  }

  // MARK: Measuring

  /// Returns the next element to measure, with its current frame.
  ///
  /// The same element is returned until its size is passed to ``answer(_:)``. Returns `nil` if
  /// every visible size is known or the maximum number of measurements has been reached.
  public mutating func next() -> LayoutElement? {
    if let measuring, settling != nil { return measuring }
    var machine = settling ?? Settling(layout, viewport: bounds, anchor: anchor, overscan: overscan)
    measuring = machine.next(of: layout)?.element
    settling = measuring == nil ? nil : machine
    return measuring
  }

  /// Applies the size, in points, of the element last returned by ``next()``, or keeps the estimate
  /// if the size is `nil`.
  ///
  /// If no element is awaiting its size, for example after a change or after scrolling, the call
  /// has no effect.
  ///
  /// - Throws: `LayoutError` if the size is not a number or the content becomes too long.
  public mutating func answer(_ size: Vector?) throws(LayoutError) {
    guard let element = measuring, var machine = settling else { return }
    (measuring, settling) = (nil, nil)
    try machine.answer(size, for: element, into: &layout)
    bounds.offset = machine.report.offset
    settling = machine
  }

  // MARK: Showing

  /// Reports changes to the elements in the visible part and the overscan since the previous call.
  ///
  /// - Parameters:
  ///   - entered: A closure called with each newly visible element.
  ///   - moved: A closure called with each element whose frame in the content has changed.
  ///   - left: A closure called with each element that is no longer visible.
  /// - Complexity: A query, and O(*k*) for *k* visible elements; O(*k* log *k*) if they are not all
  ///   cells.
  public mutating func show(
    entered: (LayoutElement) -> Void, moved: (LayoutElement) -> Void,
    left: (LayoutElement) -> Void
  ) {
    layout.setVisibleBounds(bounds)
    shown.compare(
      layout, in: bounds.extended(along: layout.input.container.scrollAxis, by: overscan),
      entered: entered, moved: moved, left: left)
  }

  /// Reports how the elements within the prefetch distance have changed since the previous call.
  ///
  /// No element is measured: outside the visible part, frames are computed from estimated sizes.
  ///
  /// - Parameters:
  ///   - entered: A closure called with each element whose content should be fetched.
  ///   - left: A closure called with each element whose content is no longer needed.
  /// - Complexity: The same as ``show(entered:moved:left:)``.
  public mutating func prefetch(entered: (LayoutElement) -> Void, left: (LayoutElement) -> Void) {
    prefetched.compare(
      layout, in: bounds.extended(along: layout.input.container.scrollAxis, by: prefetchDistance),
      entered: entered, moved: { _ in }, left: left)
  }
}
