/// A complete layout engine; all strategies return equal results but may compute and store them
/// differently.
///
/// The benchmark harness first checks that strategies produce the same frames, bit for bit, and
/// then compares their costs.
///
/// | requirement | how often |
/// |---|---|
/// | `query` | once per frame while scrolling; it should take O(log *n* + *k*) for *k* elements |
/// | `frame`, `estimatedAxes`, `fittedLengths` | for each element measured or scrolled to |
/// | `fit` | once for each frame with measured cells, with all of their sizes |
/// | `apply` | once for each batch of updates, with all of its changes |
/// | `update` | once for each new width or description |
/// | `contentSize`, `setVisibleBounds` | once per frame while scrolling |
/// | `writeFrames`, `fittedSizes` | rarely |
///
/// Results depend only on earlier mutating calls: queries can be repeated in any order with the
/// same results. `query` adds to the buffer and to its ``VisibleElements/work``; all other methods
/// count their work in ``work``. Copies are independent.
///
/// A strategy that does not use an engine of this module must lay out four kinds of elements
/// itself: pinned boundary items, which follow the visible bounds; orthogonal rows; supplementary
/// items and decorations; and the boundary items of the whole layout. A query finds an element of
/// an orthogonal row at its scrolled position, but returns its frame in the unscrolled row.
/// `LayoutStrategyTrial` in `LayoutStrategies` tests a strategy against one without caches, and
/// ``ComposedStrategy`` names a strategy's parts.
public protocol LayoutStrategy: Sendable {
  /// The name of the strategy in benchmark results.
  static var name: String { get }

  /// Creates a strategy that lays out an input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  init(_ input: LayoutInput) throws(LayoutError)

  /// Lays out a new input in place of the current one; it may have another width, other sections or
  /// other item counts.
  ///
  /// Items with an unchanged size proposal keep their measured sizes.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is then unchanged.
  @discardableResult
  mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange

  /// The description of the content currently laid out.
  var input: LayoutInput { get }

  /// Applies measured sizes and returns the resulting change to the content, including the number
  /// of applied sizes.
  ///
  /// - Throws: ``LayoutError`` if a size is not finite or the content becomes too long; the
  ///   strategy is then unchanged.
  @discardableResult
  mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange

  /// Applies changes to items and sections in order; each measured size moves with its item.
  ///
  /// - Throws: ``LayoutError`` if a change refers to a missing item or section, or if the result of
  ///   a change cannot be laid out. Earlier changes remain applied.
  @discardableResult
  mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange

  /// Returns the self-sizing axes of an element; empty if the element does not exist.
  func estimatedAxes(of element: ElementID) -> AxisSet

  /// Returns the measured lengths of an element's content.
  func fittedLengths(of element: ElementID) -> FittedLengths

  /// Returns the range of items that must be measured together with an item because all of them
  /// take the length of the longest one.
  ///
  /// The range usually contains only the item itself.
  func uniformSiblings(section: Int, item: Int) -> Range<Int>

  /// All measured sizes, which can be stored and applied again later.
  ///
  /// They are in order of section, kind and item; boundary items of the whole layout come last.
  var fittedSizes: [FittedSize] { get }

  /// The size of the whole content, in points.
  var contentSize: Vector { get }

  /// The number of data items with a frame.
  ///
  /// An item that cannot be placed has none.
  var shownItemCount: Int { get }

  /// The operations counted so far while laying out and updating the content.
  var work: WorkCounters { get }

  /// Scrolls the row of an orthogonal section to an offset, in points from its leading end.
  mutating func setRowOffset(_ offset: Double, section: Int)

  /// Sets the visible rectangle of the content, excluding the parts under bars; pinned items stay
  /// within it.
  ///
  /// - Parameter bounds: The rectangle in content coordinates, in points; `nil` to pin nothing.
  mutating func setVisibleBounds(_ bounds: Frame?)

  /// Finds the elements overlapping a rectangle; cells are found in order of section and item.
  func query(_ rectangle: Frame, into visible: inout VisibleElements)

  /// Returns the frame of a data item, or `nil` if it has none.
  func frame(section: Int, item: Int) -> Frame?

  /// Writes the frames of all data items in order and returns the number of frames written.
  ///
  /// Items without a frame are skipped.
  func writeFrames(into frames: inout MutableSpan<Frame>) -> Int
}

extension LayoutStrategy {
  /// The frames of all data items, in order; items without a frame are skipped.
  ///
  /// - Complexity: O(*n*) for *n* items.
  package var allFrames: [Frame] {
    // Some strategies would have to visit every item to count the shown ones.
    let count = input.sections.reduce(0) { $0 + $1.itemCount }
    var frames = ContiguousArray(repeating: Frame.zero, count: count)
    var span = frames.mutableSpan
    let written = writeFrames(into: &span)
    return Array(frames.prefix(written))
  }

  /// Returns whether the size of an element is known.
  ///
  /// It is known if the content has been measured along every self-sizing axis, or if there is no
  /// such axis.
  ///
  /// - Complexity: The same as ``estimatedAxes(of:)`` and ``fittedLengths(of:)``.
  public func isSizeKnown(of element: ElementID) -> Bool {
    let axes = estimatedAxes(of: element)
    if axes.isEmpty { return true }
    let lengths = fittedLengths(of: element)
    return Axis.allCases.allSatisfy { !axes.contains($0) || lengths[$0] != nil }
  }
}

/// A layout strategy made of exchangeable parts, so that each part can be tested and varied
/// independently.
///
/// ``LayoutEngine`` is such a strategy. A strategy in another module can declare its parts in the
/// same way, so that tools can use them.
public protocol ComposedStrategy: LayoutStrategy {
  /// The type of the cache for group solutions.
  associatedtype Solutions: SolutionCaching
  /// The type of the index that finds the starts of groups.
  associatedtype Extents: ExtentIndex
  /// The type of the index that finds the items of a large group.
  associatedtype Spatial: SpatialIndex
}

extension LayoutEngine: ComposedStrategy {}

/// Methods for hit testing cells.
extension LayoutStrategy {
  /// Returns the frontmost cell at a point: the cell with the highest z-index, or the first of
  /// several with the same z-index.
  ///
  /// Cells of orthogonal rows are found at their scrolled positions.
  ///
  /// - Parameters:
  ///   - point: The point in content coordinates, in points. A frame includes its left and top
  ///     edges but not its right and bottom edges.
  ///   - visible: A reusable buffer for the elements at the point.
  /// - Returns: The cell with its frame in the unscrolled row, or `nil` if no cell lies at the
  ///   point.
  /// - Complexity: The same as ``query(_:into:)`` with *k* elements found at the point.
  public func frontmostCell(
    at point: Vector, using visible: inout VisibleElements
  ) -> LayoutElement? {
    visible.removeAll()
    // A small rectangle stands for the point, because a rectangle without area finds nothing.
    let side = 0x1p-10
    query(Frame(x: point.horizontal, y: point.vertical, width: side, height: side), into: &visible)
    var front: LayoutElement?
    for element in visible.elements where element.kind == .cell {
      // The query takes the scroll offset of a row into account, but the frame of a cell does not.
      guard input.isRow(section: element.section) || element.frame.holds(point) else { continue }
      if let known = front, known.zIndex >= element.zIndex { continue }
      front = element
    }
    return front
  }
}

extension Frame {
  /// Returns whether the rectangle contains a point, including points on its left and top edges.
  fileprivate func holds(_ point: Vector) -> Bool {
    point.horizontal >= x && point.horizontal < maxX && point.vertical >= y && point.vertical < maxY
  }
}
