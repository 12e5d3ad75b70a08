public import LayoutCore

/// A strategy that forwards to another strategy and changes some of the results.
///
/// A conforming type stores the other strategy as ``base`` and implements only the requirements
/// whose results it changes; all others forward to ``base``.
public protocol ForwardingStrategy: LayoutStrategy {
  /// The type of the underlying strategy.
  associatedtype Base: LayoutStrategy
  /// The underlying strategy: the receiver of all forwarded calls.
  var base: Base { get set }

  /// Creates a strategy that forwards to another strategy.
  init(base: Base)
}

extension ForwardingStrategy {
  /// Creates a strategy and lays out an input with ``base``.
  ///
  /// - Throws: `LayoutError` if the input cannot be laid out.
  public init(_ input: LayoutInput) throws(LayoutError) {
    self.init(base: try Base(input))
  }

  /// Replaces the input of ``base``.
  ///
  /// - Throws: `LayoutError` if the input cannot be laid out.
  @discardableResult
  public mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    try base.update(to: input)
  }

  /// The input of the current layout.
  public var input: LayoutInput { base.input }

  /// Applies measured sizes of elements.
  ///
  /// - Throws: `LayoutError` if a size is not a number or the content becomes too long.
  @discardableResult
  public mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    try base.fit(sizes)
  }

  /// Applies changes in order.
  ///
  /// - Throws: `LayoutError` if a change refers to an unknown item or section.
  @discardableResult
  public mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    try base.apply(changes)
  }

  /// Returns the self-sizing axes of an element.
  public func estimatedAxes(of element: ElementID) -> AxisSet { base.estimatedAxes(of: element) }

  /// Returns the measured lengths of an element.
  public func fittedLengths(of element: ElementID) -> FittedLengths {
    base.fittedLengths(of: element)
  }

  /// Returns the items to be measured together with an item, because they all have the same length.
  public func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    base.uniformSiblings(section: section, item: item)
  }

  /// All measured sizes, in order; they can be passed to `fit(_:)` to apply them again.
  public var fittedSizes: [FittedSize] { base.fittedSizes }

  /// The size of the content, in points.
  public var contentSize: Vector { base.contentSize }

  /// The number of data items with a frame.
  public var shownItemCount: Int { base.shownItemCount }

  /// The operation counts of all layouts and updates so far.
  public var work: WorkCounters { base.work }

  /// Scrolls a section's orthogonally scrolling row to an offset, in points from its leading end.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    base.setRowOffset(offset, section: section)
  }

  /// Sets the visible part of the content, in points.
  public mutating func setVisibleBounds(_ bounds: Frame?) { base.setVisibleBounds(bounds) }

  /// Finds the elements in a rectangle.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    base.query(rectangle, into: &visible)
  }

  /// Returns the frame of a data item, or `nil` if it has none.
  public func frame(section: Int, item: Int) -> Frame? { base.frame(section: section, item: item) }

  /// Writes the frames of all data items that have one, in order, and returns the number of frames.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    base.writeFrames(into: &frames)
  }
}
