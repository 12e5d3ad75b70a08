/// A complete layout engine: the same answers, computed and remembered in its own way.
///
/// The harness compares strategies after a check for equal frames, bit for bit.
///
/// | requirement | how often |
/// |---|---|
/// | `query` | once for each frame of a scroll; O(log *n* + *k*) for *k* elements is the aim |
/// | `frame`, `estimatedAxes`, `fittedLengths` | for each element that is measured or scrolled to |
/// | `fit` | once for each frame in which cells are measured, with the sizes of all of them |
/// | `apply` | once for each batch of updates, with all of its changes |
/// | `update` | once for each new width or description |
/// | `contentSize`, `setVisibleBounds` | with every frame |
/// | `writeFrames`, `fittedSizes` | rarely |
///
/// Answers depend only on the calls that change something: a repeated query is answered again, in
/// any order. `query` adds to the buffer and to its ``VisibleElements/work``; everything else
/// counts in ``work``. Copies are independent.
///
/// A strategy without an engine of this module has to lay out pinned boundary items, following the
/// visible bounds; orthogonal rows, with elements found where the row shows them and returned with
/// their frames in the unscrolled row; supplementary items, decorations, and the boundary items of
/// the whole layout. `LayoutStrategyTrial` in `LayoutStrategies` tries a strategy against one
/// without memory, and ``PartedStrategy`` names a strategy's parts.
public protocol LayoutStrategy: Sendable {
  /// The strategy's name in the harness.
  static var name: String { get }

  /// Lays out an input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  init(_ input: LayoutInput) throws(LayoutError)

  /// Goes over to another input: another width, other sections or other counts. Items with the same
  /// size proposal as before keep their measured sizes.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is unchanged then.
  @discardableResult
  mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange

  /// The current input.
  var input: LayoutInput { get }

  /// Applies measured sizes, and returns the effect; how many of them counted.
  ///
  /// - Throws: ``LayoutError`` if a size is no number or the content gets too long; the strategy is
  ///   unchanged then.
  @discardableResult
  mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange

  /// Applies changes in their order; a measured size goes where its item goes.
  ///
  /// - Throws: ``LayoutError`` if a change names a missing item or section, or something cannot be
  ///   laid out; the changes before it have been made then.
  @discardableResult
  mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange

  /// The axes decided by the content of an element; none if the element is missing.
  func estimatedAxes(of element: ElementID) -> AxisSet

  /// Returns the measured lengths of an element.
  func fittedLengths(of element: ElementID) -> FittedLengths

  /// The items to measure together with one, because all get the length of the longest; the item
  /// alone, mostly.
  func uniformSiblings(section: Int, item: Int) -> Range<Int>

  /// All measured sizes, to be kept and applied again: in order of section, kind and item, with the
  /// boundary items of the whole layout at the end.
  var fittedSizes: [FittedSize] { get }

  /// The size of everything, in points.
  var contentSize: Vector { get }

  /// How many data items have a frame.
  var shownItemCount: Int { get }

  /// The work of laying out and updating so far.
  var work: WorkCounters { get }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  mutating func setRowOffset(_ offset: Double, section: Int)

  /// Sets the visible part of the content, without the parts under bars: pinned items stay in it.
  ///
  /// - Parameter bounds: The rectangle in content coordinates, in points; `nil` pins nothing.
  mutating func setVisibleBounds(_ bounds: Frame?)

  /// Finds the elements sharing some area with a rectangle; the cells in order of section and item.
  func query(_ rectangle: Frame, into visible: inout VisibleElements)

  /// The frame of one data item, or `nil` if it has none.
  func frame(section: Int, item: Int) -> Frame?

  /// Writes the frames of all data items with a frame, in order, and returns their number.
  func writeFrames(into frames: inout MutableSpan<Frame>) -> Int
}

extension LayoutStrategy {
  /// The frames of all data items with a frame, in order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package var allFrames: [Frame] {
    // Some strategies walk past everything to count what is shown.
    let count = input.sections.reduce(0) { $0 + $1.itemCount }
    var frames = ContiguousArray(repeating: Frame.zero, count: count)
    var span = frames.mutableSpan
    let written = writeFrames(into: &span)
    return Array(frames.prefix(written))
  }

  /// Whether the size of an element is known: its content decides nothing, or has been measured.
  ///
  /// - Complexity: As ``estimatedAxes(of:)`` and ``fittedLengths(of:)``.
  public func isSizeKnown(of element: ElementID) -> Bool {
    let axes = estimatedAxes(of: element)
    if axes.isEmpty { return true }
    let lengths = fittedLengths(of: element)
    return Axis.allCases.allSatisfy { !axes.contains($0) || lengths[$0] != nil }
  }
}

/// Strategy of exchangeable parts, each tried and varied by itself.
///
/// ``LayoutEngine`` is one. A strategy of another module with its own engine parts names them here
/// for tools.
public protocol PartedStrategy: LayoutStrategy {
  /// The cache of group solutions.
  associatedtype Solutions: SolutionCaching
  /// The index of where groups start.
  associatedtype Extents: ExtentIndex
  /// The index of the items of a large group.
  associatedtype Spatial: SpatialIndex
}

extension LayoutEngine: PartedStrategy {}

/// Cells by points.
extension LayoutStrategy {
  /// The frontmost cell at a point: the one of the highest order, or the first of equal ones.
  ///
  /// Cells of orthogonal rows are where the view shows them.
  ///
  /// - Parameters:
  ///   - point: The point in content coordinates, in points. The left and top edges of a frame
  ///     belong to it, the other two do not.
  ///   - visible: A buffer for the elements at the point, used again.
  /// - Returns: The cell, with its frame in the unscrolled row; `nil` if there is none.
  /// - Complexity: As ``query(_:into:)`` with *k* elements found at the point.
  public func frontmostCell(
    at point: Vector, using visible: inout VisibleElements
  ) -> LayoutElement? {
    visible.removeAll()
    // A small rectangle stands for the point, as one without area finds nothing.
    let side = 0x1p-10
    query(Frame(x: point.horizontal, y: point.vertical, width: side, height: side), into: &visible)
    var front: LayoutElement?
    for element in visible.elements where element.kind == .cell {
      // Frames of a scrolled row do not say where the view shows its cells; the query does.
      guard input.isRow(section: element.section) || element.frame.holds(point) else { continue }
      if let known = front, known.zIndex >= element.zIndex { continue }
      front = element
    }
    return front
  }
}

extension Frame {
  /// Whether a point is in the rectangle, its left and top edges included.
  fileprivate func holds(_ point: Vector) -> Bool {
    point.horizontal >= x && point.horizontal < maxX && point.vertical >= y && point.vertical < maxY
  }
}
